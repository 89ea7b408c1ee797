/* nonet_analyse.ts: <nonet-analyse>, the view that takes a puzzle apart: its path, each step drawn, all steps, why not, facts.
 *
 *     <nonet-analyse text="..." wasm="nonet.wasm"></nonet-analyse>
 *
 * `text`, attribute or property: the puzzle, in any notation. When another one is read, "nonet-analyse-text" tells it (detail: text),
 * for whoever keeps the address of the page. docs/web-analyse.md is its manual. */
import levels from 'nonet.wasm?levels';
import notations from 'nonet.wasm?notations';
import themes from 'nonet.wasm?themes';
import { NonetBoard, symbolOf, type BoardState, type Drawing, type Picture } from '../board';
import { isProblem, type Progress } from '../engine/types.js';
import './analyse.css';
import { Analysis, type Change } from './analysis';
import { ENGLISH, type Strings } from './analyse_strings';
import { AllPanel } from './all_panel';
import { hitOf } from './board_click';
import { type Desk, openDesk } from './desk';
import { h } from '../shell/dom';
import { formatRoute } from '../shell/router';
import { icon, refill } from './controls';
import { EditPad, lineOf, valueOfKey, valuesOfState } from './edit_pad';
import { effectText } from './effect_text';
import { FactsPanel } from './facts_panel';
import { JobLine } from './job_line';
import { leafOf } from './leaf_keys';
import { Levels } from './level_sign';
import { PathView } from './path_view';
import { PuzzleField } from './puzzle_field';
import { RatingsView } from './ratings_view';
import { StepCard } from './step_card';
import { Tabs } from './tabs';
import { boardStateOf } from './tinted_board';
import { WhyPanel } from './why_panel';

const TAB = { step: 0, all: 1, why: 2, facts: 3 };
const BLANK: BoardState = { side: 9, box: [3, 3], cells: Array.from({ length: 81 }, () => ({})) };

/* Everything that asks the engine. It is there at once, and waits for it. */
interface Parts {
  readonly desk: Desk;
  readonly analysis: Analysis;
  readonly path: PathView;
  readonly ratings: RatingsView;
  readonly card: StepCard;
  readonly all: AllPanel;
  readonly why: WhyPanel;
  readonly facts: FactsPanel;
  readonly tabs: Tabs;
}

export class NonetAnalyse extends HTMLElement {
  static readonly observedAttributes = ['text'];

  readonly #strings: Strings = ENGLISH;
  readonly #board = document.createElement('nonet-board') as NonetBoard;
  readonly #field = new PuzzleField(this.#strings, (text, box) => this.#read(text, box), () => this.#edit(!this.#isEditing));
  readonly #pad = new EditPad(this.#strings, (value) => this.#enter(value), (rows, columns) => this.#reshape(rows, columns));
  readonly #place = h('span', { class: 'place' });
  readonly #compare = h('a', { class: 'btn quiet only-wide', text: this.#strings.compare });
  readonly #nav: HTMLElement;
  readonly #under = h('div', { class: 'under' });
  readonly #side = h('div', { class: 'side' });
  readonly #left = h('div', { class: 'path' });
  readonly #seeking = h('div', { class: 'seeking', role: 'status' });
  #seekingLine: JobLine | null = null;
  #parts: Parts | null = null;
  #life: AbortController | null = null;
  #isEditing = false;
  #cursor = 0;
  #wanted = '';
  /* Clues that are tinted on request. */
  #tinted: readonly string[] = [];

  constructor() {
    super();
    this.#nav = this.#makeNav();
    this.#board.setAttribute('label', this.#strings.board);
    this.#board.setAttribute('selects', 'none');
  }

  // ---- life ----------------------------------------------------------------------------------------

  connectedCallback(): void {
    const life = (this.#life = new AbortController());
    if (!this.childElementCount) this.append(h('div', { class: 'mid' }, this.#field.node, this.#board, this.#under), this.#left, this.#side);
    refill(this.#under, this.#nav);
    const { signal } = life;
    document.addEventListener('keydown', (event) => this.#press(event), { signal });
    document.addEventListener('paste', (event) => this.#paste(event), { signal });
    this.#board.addEventListener('nonet-key', (event) => this.#boardKey(event as CustomEvent), { signal });
    this.#board.addEventListener('nonet-select', (event) => this.#select((event as CustomEvent<{ cell: number }>).detail.cell), { signal });
    this.#board.addEventListener('click', (event) => this.#click(event), { signal });
    this.#begin();
  }

  disconnectedCallback(): void {
    this.#life?.abort();
    this.#life = null;
    this.#parts?.desk.end();
    this.#parts = null;
  }

  attributeChangedCallback(_name: string, _old: string | null, text: string | null): void {
    this.text = text ?? '';
  }

  get text(): string {
    return this.#parts?.analysis.text ?? this.#wanted;
  }

  set text(text: string) {
    if (text === this.text) return;
    this.#wanted = text;
    if (this.#parts) this.#read(text, null);
  }

  #begin(): void {
    const address = (name: string, usual: string): string => new URL(this.getAttribute(name) ?? usual, document.baseURI).href;
    this.#parts = this.#makeParts(openDesk(address('wasm', 'nonet.wasm'), address('large', 'nonet-large.wasm')));
    this.#fillSides(this.#parts);
    this.dataset['ready'] = '';
    this.#changed('text');
    if (this.#wanted) this.#read(this.#wanted, null);
  }

  #makeParts(desk: Desk): Parts {
    const strings = this.#strings;
    const names = new Levels(levels.map(({ level }) => level));
    const symbol = (value: number): string => symbolOf(this.#board.state, value);
    const analysis = new Analysis(desk, (change) => this.#changed(change));
    const facts = new FactsPanel(strings, analysis, notations, themes, (cells) => this.#tint(cells));
    const ratings = new RatingsView(strings, names, analysis, () => facts.showRatings(ratings.rated));
    const card = new StepCard(strings, names, analysis, this.#board, symbol);
    const all = new AllPanel(strings, names, analysis, symbol, (count) => tabs.name(TAB.all, count === null ? strings.all : strings.allOf(count)));
    const why = new WhyPanel(strings, analysis, symbol);
    const tabs = new Tabs(strings.tabs, [strings.step, strings.all, strings.why, strings.facts], [card.node, all.node, why.node, facts.node], () => this.#turn());
    return { desk, analysis, path: new PathView(strings, names, analysis, symbol), ratings, card, all, why, facts, tabs };
  }

  #fillSides({ path, ratings, tabs }: Parts): void {
    refill(this.#left, path.head, path.profile, this.#seeking, path.list);
    refill(this.#side, this.#field.words, ratings.node, tabs.list, ...tabs.panels);
  }

  // ---- what is asked for ----------------------------------------------------------------------------

  #read(text: string, box: readonly [number, number] | null): void {
    this.#tinted = [];
    const analysis = this.#parts?.analysis;
    if (!analysis) this.#wanted = text;
    else if (text !== analysis.text || box) void analysis.read(text, box);
  }

  #go(leaf: number): void {
    const analysis = this.#parts?.analysis;
    if (!analysis || this.#isEditing) return;
    void analysis.goTo(leaf === -Infinity ? 0 : leaf === Infinity ? analysis.end : analysis.at + leaf);
  }

  #goHardest(): void {
    const analysis = this.#parts?.analysis;
    const at = analysis?.steps.findIndex(({ technique }) => technique === analysis.explained?.hardest) ?? -1;
    if (at >= 0) void analysis?.goTo(at + 1);
  }

  #press(event: KeyboardEvent): void {
    if (this.offsetParent === null) return;
    const leaf = leafOf(event);
    if (!leaf || !this.#parts?.analysis.end) return;
    event.preventDefault();
    this.#go(leaf);
  }

  /* A puzzle may be pasted anywhere. */
  #paste(event: ClipboardEvent): void {
    const target = event.composedPath()[0];
    const isText = target instanceof Element && target.closest('input, textarea, [contenteditable]');
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (isText || this.offsetParent === null || !text.trim()) return;
    event.preventDefault();
    this.#edit(false);
    this.#read(text, null);
  }

  async #makeOne(): Promise<void> {
    const desk = this.#parts?.desk;
    const made = await desk?.near.call('generate', { level: 'extreme', seed: Date.now() });
    const puzzle = made && !isProblem(made) ? made.puzzles[0]?.puzzle : undefined;
    if (puzzle) this.#read(puzzle, null);
  }

  #tint(cells: readonly string[]): void {
    this.#tinted = cells;
    void this.#parts?.analysis.goTo(0).then(() => this.#show());
  }

  // ---- the board as a place to type ------------------------------------------------------------------

  #edit(isOn: boolean): void {
    if (isOn === this.#isEditing) return;
    this.#isEditing = isOn;
    this.#field.edit.setAttribute('aria-pressed', String(isOn));
    this.classList.toggle('is-editing', isOn);
    if (isOn) void this.#parts?.analysis.goTo(0);
    this.#showUnder();
    this.#turn();
    if (isOn) this.#board.focusCell(this.#cursor);
  }

  #showUnder(): void {
    const { side, box } = this.#board.state;
    if (this.#isEditing) this.#pad.show(side, box);
    refill(this.#under, this.#isEditing ? this.#pad.node : this.#nav);
  }

  #reshape(rows: number, columns: number): void {
    const side = rows * columns;
    this.#cursor = 0;
    this.#board.state = { side, box: [rows, columns], cells: Array.from({ length: side * side }, () => ({})), cursor: 'r1c1' };
    this.#showUnder();
    this.#type(Array.from({ length: side * side }, () => 0), [rows, columns]);
  }

  #enter(value: number): void {
    const { side, box } = this.#board.state;
    const values = valuesOfState(this.#board.state, side);
    if (values[this.#cursor] === value) return;
    values[this.#cursor] = value;
    // At once on the board; the verdict follows.
    const cells = values.map((one) => (one ? { value: one, given: true } : {}));
    this.#board.state = { ...this.#board.state, cells };
    this.#type(values, box);
  }

  #type(values: readonly number[], box: readonly [number, number]): void {
    const isSquare = box[0] === box[1];
    this.#read(values.some(Boolean) ? lineOf(values) : '', isSquare ? null : box);
  }

  #boardKey(event: CustomEvent<{ name: string; ctrl: boolean; alt: boolean; meta: boolean }>): void {
    const { name, ctrl, alt, meta } = event.detail;
    if (!this.#isEditing || ctrl || alt || meta) return;
    const value = valueOfKey(name, this.#board.state.side);
    const isErased = ['Backspace', 'Delete', '0', '.', ' '].includes(name);
    if (!value && !isErased) return;
    event.preventDefault();
    this.#enter(value);
  }

  #select(cell: number): void {
    this.#cursor = cell;
    this.#parts?.why.choose(cell);
    this.#show();
  }

  /* A candidate that is clicked with a mouse is asked about; fingers are too broad for that, and choose below. */
  #click(event: MouseEvent): void {
    const parts = this.#parts;
    if (!parts || parts.tabs.at !== TAB.why || this.#isEditing || event.detail === 0) return;
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
    const { left, top, width, height } = this.#board.getBoundingClientRect();
    const hit = hitOf(this.#board.state.side, (event.clientX - left) / width, (event.clientY - top) / height);
    const cell = hit && this.#board.state.cells[hit.cell];
    if (hit?.value && cell?.marks?.includes(hit.value)) void parts.why.ask(hit.cell, hit.value);
  }

  // ---- what is shown ---------------------------------------------------------------------------------

  #changed(change: Change): void {
    const parts = this.#parts;
    if (!parts) return;
    const { analysis, path, ratings, card, facts } = parts;
    this.#field.show(analysis);
    if (change === 'text') {
      ratings.clear();
      facts.clear();
      this.dispatchEvent(new CustomEvent('nonet-analyse-text', { detail: { text: analysis.text }, bubbles: true, composed: true }));
    }
    if (change === 'text') this.#compare.href = formatRoute('compare', analysis.text);
    if (change === 'text' || change === 'path') path.showPath();
    if (change === 'verdict' && analysis.solved && !ratings.rated.verdict) void ratings.rate();
    if (change === 'shown') path.showPlace();
    this.#showSeeking(analysis);
    card.show();
    this.#show();
    this.#updatePanels();
    if (change === 'shown') this.#announce();
  }

  #showSeeking({ isSeeking, explained, solved, pathProblem }: Analysis): void {
    const analysis = this.#parts?.analysis;
    if (isSeeking && this.#seekingLine) return;
    this.#seekingLine?.end();
    this.#seekingLine = null;
    if (isSeeking && analysis) {
      const line = (this.#seekingLine = new JobLine(this.#strings, this.#strings.seeking, (progress) => this.#foundSoFar(progress), () => analysis.cancel()));
      analysis.onSeeking = (progress) => line.tell(progress);
    }
    const again = !isSeeking && !explained && !pathProblem && solved && ['unique', 'multiple', 'unknown'].includes(solved.verdict);
    refill(this.#seeking, this.#seekingLine?.node ?? null,
      again && h('button', { type: 'button', class: 'btn small', text: this.#strings.again, onclick: () => analysis && void analysis.choose(analysis.way) }));
  }

  #foundSoFar({ done, total, found }: Progress): string {
    return total ? `${this.#strings.cellsOf(done, total)} · ${this.#strings.steps(found)}` : '';
  }

  #updatePanels(): void {
    const { tabs, all, why, facts, analysis } = this.#parts ?? {};
    if (!tabs || !analysis) return;
    all?.update(tabs.at === TAB.all && analysis.state !== null && !analysis.isSeeking);
    why?.update();
    if (tabs.at === TAB.facts) facts?.update(analysis.solved !== null);
  }

  /* Another tab: a step that belongs to the one before leaves the board. */
  #turn(): void {
    const { tabs, analysis } = this.#parts ?? {};
    const choosesCells = this.#isEditing || tabs?.at === TAB.why;
    this.#board.setAttribute('selects', choosesCells ? 'one' : 'none');
    if (tabs?.at !== TAB.step) void analysis?.invite(null);
    this.#updatePanels();
    this.#show();
  }

  #show(): void {
    const analysis = this.#parts?.analysis;
    const hasText = !!analysis?.text.trim();
    if (!this.#isEditing || analysis?.state) this.#showBoard(analysis);
    this.classList.toggle('is-empty', !hasText);
    // What is still to come has its place.
    this.classList.toggle('is-pending', analysis?.isPending ?? false);
    this.classList.toggle('is-unrated', !!(analysis?.problem ?? analysis?.solved) && !analysis?.isUnique);
    this.#showPlace(analysis);
    this.#showEmpty(hasText);
  }

  #showBoard(analysis: Analysis | undefined): void {
    const state = analysis?.text.trim() ? (analysis.state ?? (analysis.problem ? BLANK : this.#board.state)) : this.#isEditing ? this.#board.state : BLANK;
    this.#board.drawing = null;
    this.#board.state = boardStateOf(state, analysis, this.#tinted, this.#board.getAttribute('selects') === 'one' ? this.#cursor : -1);
    // Who asks about a candidate wants to see it, not the step of the path.
    const isAsking = this.#parts?.tabs.at === TAB.why && !analysis?.guest;
    this.#board.drawing = (isAsking ? null : (analysis?.drawing ?? null)) as unknown as Drawing | null;
    this.#board.picture = (isAsking ? null : (analysis?.step?.picture ?? null)) as unknown as Picture | null;
    const at = analysis?.at ?? 0;
    this.#board.setAttribute('label', at && !analysis?.isAtEnd ? this.#strings.boardBefore(at) : this.#strings.board);
  }

  #showPlace(analysis: Analysis | undefined): void {
    const at = analysis?.at ?? 0;
    const count = analysis?.steps.length ?? 0;
    const isNumber = at > 0 && at <= count;
    refill(this.#place, isNumber ? h('b', { text: String(at) }) : h('b', { text: at ? this.#strings.end : this.#strings.start }),
      isNumber ? ` ${this.#strings.stepOf('', count).trim()}` : null,
      isNumber && h('span', { class: 'only-phone', text: ` · ${analysis?.steps[at - 1]?.technique}` }));
    const [before, next, hardest] = this.#nav.querySelectorAll('button');
    if (before) before.disabled = at === 0;
    if (next) next.disabled = at >= (analysis?.end ?? 0);
    if (hardest) hardest.disabled = !analysis?.explained?.hardest;
  }

  #showEmpty(hasText: boolean): void {
    const old = this.#side.querySelector('.empty');
    const isWanted = !hasText && !this.#isEditing;
    if (!isWanted) old?.remove();
    if (!isWanted || old) return;
    this.#side.prepend(h('section', { class: 'card empty' }, h('p', { text: this.#strings.empty }), h('p', { class: 'sec', text: this.#strings.emptyNext }),
      h('div', { class: 'row' }, h('button', { type: 'button', class: 'btn pri', text: this.#strings.edit, onclick: () => this.#edit(true) }),
        h('button', { type: 'button', class: 'btn', text: this.#strings.make, onclick: () => void this.#makeOne() }))));
  }

  #announce(): void {
    const analysis = this.#parts?.analysis;
    const step = analysis?.step;
    if (!analysis || !step) return;
    const number = analysis.guest ? '' : `${this.#strings.stepOf(String(analysis.at), analysis.steps.length)}: `;
    this.#board.say(`${number}${step.technique}, ${effectText(step, (value) => symbolOf(this.#board.state, value))}`);
  }

  #makeNav(): HTMLElement {
    const { before, next, stepBefore, stepNext, hardest } = this.#strings;
    const button = (label: string, press: () => void, ...content: (Node | string)[]): HTMLButtonElement =>
      h('button', { type: 'button', class: 'btn quiet', 'aria-label': label, disabled: true, onclick: press }, ...content);
    return h('div', { class: 'leaf' },
      button(stepBefore, () => this.#go(-1), icon('back'), h('span', { class: 'only-wide', text: before })), this.#place,
      button(stepNext, () => this.#go(1), h('span', { class: 'only-wide', text: next }), icon('next')),
      button(hardest, () => this.#goHardest(), hardest), this.#compare);
  }
}
