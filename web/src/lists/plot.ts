/* plot.ts: a picture of numbers whose parts can be pressed: bars of a histogram, cells of a map of two numbers. nonet's own charts
 * (nonet_chart) are pictures for paper; here each part is a button, which tells its numbers and filters by them. One of them is in the
 * order of Tab, arrows go to the next ones; what has no rows is no button. */
import { h, setAttribute, setText } from '../shell/dom';

export interface Part {
  /* Where it lies: column and row from below, and the share of its row that it fills. */
  readonly x: number;
  readonly y: number;
  readonly share: number;
  /* Of the colour, 0 to 1. */
  readonly depth: number;
  readonly label: string;
  /* Does the filter take it in? '': there is none. */
  readonly state: '' | 'in' | 'out';
  readonly press: () => void;
}

/* At the edge of a column or row. */
export interface Mark {
  readonly at: number;
  readonly text: string;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

export class Plot {
  readonly node: HTMLElement;
  readonly #field = h('div', { class: 'plot-field', role: 'toolbar' });
  readonly #below = h('div', { class: 'plot-below', 'aria-hidden': 'true' });
  readonly #beside = h('div', { class: 'plot-beside', 'aria-hidden': 'true' });
  readonly #told = h('p', { class: 'mut xs plot-told', 'aria-hidden': 'true' });
  readonly #buttons = new Map<string, HTMLButtonElement>();
  readonly #parts = new WeakMap<Element, Part>();
  #focused = '';

  constructor(title: string, private readonly axes: string) {
    this.#field.setAttribute('aria-label', title);
    this.#field.addEventListener('keydown', (event) => this.#walk(event));
    for (const type of ['focusin', 'pointerover', 'pointerout', 'focusout']) this.#field.addEventListener(type, (event) => this.#tell(event));
    this.node = h('section', { class: 'card plot' }, h('div', { class: 'plot-head' }, h('h2', { class: 'h3' }, title), this.#told),
      h('div', { class: 'plot-body' }, this.#beside, this.#field, this.#below));
    setText(this.#told, axes);
  }

  show(parts: readonly Part[], columns: number, rows: number, below: readonly Mark[], beside: readonly Mark[]): void {
    const places = new Set(parts.map(({ x, y }) => `${x},${y}`));
    for (const [place, button] of this.#buttons) {
      if (places.has(place)) continue;
      button.remove();
      this.#buttons.delete(place);
    }
    for (const part of parts) this.#place(part, columns, rows);
    const [first] = this.#buttons.values();
    if (!this.#buttons.has(this.#focused)) first?.setAttribute('tabindex', '0');
    this.#below.replaceChildren(...below.map(({ at, text }) => h('span', { style: `left:${(100 * at) / columns}%` }, text)));
    this.#beside.replaceChildren(...beside.map(({ at, text }) => h('span', { style: `bottom:${(100 * at) / rows}%` }, text)));
  }

  /* Whoever is at a button stays there when its numbers change. */
  #place(part: Part, columns: number, rows: number): void {
    const place = `${part.x},${part.y}`;
    const button = this.#buttons.get(place) ?? h('button', { tabindex: '-1', onclick: () => this.#parts.get(button)?.press() }, h('i'));
    if (!button.isConnected) this.#field.append(button);
    this.#buttons.set(place, button);
    this.#parts.set(button, part);
    setAttribute(button, 'aria-label', part.label);
    button.className = part.state;
    button.style.cssText = `left:${(100 * part.x) / columns}%;width:${100 / columns}%;bottom:${(100 * part.y) / rows}%;height:${100 / rows}%`;
    (button.firstElementChild as HTMLElement).style.cssText = `height:${100 * part.share}%;opacity:${part.depth}`;
  }

  #tell(event: Event): void {
    const over = (event.target as Element).closest('button');
    const isOver = over && (event.type === 'focusin' || event.type === 'pointerover');
    const part = over && this.#parts.get(over);
    setText(this.#told, (isOver && part?.label) || this.axes);
    if (event.type !== 'focusin' || !part) return;
    for (const button of this.#buttons.values()) button.tabIndex = button === over ? 0 : -1;
    this.#focused = `${part.x},${part.y}`;
  }

  /* To the nearest part that way, in the same line if there is one. */
  #walk(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = this.#parts.get(event.target as Element);
    if (!way || !from) return;
    event.preventDefault();
    let best: HTMLButtonElement | null = null;
    let least = Infinity;
    for (const button of this.#buttons.values()) {
      const { x, y } = this.#parts.get(button)!;
      const along = (x - from.x) * way[0] + (y - from.y) * way[1];
      const aside = Math.abs((x - from.x) * way[1]) + Math.abs((y - from.y) * way[0]);
      if (along > 0 && along + 100 * aside < least) [best, least] = [button, along + 100 * aside];
    }
    best?.focus();
  }
}
