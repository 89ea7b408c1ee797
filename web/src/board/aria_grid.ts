/* aria_grid.ts: the board for those who cannot see it, and for the keyboard: a grid of rows and cells that lies over the picture, each
 * cell with its words. One cell takes the focus of Tab (roving tabindex): the cursor. */

export class AriaGrid {
  readonly node = document.createElement('div');
  readonly #cells: HTMLElement[] = [];
  readonly #labels: string[] = [];
  #cursor = -1;
  #selected: ReadonlySet<number> = new Set();

  constructor(private readonly side: number, private readonly selects: string) {
    this.node.className = 'grid';
    this.node.setAttribute('role', 'grid');
    if (selects === 'many') this.node.setAttribute('aria-multiselectable', 'true');
    this.node.style.setProperty('--side', String(side));
    for (let row = 0; row < side; row++) this.node.append(this.#makeRow());
  }

  #makeRow(): HTMLElement {
    const row = document.createElement('div');
    row.setAttribute('role', 'row');
    for (let column = 0; column < this.side; column++) {
      const cell = document.createElement('div');
      cell.setAttribute('role', 'gridcell');
      cell.tabIndex = -1;
      if (this.selects !== 'none') cell.setAttribute('aria-selected', 'false');
      this.#cells.push(cell);
      row.append(cell);
    }
    return row;
  }

  label(cell: number, text: string): void {
    if (this.#labels[cell] === text) return;
    this.#labels[cell] = text;
    this.#cells[cell]?.setAttribute('aria-label', text);
  }

  select(selected: ReadonlySet<number>): void {
    const old = this.#selected;
    this.#selected = selected;
    for (const cell of old) if (!selected.has(cell)) this.#cells[cell]?.setAttribute('aria-selected', 'false');
    for (const cell of selected) if (!old.has(cell)) this.#cells[cell]?.setAttribute('aria-selected', 'true');
  }

  get cursor(): number {
    return this.#cursor;
  }

  /* The focus goes along if the grid has it. */
  moveTo(cell: number): void {
    const next = this.#cells[cell];
    if (!next) return;
    if (cell !== this.#cursor) {
      const old = this.#cells[this.#cursor];
      if (old) old.tabIndex = -1;
      this.#cursor = cell;
      next.tabIndex = 0;
    }
    if (this.hasFocus) this.focus();
  }

  get hasFocus(): boolean {
    const root = this.node.getRootNode();
    const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
    return active !== null && this.node.contains(active);
  }

  focus(cell = this.#cursor): void {
    const node = this.#cells[cell];
    const root = this.node.getRootNode() as ShadowRoot;
    if (node && root.activeElement !== node) node.focus();
  }

  /* The cell that an event of the page hit, -1: none. */
  indexOf(target: EventTarget | null): number {
    return this.#cells.indexOf(target as HTMLElement);
  }
}
