/* tree_view.ts: the tree of a search, twice: as a drawing, and as a list with every word, which is an ARIA tree. Both fold together, and
 * both lead to the board at that place.
 *
 *     ●  a guess      ○  without it      ✕  a dead end      ◎  a solution      ▾  more below, folded */
import { refill } from '../analyse/controls';
import { h, svg } from '../shell/dom';
import { t } from './compare_strings';
import { firstOpen, isSeen, nodeAt, placesOf, seenOf, type TreeNode } from './search_tree';
import { othersOf, outcomeOf, titleOf, valuesOf } from './search_words';

/* So many nodes are seen at first, and so large is the drawing. */
const MOST_AT_FIRST = 48;
const PITCH = { x: 66, y: 62 };
/* Below the name of a node. */
const LABEL = 27;
const CROSS = 'M-4-4 4 4M4-4-4 4';

export class TreeView {
  readonly picture = h('div', { class: 'tree-picture', 'aria-hidden': 'true' });
  readonly list = h('div', { class: 'tree-list', role: 'tree', onkeydown: (event: KeyboardEvent) => this.press(event) });
  private nodes: readonly TreeNode[] = [];
  private open = new Set<number>();
  private seen: readonly number[] = [];
  private at = 0;
  private readonly ring = svg('circle', { r: 12, class: 'ring' });
  private readonly items = new Map<number, HTMLElement>();

  /* `go`: to the board at this event. */
  constructor(label: string, private readonly symbol: (value: number) => string, private readonly go: (event: number) => void) {
    this.list.setAttribute('aria-label', label);
  }

  show(nodes: readonly TreeNode[]): void {
    this.nodes = nodes;
    this.open = firstOpen(nodes, MOST_AT_FIRST);
    this.at = 0;
    this.draw();
  }

  /* The place of an event; what it is folded in opens. */
  reveal(event: number): void {
    this.at = Math.max(0, nodeAt(this.nodes, event));
    if (!isSeen(this.nodes, this.open, this.at)) {
      for (let inside = this.nodes[this.at]?.inside ?? -1; inside >= 0; inside = this.nodes[inside]?.inside ?? -1) this.open.add(inside);
      this.draw();
    } else this.point();
  }

  private hasInside(node: number): boolean {
    return this.nodes[node + 1]?.inside === node;
  }

  private toggle(node: number, isOpen: boolean): void {
    if (!this.hasInside(node)) return;
    if (isOpen) this.open.add(node);
    else this.open.delete(node);
    this.draw();
  }

  private draw(): void {
    this.seen = seenOf(this.nodes, this.open);
    this.drawPicture();
    this.items.clear();
    refill(this.list, ...this.seen.map((at) => this.item(at)));
    this.point();
  }

  /* ---- in words ------------------------------------------------------------------------------------------ */

  private item(at: number): HTMLElement {
    const node = this.nodes[at] as TreeNode;
    const isInner = this.hasInside(at);
    const item = h('div', { role: 'treeitem', tabindex: -1, 'aria-level': node.level + 1, 'aria-expanded': isInner ? String(this.open.has(at)) : null, onclick: () => this.choose(at) },
      h('span', { class: 'turn', 'aria-hidden': 'true', onclick: () => this.toggle(at, !this.open.has(at)) }),
      h('span', {}, h('b', {}, titleOf(node.event, this.symbol)), ` ${othersOf(node.event, this.symbol)}`.trimEnd(), ': ', ...outcomeOf(node)));
    item.style.setProperty('--level', String(Math.min(node.level, 8)));
    this.items.set(at, item);
    return item;
  }

  /* ---- as a drawing -------------------------------------------------------------------------------------- */

  private drawPicture(): void {
    const places = placesOf(this.nodes, this.seen);
    const spot = (at: number): { x: number; y: number } => {
      const { x = 0, y = 0 } = places.get(at) ?? {};
      return { x: (x + 0.5) * PITCH.x, y: y * PITCH.y + 20 };
    };
    if (!this.nodes.length) return refill(this.picture);
    const width = Math.max(...[...places.values()].map(({ x }) => x + 1)) * PITCH.x;
    const height = (Math.max(...[...places.values()].map(({ y }) => y)) + 1) * PITCH.y;
    const lines = this.seen.filter((at) => at).map((at) => {
      const [from, to] = [spot(this.nodes[at]?.up ?? 0), spot(at)];
      return svg('path', { class: this.nodes[at]?.event.event === 'back' ? 'without' : 'with', d: `M${from.x} ${from.y + LABEL}C${from.x} ${from.y + 42} ${to.x} ${to.y - 24} ${to.x} ${to.y - 8}` });
    });
    refill(this.picture, svg('svg', { width, height, viewBox: `0 0 ${width} ${height}` }, ...lines, ...this.seen.map((at) => this.sign(at, spot(at))), this.ring));
  }

  private sign(at: number, { x, y }: { x: number; y: number }): SVGElement {
    const { event, dead, filled, solution } = this.nodes[at] as TreeNode;
    const values = valuesOf(event, this.symbol);
    const words = event.event === 'start' ? t('puzzle') : event.event === 'guess' ? `${event.cell}=${values}` : t('notShort', { value: values });
    const text = (content: string, dy: number, name: string): SVGElement => {
      const node = svg('text', { x: 0, y: dy, class: name });
      node.textContent = content;
      return node;
    };
    const isFolded = this.hasInside(at) && !this.open.has(at);
    const kind = dead ? 'is-dead' : solution ? 'is-solved' : `is-${event.event}`;
    const group = svg('g', { transform: `translate(${x} ${y})`, class: `sign ${kind}` }, svg('circle', { r: 20, class: 'hit' }), svg('circle', { r: 7 }),
      ...(dead ? [svg('path', { d: CROSS })] : solution ? [svg('circle', { r: 10.5, class: 'double' })] : []),
      text(words, 21, ''), ...(filled && !dead ? [text(`+${filled}`, 3, 'plus')] : []),
      ...(isFolded ? [text('▾', 32, 'more')] : []));
    group.addEventListener('click', () => {
      if (at === this.at && this.hasInside(at)) this.toggle(at, isFolded);
      else this.choose(at);
    });
    if (at === this.at) this.ring.setAttribute('transform', `translate(${x} ${y})`);
    return group;
  }

  /* ---- where one is -------------------------------------------------------------------------------------- */

  private choose(at: number): void {
    const last = this.nodes[at]?.last;
    if (last !== undefined) this.go(last);
  }

  private point(): void {
    for (const [at, item] of this.items) {
      const isHere = at === this.at;
      item.tabIndex = isHere ? 0 : -1;
      item.setAttribute('aria-selected', String(isHere));
    }
    const index = this.seen.indexOf(this.at);
    const sign = this.picture.querySelectorAll('.sign')[index];
    const place = sign?.getAttribute('transform');
    if (place) this.ring.setAttribute('transform', place);
    const [x = 0, y = 0] = (place?.match(/[\d.]+/g) ?? []).map(Number);
    this.picture.scrollTo(x - this.picture.clientWidth / 2, y - this.picture.clientHeight / 2);
    const item = this.items.get(this.at);
    if (item) this.list.scrollTop = item.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
  }

  private press(event: KeyboardEvent): void {
    const index = this.seen.indexOf(this.at);
    const isOpen = this.open.has(this.at);
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: this.seen.length - 1 }[event.key];
    if (to !== undefined) this.choose(this.seen[to] ?? this.at);
    else if (event.key === 'ArrowRight') {
      if (isOpen && this.hasInside(this.at)) this.choose(this.at + 1);
      else this.toggle(this.at, true);
    } else if (event.key === 'ArrowLeft') {
      if (isOpen && this.hasInside(this.at)) this.toggle(this.at, false);
      else this.choose(Math.max(0, this.nodes[this.at]?.inside ?? 0));
    } else return;
    event.preventDefault();
    this.items.get(this.at)?.focus();
  }
}
