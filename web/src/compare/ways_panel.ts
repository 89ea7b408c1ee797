/* ways_panel.ts: two ways through one puzzle, beside each other, with what differs in words and a list in which both columns stand level
 * where both have the same board again. */
import { refill, segment } from '../analyse/controls';
import { foldPath } from '../analyse/path_fold';
import type { Reading, Technique } from '../engine/types.js';
import { engineText, h, setAttribute } from '../shell/dom';
import { table } from '../shell/engine';
import { t } from './compare_strings';
import { foldSame, onlyHere, partsOf, type Part, type Span } from './meeting';
import { Side } from './side';
import { EASY, findWay, type Choice, type Way } from './way';

const WAYS = ['simplest', 'shortest', 'hodoku', 'se'] as const;
/* Fewer same steps in a row are not folded. */
const LEAST_RUN = 4;

type Of = 'left' | 'right';

class WaySide {
  readonly chooser = h('select', { onchange: () => this.changed() });
  readonly side: Side;

  constructor(readonly of: Of, public choice: Choice, moved: () => void, private readonly changed: () => void) {
    const name = t(of);
    this.chooser.setAttribute('aria-label', t('which', { side: name }));
    this.side = new Side(name, this.chooser, moved);
  }

  get way(): Way | null {
    return this.side.track as Way | null;
  }

  /* The ways that there are; without each family, and each technique of it. */
  offer(techniques: readonly Technique[]): void {
    const families = [...new Set(techniques.map(({ family }) => family))];
    const option = (value: string, text: string): HTMLOptionElement => h('option', { value, selected: value === this.choice }, text);
    refill(this.chooser, ...WAYS.map((way) => option(way, t(`way.${way}`))), ...families.map((family) => {
      const members = techniques.filter((one) => one.family === family).map(({ technique }) => technique);
      const names = [...new Set([family, ...members])];
      return h('optgroup', { label: t('without', { name: family }) }, ...names.map((name) => option(`-${name}`, t(name === family ? 'withoutAll' : 'without', { name }))));
    }));
    // The engine knows more groups than families.
    if (this.chooser.value !== this.choice) this.chooser.append(option(this.choice, t('without', { name: this.choice.slice(1) })));
  }

  async seek(reading: Reading, symbol: (value: number) => string): Promise<boolean> {
    const way = await this.side.seek(t('seeking'), (client, tell) => findWay(client, reading, this.choice, symbol, tell));
    if (!way) return false;
    const { hardest, rating } = way.summary;
    this.side.open(way);
    refill(this.side.facts, h('p', {}, h('b', {}, t('steps', { count: way.steps.length })), ' · ', engineText(rating)),
      hardest && h('p', { class: 'mut' }, t('hardest'), ' ', engineText(hardest)));
    return true;
  }
}

export class WaysPanel {
  readonly left: WaySide;
  readonly right: WaySide;
  readonly node: HTMLElement;
  private readonly words = h('div', { class: 'words', role: 'status' });
  private readonly list = h('div', { class: 'meeting' });
  /* On a phone one side is seen at a time. */
  private readonly sides = segment(t('sides'), [['left', t('left')], ['right', t('right')]], 'left', (of) => this.activate(of as Of));
  private parts: readonly Part[] = [];
  /* What is unfolded; the buttons of steps and runs, and which steps they stand for. */
  private readonly open = new Set<string>();
  private items: [HTMLElement, Partial<Record<Of, Span>>][] = [];
  private active: Of = 'left';
  private reading: Reading = '';
  private symbol: (value: number) => string = String;

  /* `changed`: another way is chosen. */
  constructor(left: Choice, right: Choice, private readonly changed: () => void) {
    const make = (of: Of, choice: Choice): WaySide => {
      const made = new WaySide(of, choice, () => this.moved(of), () => this.choose(made));
      made.side.node.addEventListener('focusin', () => this.activate(of));
      made.side.node.addEventListener('pointerdown', () => this.activate(of));
      return made;
    };
    this.left = make('left', left);
    this.right = make('right', right);
    this.node = h('div', { class: 'ways', 'data-active': 'left' }, this.sides, this.left.side.node, this.right.side.node, h('section', { class: 'between', 'aria-label': t('differ') }, this.words, this.list));
    void table('techniques').then((techniques) => [this.left, this.right].forEach((one) => one.offer(techniques)));
  }

  end(): void {
    this.left.side.end();
    this.right.side.end();
  }

  get choices(): { left: Choice; right: Choice } {
    return { left: this.left.choice, right: this.right.choice };
  }

  /* The keys leaf on this side. */
  get side(): Side {
    return this[this.active].side;
  }

  show(reading: Reading, symbol: (value: number) => string): void {
    this.reading = reading;
    this.symbol = symbol;
    for (const one of [this.left, this.right]) void this.seek(one);
  }

  private choose(one: WaySide): void {
    one.choice = one.chooser.value;
    this.changed();
    void this.seek(one);
  }

  private async seek(one: WaySide): Promise<void> {
    this.open.clear();
    refill(this.words);
    refill(this.list);
    this.items = [];
    delete this.node.dataset['ready'];
    if (this.reading && (await one.seek(this.reading, this.symbol))) this.compare();
  }

  /* ---- what differs ---------------------------------------------------------------------------------- */

  private compare(): void {
    const [one, two] = [this.left.way, this.right.way];
    if (!one || !two) return;
    const parts = partsOf(one.boards, two.boards);
    const first = parts.findIndex(({ isSame }) => !isSame);
    // Where both end is no news.
    const meets = parts.slice(0, -1).filter(({ isSame, meets: doMeet }) => !isSame && doMeet).length;
    refill(this.words,
      h('p', { class: 'so' }, t(one.steps.length === two.steps.length ? 'equal' : 'against', { left: one.steps.length, right: two.steps.length })),
      h('p', {}, first < 0 ? t('allSame') : `${first ? t(first > 1 ? 'firstSame' : 'oneSame', { count: first }) : t('firstDiffers')} ${t(meets ? (meets > 1 ? 'meetAgain' : 'meetOnce') : 'meetNever', { count: meets })}`),
      this.only(one, two, 'onlyLeft'), this.only(two, one, 'onlyRight'));
    this.fill(parts);
    this.node.dataset['ready'] = '';
    this.moved(this.active);
  }

  private only(here: Way, there: Way, key: 'onlyLeft' | 'onlyRight'): HTMLElement | null {
    const names = (way: Way): string[] => way.steps.map(({ technique }) => technique);
    const found = onlyHere(names(here), names(there));
    if (!found.length) return null;
    const text = found.map(([name, times]) => (times > 1 ? `${name} ×${times}` : name)).join(', ');
    return h('p', {}, t(key), ' ', engineText(text));
  }

  /* ---- the list ------------------------------------------------------------------------------------------ */

  private fill(parts: readonly Part[]): void {
    this.parts = parts;
    this.items = [];
    const blocks = foldSame(parts).flatMap((part) => {
      if (!part.isSame || part.count < LEAST_RUN) return [this.block(part), part.meets && !part.isSame ? this.meeting(part) : null];
      const key = `same ${part.left.from}`;
      const spans = { left: part.left, right: part.right };
      return [h('li', {}, this.fold(key, t('sameRun', { left: range(part.left), right: range(part.right) }), spans)), this.open.has(key) ? this.block(part) : null];
    });
    refill(this.list, h('ol', { 'aria-label': t('bothLists') }, ...blocks));
  }

  /* A line that stands for several steps. */
  private fold(key: string, text: string, spans: Partial<Record<Of, Span>>): HTMLElement {
    const toggle = (): void => {
      if (!this.open.delete(key)) this.open.add(key);
      this.fill(this.parts);
      this.mark();
      this.list.querySelector<HTMLElement>(`[data-run="${key}"]`)?.focus();
    };
    const button = h('button', { type: 'button', class: 'fold', 'aria-expanded': String(this.open.has(key)), 'data-run': key, onclick: toggle }, text);
    this.items.push([button, spans]);
    return button;
  }

  private block(part: Part): HTMLElement {
    const column = (one: WaySide, span: Span): HTMLElement =>
      h('div', { role: 'group', 'aria-label': t('column', { side: t(one.of), range: range(span) }) }, ...(part.isSame ? numbers(span).map((at) => this.step(one, at)) : this.folded(one, span)));
    return h('li', { class: part.isSame ? 'block same' : 'block' }, column(this.left, part.left), column(this.right, part.right));
  }

  /* Steps that everybody sees are folded, as in Analyse. */
  private folded(one: WaySide, span: Span): HTMLElement[] {
    const efforts = one.way?.efforts.slice(span.from, span.to) ?? [];
    const open = new Set(numbers({ from: 0, to: efforts.length }).filter((at) => this.open.has(`${one.of} ${span.from + at}`)));
    return foldPath(efforts, EASY, open).map((line) => {
      if ('step' in line) return this.step(one, span.from + line.step);
      const run = { from: span.from + line.run.first, to: span.from + line.run.last + 1 };
      return this.fold(`${one.of} ${run.from}`, t('easyRun', { range: range(run) }), { [one.of]: run });
    });
  }

  private step(one: WaySide, at: number): HTMLElement {
    const { way, side } = one;
    const press = (): void => {
      this.activate(one.of);
      side.go(at + 1);
      side.board.scrollIntoView({ block: 'nearest' });
    };
    const button = h('button', { type: 'button', class: 'step', onclick: press },
      h('span', { class: 'no' }, String(at + 1)), engineText(way?.steps[at]?.technique ?? '', 'span', 'nm'), engineText(way?.effect(at) ?? '', 'span', 'ef'));
    this.items.push([button, { [one.of]: { from: at, to: at + 1 } }]);
    return button;
  }

  /* Both sides may go there. */
  private meeting({ left, right }: Part): HTMLElement {
    const press = (): void => {
      this.left.side.go(left.to + 1);
      this.right.side.go(right.to + 1);
    };
    return h('li', {}, h('button', { type: 'button', class: 'meet', onclick: press }, t('sameBoard', { left: left.to, right: right.to })));
  }

  /* ---- which side, which step --------------------------------------------------------------------------- */

  activate(of: Of): void {
    this.active = of;
    this.node.dataset['active'] = of;
    for (const button of this.sides.children) button.setAttribute('aria-pressed', String(button === this.sides.children[of === 'left' ? 0 : 1]));
  }

  private moved(of: Of): void {
    this.mark();
    const [item] = of === this.active ? (this.items.find(([, spans]) => this.isHere(of, spans)) ?? []) : [];
    if (item && this.list.scrollHeight > this.list.clientHeight) this.list.scrollTop = item.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
  }

  private isHere(of: Of, spans: Partial<Record<Of, Span>>): boolean {
    const [span, at] = [spans[of], this[of].side.at - 1];
    return span !== undefined && span.from <= at && at < span.to;
  }

  private mark(): void {
    for (const [item, spans] of this.items) setAttribute(item, 'aria-current', this.isHere('left', spans) || this.isHere('right', spans) ? 'step' : null);
  }
}

function numbers({ from, to }: Span): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

function range({ from, to }: Span): string {
  return to - from > 1 ? `${from + 1} – ${to}` : to > from ? String(to) : '–';
}
