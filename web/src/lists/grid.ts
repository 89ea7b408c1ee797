/* grid.ts: a table of any number of rows, of which only those in sight are in the document.
 *
 * What scrolls is empty; the rows lie on a sheet that stays where it is (sticky) and are moved by the script, so that fast scrolling never
 * shows an empty table. Browsers let nothing be higher than some ten million pixels, and gets slow before: a higher table is pressed into MOST_PIXELS. Then a
 * short way is scrolled pixel by pixel, a jump goes to the same part of the table, and when scrolling has ended the bar is put where it
 * belongs.
 *
 * The table has the focus, not its rows, which come and go: the row that keys are about is told by aria-activedescendant. */
import { h, setAttribute } from '../shell/dom';

const MOST_PIXELS = 2_000_000;
/* A wheel or a finger never goes so far between two frames; a pixel of the bar is more. */
const JUMP_PIXELS = 2000;
const SETTLED_MS = 150;

let count = 0;

export interface GridHooks {
  /* A row without its contents, and the contents of row `at`. */
  make(): HTMLElement;
  fill(node: HTMLElement, at: number): void;
  open(at: number): void;
}

export class Grid {
  readonly node: HTMLElement;
  readonly #sheet = h('div', { class: 'grid-sheet', role: 'rowgroup' });
  readonly #spacer = h('div', { 'aria-hidden': 'true' });
  readonly #id = `grid-${++count}`;
  readonly #rows: HTMLElement[] = [];
  readonly #watcher = new ResizeObserver(() => this.#measure());
  #length = 0;
  #rowHeight = 1;
  /* Of the sheet. */
  #room = 0;
  /* What is scrolled to, in pixels of the whole table; what the bar said last. */
  #top = 0;
  #last = 0;
  #active = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(label: string, head: HTMLElement, private readonly hooks: GridHooks) {
    this.node = h('div', { class: 'grid', role: 'grid', tabindex: '0', 'aria-label': label, onkeydown: (event: KeyboardEvent) => this.#press(event), onscroll: () => this.#scrolled() },
      h('div', { class: 'grid-head', role: 'rowgroup' }, head), this.#sheet, this.#spacer);
    this.#sheet.addEventListener('click', (event) => {
      const at = Number((event.target as Element).closest<HTMLElement>('[data-at]')?.dataset['at'] ?? NaN);
      if (Number.isNaN(at)) return;
      this.#active = at;
      this.#draw();
      hooks.open(at);
    });
    this.#watcher.observe(this.node);
  }

  end(): void {
    this.#watcher.disconnect();
    clearTimeout(this.#settling);
  }

  /* Other rows, or the same with other contents. */
  show(length: number, isNew: boolean): void {
    this.#length = length;
    this.node.setAttribute('aria-rowcount', String(length + 1));
    if (isNew) this.#active = this.#top = 0;
    this.#active = Math.max(0, Math.min(this.#active, length - 1));
    this.#measure();
  }

  /* ---- sizes ----------------------------------------------------------------------------------- */

  get #height(): number {
    return this.#length * this.#rowHeight;
  }

  get #ratio(): number {
    const real = Math.min(this.#height, MOST_PIXELS) - this.#room;
    return real > 0 ? (this.#height - this.#room) / real : 1;
  }

  #measure(): void {
    if (!this.#rows.length) this.#addRow();
    this.#rows[0]!.hidden = false;
    this.#rowHeight = this.#rows[0]!.offsetHeight || 1;
    this.#room = Math.max(0, this.node.clientHeight - (this.#sheet.previousElementSibling as HTMLElement).offsetHeight);
    while (this.#rows.length < Math.ceil(this.#room / this.#rowHeight) + 1) this.#addRow();
    this.#sheet.style.height = `${this.#room}px`;
    this.#spacer.style.height = `${Math.max(0, Math.min(this.#height, MOST_PIXELS) - this.#room)}px`;
    this.#goTo(this.#top);
  }

  #addRow(): void {
    const row = this.hooks.make();
    row.id = `${this.#id}-${this.#rows.length}`;
    this.#rows.push(row);
    this.#sheet.append(row);
  }

  /* ---- scrolling ------------------------------------------------------------------------------- */

  #goTo(top: number): void {
    this.#top = Math.max(0, Math.min(top, this.#height - this.#room));
    this.node.scrollTop = this.#top / this.#ratio;
    this.#last = this.node.scrollTop;
    this.#draw();
  }

  #scrolled(): void {
    const way = this.node.scrollTop - this.#last;
    if (!way) return;
    const isShort = this.#ratio > 1 && Math.abs(way) < JUMP_PIXELS;
    this.#last = this.node.scrollTop;
    this.#top = Math.max(0, Math.min(isShort ? this.#top + way : this.#last * this.#ratio, this.#height - this.#room));
    this.#draw();
    clearTimeout(this.#settling);
    if (isShort) this.#settling = setTimeout(() => this.#goTo(this.#top), SETTLED_MS);
  }

  #draw(): void {
    const first = Math.floor(this.#top / this.#rowHeight);
    const number = this.#rows.length;
    let activeId: string | null = null;
    for (let at = first; at < first + number; at++) {
      const row = this.#rows[at % number]!;
      row.hidden = at >= this.#length;
      setAttribute(row, 'aria-selected', String(at === this.#active));
      if (row.hidden) continue;
      row.style.transform = `translateY(${at * this.#rowHeight - this.#top}px)`;
      row.dataset['at'] = String(at);
      setAttribute(row, 'aria-rowindex', String(at + 2));
      if (at === this.#active) activeId = row.id;
      this.hooks.fill(row, at);
    }
    setAttribute(this.node, 'aria-activedescendant', activeId);
  }

  /* ---- keys ------------------------------------------------------------------------------------ */

  #press(event: KeyboardEvent): void {
    if (event.target !== this.node || event.ctrlKey || event.altKey || event.metaKey || !this.#length) return;
    const page = Math.max(1, Math.floor(this.#room / this.#rowHeight) - 1);
    const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page, Home: -Infinity, End: Infinity };
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) this.hooks.open(this.#active);
    else this.#activate(this.#active + step);
  }

  #activate(at: number): void {
    this.#active = Math.max(0, Math.min(at, this.#length - 1));
    const top = this.#active * this.#rowHeight;
    this.#goTo(Math.max(Math.min(this.#top, top), top + this.#rowHeight - this.#room));
  }
}
