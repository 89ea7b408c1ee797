/* plot.ts: a picture of numbers whose parts can be pressed: bars of a histogram, cells of a map of two numbers. nonet's own charts
 * (nonet_chart) are pictures for paper; here each part is a button, which tells its numbers and filters by them. One of them is in the
 * order of Tab, arrows go to the next ones; what has no rows is no button. */
import { h, setText } from '../shell/dom';

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
  private readonly field = h('div', { class: 'plot-field', role: 'toolbar' });
  private readonly below = h('div', { class: 'plot-below', 'aria-hidden': 'true' });
  private readonly beside = h('div', { class: 'plot-beside', 'aria-hidden': 'true' });
  private readonly told = h('p', { class: 'mut xs plot-told', 'aria-hidden': 'true' });
  private readonly summary = h('p', { class: 'vh' });
  private readonly buttons = new Map<HTMLButtonElement, Part>();
  private focused = '';

  constructor(title: string, private readonly axes: string) {
    this.field.setAttribute('aria-label', title);
    this.field.addEventListener('keydown', (event) => this.walk(event));
    for (const type of ['focusin', 'pointerover', 'pointerout', 'focusout']) this.field.addEventListener(type, (event) => this.tell(event));
    this.node = h('section', { class: 'card plot' }, h('div', { class: 'plot-head' }, h('h2', { class: 'h3' }, title), this.told), this.summary,
      h('div', { class: 'plot-body' }, this.beside, this.field, this.below));
    setText(this.told, axes);
  }

  show(parts: readonly Part[], columns: number, rows: number, below: readonly Mark[], beside: readonly Mark[], summary: string): void {
    const hadFocus = this.field.contains(document.activeElement);
    this.buttons.clear();
    for (const part of parts) {
      const button = h('button', { 'aria-label': part.label, tabindex: '-1', class: part.state || null, onclick: part.press, 'data-part': `${part.x},${part.y}` }, h('i'));
      button.style.left = `${(100 * part.x) / columns}%`;
      button.style.width = `${100 / columns}%`;
      button.style.bottom = `${(100 * part.y) / rows}%`;
      button.style.height = `${100 / rows}%`;
      const fill = button.firstElementChild as HTMLElement;
      fill.style.height = `${100 * part.share}%`;
      fill.style.opacity = String(part.depth);
      this.buttons.set(button, part);
    }
    this.field.replaceChildren(...this.buttons.keys());
    const at = this.button(this.focused) ?? this.field.querySelector<HTMLElement>('button');
    if (at) at.tabIndex = 0;
    if (hadFocus) at?.focus();
    this.below.replaceChildren(...below.map(({ at, text }) => h('span', { style: `left:${(100 * at) / columns}%` }, text)));
    this.beside.replaceChildren(...beside.map(({ at, text }) => h('span', { style: `bottom:${(100 * at) / rows}%` }, text)));
    setText(this.summary, summary);
    this.node.dataset['parts'] = String(parts.length);
  }

  private button(place: string): HTMLButtonElement | null {
    return this.field.querySelector(`[data-part="${place}"]`);
  }

  private tell(event: Event): void {
    const over = (event.target as Element).closest('button');
    const isOver = over && (event.type === 'focusin' || event.type === 'pointerover');
    setText(this.told, (isOver && this.buttons.get(over)?.label) || this.axes);
    if (event.type !== 'focusin' || !over) return;
    this.button(this.focused)?.setAttribute('tabindex', '-1');
    over.tabIndex = 0;
    this.focused = over.dataset['part'] ?? '';
  }

  /* To the nearest part that way, in the same line if there is one. */
  private walk(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = this.buttons.get(document.activeElement as HTMLButtonElement);
    if (!way || !from) return;
    event.preventDefault();
    let best: HTMLButtonElement | null = null;
    let least = Infinity;
    for (const [button, { x, y }] of this.buttons) {
      const along = (x - from.x) * way[0] + (y - from.y) * way[1];
      const aside = Math.abs((x - from.x) * way[1]) + Math.abs((y - from.y) * way[0]);
      if (along > 0 && along + 100 * aside < least) [best, least] = [button, along + 100 * aside];
    }
    best?.focus();
  }
}
