/* search_panel.ts: how engines search one puzzle: the board at each event, the tree, and what it took; one search, or two beside each
 * other. Only the engine "search" tells its tree; of others there are the numbers. */
import { refill } from '../analyse/controls';
import { order, propagation } from '../engine/constants.js';
import { isProblem, type Layout, type Problem, type Reading, type SearchHow, type Traced, type TraceEvent } from '../engine/types.js';
import { engineText, h } from '../shell/dom';
import { table } from '../shell/engine';
import { t } from './compare_strings';
import { boardAt } from './search_board';
import { countsOf, nodeAt, treeOf, type TreeNode } from './search_tree';
import { othersOf, outcomeOf, titleOf } from './search_words';
import { Side } from './side';
import type { Look, Track } from './track';
import { TreeView } from './tree_view';

/* "search", "search/locked/mrv", another engine; "" is none. */
export type Search = string;

/* So many events are told, and after so many nodes a search ends: that takes no longer than a second or two. */
const EVENTS = 2000;
const NODES = 100_000;

export function howOf(search: Search): SearchHow {
  const [engine = 'search', propagate, where] = search.split('/');
  const how = { engine, events: EVENTS, nodes: NODES };
  if (!propagate || !where || !(propagate in propagation) || !(where in order)) return how;
  return { ...how, propagate: propagate as keyof typeof propagation, order: where as keyof typeof order };
}

class SearchTrack implements Track {
  readonly end: number;
  readonly heights: readonly number[];
  readonly most: number;

  constructor(
    private readonly traced: Traced, private readonly events: readonly TraceEvent[], private readonly nodes: readonly TreeNode[],
    private readonly layout: Layout, private readonly symbol: (value: number) => string,
  ) {
    this.end = events.length - 1;
    this.heights = events.slice(1).map(({ depth }) => depth);
    this.most = Math.max(1, ...this.heights);
  }

  look(place: number): Promise<Look> {
    return Promise.resolve({ state: boardAt(this.traced, this.layout, this.events, place) });
  }

  name(place: number): string {
    return t('eventAt', { number: place + 1, count: this.events.length });
  }

  tell(place: number): (Node | string)[] {
    const event = this.events[place];
    const node = this.nodes[nodeAt(this.nodes, place)];
    if (!event || !node) return [];
    const { contradiction, placements = [], removed = 0 } = event;
    const found = event.event === 'solution' ? node.solution : 0;
    const one = { dead: contradiction?.text ?? '', filled: placements.length, removed, solution: found };
    return [h('p', {}, h('b', {}, titleOf(event, this.symbol) || titleOf(node.event, this.symbol)), ` ${othersOf(event, this.symbol)}`.trimEnd(), ': ', ...(found ? outcomeOf({ ...one, ...node }) : outcomeOf(one)))];
  }
}

class SearchSide {
  readonly chooser = h('select', { onchange: () => this.changed() });
  readonly counts = h('div', { class: 'counts' });
  readonly side: Side;
  readonly tree: TreeView;
  readonly node: HTMLElement;
  private readonly big = h('button', { type: 'button', class: 'btn small', 'aria-pressed': 'false', onclick: () => this.enlarge() }, t('fit'));

  constructor(name: string, public search: Search, private readonly symbol: (value: number) => string, private readonly changed: () => void) {
    this.chooser.setAttribute('aria-label', t('which', { side: name }));
    this.side = new Side(name, null, () => this.tree.reveal(this.side.at));
    this.tree = new TreeView(t('treeOf', { side: name }), symbol, (event) => this.side.go(event));
    this.node = h('div', { class: 'search-side' }, this.side.node, h('div', { class: 'tree' }, this.counts, this.tree.picture, this.tree.list));
  }

  private enlarge(): void {
    const isFit = this.tree.picture.classList.toggle('is-fit');
    this.big.setAttribute('aria-pressed', String(isFit));
  }

  async seek(reading: Reading): Promise<void> {
    this.node.hidden = !this.search;
    this.tree.show([]);
    refill(this.counts);
    delete this.node.dataset['ready'];
    if (!this.search || !reading) return;
    const found = await this.side.seek(t('searching'), async (client) => {
      const traced = await client.call('trace', reading, howOf(this.search));
      const layout = isProblem(traced) ? traced : await client.call('layout', traced.box);
      return isProblem(layout) || isProblem(traced) ? (layout as Problem) : { traced, layout };
    });
    if (found) this.open(found.traced, found.layout);
  }

  private open(traced: Traced, layout: Layout): void {
    const { events = [] } = traced;
    const nodes = treeOf(events);
    this.node.classList.toggle('has-tree', events.length > 0);
    this.tree.show(nodes);
    // The board of an engine that tells nothing is the puzzle.
    const start: TraceEvent = { event: 'start', depth: 0 };
    const told = events.length ? events : [start];
    this.side.open(new SearchTrack(traced, told, events.length ? nodes : treeOf(told), layout, this.symbol));
    this.tell(traced, nodes);
    this.node.dataset['ready'] = '';
  }

  private tell(traced: Traced, nodes: readonly TreeNode[]): void {
    const { stats, verdict, events = [], left_out: leftOut = 0, propagate, order: where, conflict, stopped } = traced;
    const counts = countsOf(nodes);
    const number = (key: 'guesses' | 'backtracks' | 'deadEnds' | 'deepest', value: number): HTMLElement => h('div', { 'data-count': key }, h('dt', {}, t(key)), h('dd', {}, String(value)));
    refill(this.side.facts, h('p', { class: 'mut' }, engineText([traced.engine, propagate, where].filter(Boolean).join(', ')), ' · ', engineText(verdict), conflict ? engineText(`: ${conflict}`) : ''));
    refill(this.counts, h('div', { class: 'line' },
      h('dl', { class: 'grow' }, number('guesses', stats.guesses), number('backtracks', stats.backtracks), events.length && !leftOut ? number('deadEnds', counts.deadEnds) : null, number('deepest', stats.deepest)), this.big),
      leftOut > 0 && h('p', { class: 'cut' }, t('cut', { events: events.length, guesses: counts.guesses, all: stats.guesses })),
      stopped && h('p', { class: 'cut' }, t('stopped', { nodes: NODES })),
      !events.length && !conflict && h('p', {}, t('noTree')),
      events.length > 0 && !stats.guesses && verdict === 'unique' && h('p', {}, t('noGuess')));
  }
}

export class SearchPanel {
  readonly node: HTMLElement;
  readonly left: SearchSide;
  readonly right: SearchSide;
  private active: SearchSide;
  private reading: Reading = '';

  constructor(left: Search, right: Search, symbol: (value: number) => string, private readonly changed: () => void) {
    const make = (name: string, search: Search): SearchSide => {
      const made: SearchSide = new SearchSide(name, search, symbol, () => this.choose(made));
      made.node.addEventListener('focusin', () => (this.active = made));
      made.node.addEventListener('pointerdown', () => (this.active = made));
      return made;
    };
    this.left = make(t('left'), left);
    this.right = make(t('right'), right);
    this.active = this.left;
    this.node = h('div', { class: 'searches' }, h('div', { class: 'choosers' }, this.left.chooser, this.right.chooser), this.left.node, this.right.node);
    void table('engines').then((engines) => this.offer(engines.map(({ engine }) => engine).filter((engine) => engine !== 'search')));
  }

  end(): void {
    this.left.side.end();
    this.right.side.end();
  }

  get choices(): { left: Search; right: Search } {
    return { left: this.left.search, right: this.right.search };
  }

  get side(): Side {
    return this.active.side;
  }

  show(reading: Reading): void {
    this.reading = reading;
    for (const one of [this.left, this.right]) void this.seek(one);
  }

  set(search: Search): void {
    this.left.search = this.left.chooser.value = search;
  }

  private offer(others: readonly string[]): void {
    const names = (table: object): string[] => Object.keys(table).filter((name) => name !== 'auto');
    const option = (value: string, text: string, chosen: string): HTMLOptionElement => h('option', { value, selected: value === chosen }, text);
    const all = (chosen: string): HTMLElement[] => [option('search', t('usual'), chosen),
      ...names(propagation).map((propagate) => h('optgroup', { label: t(`deduce.${propagate}` as 'deduce.fish') },
        ...names(order).map((where) => option(`search/${propagate}/${where}`, t('searchAs', { deduce: t(`deduce.${propagate}` as 'deduce.fish'), order: t(`order.${where}` as 'order.mrv') }), chosen)))),
      h('optgroup', { label: t('others') }, ...others.map((engine) => option(engine, t('engine', { engine }), chosen)))];
    refill(this.left.chooser, ...all(this.left.search));
    refill(this.right.chooser, option('', t('none'), this.right.search), ...all(this.right.search));
  }

  private choose(one: SearchSide): void {
    one.search = one.chooser.value;
    this.changed();
    void this.seek(one);
  }

  private async seek(one: SearchSide): Promise<void> {
    this.node.classList.toggle('is-two', this.right.search !== '');
    await one.seek(this.reading);
  }
}
