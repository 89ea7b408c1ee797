/* compare_view.ts: two ways through one puzzle beside each other, and the tree of an engine's search. The address keeps the puzzle and
 * what is chosen: "#compare/PUZZLE?left=simplest&right=hodoku", "#compare/PUZZLE?show=search&left=search/singles/mrv". docs/web-compare.md. */
import '../board';
import './compare.css';
import { near, markOf } from '../analyse/input_mark';
import { leafOf } from '../analyse/leaf_keys';
import { refill } from '../analyse/controls';
import { Tabs } from '../analyse/tabs';
import { symbolOf } from '../board';
import { isProblem, type Box, type Problem, type Puzzle } from '../engine/types.js';
import { engineText, h } from '../shell/dom';
import { engine } from '../shell/engine';
import { formatRoute, type Route } from '../shell/router';
import type { View } from '../shell/view';
import { t } from './compare_strings';
import { SearchPanel, type Search } from './search_panel';
import { WaysPanel } from './ways_panel';

/* Puzzles whose search has something to show, made when they are wanted; the smallest needs a search that deduces little. */
const EXAMPLES: readonly { box: Box; seed: number; level?: string; search: Search }[] = [
  { box: [2, 2], seed: 1, search: 'search/forward/input' },
  { box: [2, 3], seed: 3, level: 'hard', search: 'search' },
  { box: [3, 3], seed: 5, level: 'extreme', search: 'search' },
  { box: [3, 4], seed: 3, search: 'search' },
  { box: [4, 4], seed: 1, search: 'search' },
];
const USUAL_EXAMPLE = 2;
/* Between the last key and the reading of what was typed. */
const PAUSE_MS = 300;

export class CompareView implements View {
  readonly node = h('main', { class: 'compare', id: 'main', tabindex: '-1' });
  private readonly life = new AbortController();
  private readonly field = h('textarea', {
    class: 'field grow', rows: 1, spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', placeholder: t('placeholder'), 'aria-label': t('puzzle'),
    'aria-describedby': 'compare-words', oninput: () => this.typed(),
  });
  private readonly words = h('div', { class: 'field-words', id: 'compare-words' });
  private readonly examples = h('select', { 'aria-label': t('examples'), onchange: () => void this.choose() },
    h('option', { value: '' }, t('examples')), ...EXAMPLES.map(({ box }, at) => h('option', { value: at }, t('example', { side: box[0] * box[1] }))));
  private text = '';
  private turn = 0;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private ways: WaysPanel | null = null;
  private search: SearchPanel | null = null;
  private readonly waysPlace = h('div');
  private readonly searchPlace = h('div');
  private readonly tabs = new Tabs(t('views'), [t('ways'), t('search')], [this.waysPlace, this.searchPlace], () => this.turned());
  private symbol: (value: number) => string = String;
  /* What each panel shows. */
  private readonly shown = new WeakMap<object, string>();

  constructor() {
    this.node.append(h('h1', { class: 'vh' }, t('title')),
      h('div', { class: 'compare-head' }, this.tabs.list, this.field, this.examples), this.words, ...this.tabs.panels);
    document.addEventListener('keydown', (event) => this.press(event), { signal: this.life.signal });
  }

  end(): void {
    this.life.abort();
    clearTimeout(this.pause);
    this.ways?.end();
    this.search?.end();
    this.node.remove();
  }

  async show({ text, options }: Route): Promise<void> {
    const isSearch = options.get('show') === 'search';
    const { left: oldLeft, right: oldRight } = (isSearch ? this.search : this.ways)?.choices ?? {};
    const [left = isSearch ? 'search' : 'simplest', right = isSearch ? '' : 'hodoku'] = [options.get('left') ?? oldLeft, options.get('right') ?? oldRight];
    if (left !== oldLeft || right !== oldRight) this.make(isSearch, left, right);
    this.tabs.open(isSearch ? 1 : 0);
    this.fill();
    if (text) {
      this.field.value = text;
      await this.read();
    } else if (!this.text) await this.take(USUAL_EXAMPLE);
  }

  private make(isSearch: boolean, left: string, right: string): void {
    const keep = (): void => this.keep();
    if (isSearch) {
      this.search?.end();
      this.search = new SearchPanel(left, right, (value) => this.symbol(value), keep);
      refill(this.searchPlace, this.search.node);
    } else {
      this.ways?.end();
      this.ways = new WaysPanel(left, right, keep);
      refill(this.waysPlace, this.ways.node);
    }
  }

  /* ---- the puzzle ------------------------------------------------------------------------------------ */

  private typed(): void {
    clearTimeout(this.pause);
    this.pause = setTimeout(() => void this.read(), PAUSE_MS);
  }

  private async choose(): Promise<void> {
    const at = Number(this.examples.value);
    this.examples.value = '';
    this.search?.set(EXAMPLES[at]?.search ?? '');
    await this.take(at);
  }

  private async take(at: number): Promise<void> {
    const { search: _, ...wish } = EXAMPLES[at] ?? { search: '' };
    const made = await engine().call('generate', wish);
    if (isProblem(made) || this.life.signal.aborted) return;
    this.field.value = made.puzzles[0]?.puzzle ?? '';
    await this.read();
  }

  private async read(): Promise<void> {
    const turn = ++this.turn;
    const text = this.field.value.trim();
    if (!text || text === this.text) return this.complain(null);
    const puzzle = await engine().call('read', text);
    if (turn !== this.turn || this.life.signal.aborted) return;
    this.complain(isProblem(puzzle) ? this.problem(puzzle, text) : null);
    if (isProblem(puzzle)) return;
    this.text = text;
    this.symbol = symbolsOf(puzzle);
    this.keep();
    this.fill();
  }

  private complain(words: HTMLElement | null): void {
    refill(this.words, words);
    this.field.setAttribute('aria-invalid', String(words !== null));
  }

  private problem({ error, line = 1, column }: Problem, text: string): HTMLElement {
    const mark = column === undefined ? null : markOf(text, line, column);
    const cut = mark && near(mark);
    return h('div', { class: 'bad', role: 'alert' }, h('p', {}, cut ? `${t('stopsAt', { line, column: column ?? 0 })} ` : '', engineText(error)),
      cut && h('pre', { 'data-engine': '' }, cut.before, h('mark', {}, cut.at || ' '), cut.after));
  }

  /* The panel that is seen gets the puzzle, if it is another one. */
  private fill(): void {
    const panel = this.tabs.at ? this.search : this.ways;
    if (!panel || !this.text || this.shown.get(panel) === this.text) return;
    this.shown.set(panel, this.text);
    panel.show(this.text, this.symbol);
  }

  private turned(): void {
    if (this.tabs.at && !this.search) this.make(true, 'search', '');
    if (!this.tabs.at && !this.ways) this.make(false, 'simplest', 'hodoku');
    this.keep();
    this.fill();
  }

  private keep(): void {
    if (!this.text) return;
    const isSearch = this.tabs.at === 1;
    const choices = (isSearch ? this.search : this.ways)?.choices;
    history.replaceState(null, '', formatRoute('compare', this.text, { show: isSearch ? 'search' : undefined, ...choices }));
  }

  private press(event: KeyboardEvent): void {
    const leaf = leafOf(event);
    const side = (this.tabs.at ? this.search : this.ways)?.side;
    if (!leaf || !side?.track) return;
    event.preventDefault();
    side.go(leaf === -Infinity ? 0 : leaf === Infinity ? side.track.end : side.at + leaf);
  }
}

function symbolsOf({ side }: Puzzle): (value: number) => string {
  return (value) => (side > 35 ? String(value) : symbolOf({}, value));
}
