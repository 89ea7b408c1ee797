/* pattern_field.ts: where clues are to stand, drawn with mouse, finger or arrow keys. What is drawn is drawn in all cells that the
 * symmetry ties together; which those are the library says. */
import { keyDetail, walk } from '../board/board_keys';
import { isProblem, type Box } from '../engine/types.js';
import { h, setAttribute, setText } from '../shell/dom';
import { engine } from '../shell/engine';
import { t } from './make_strings';
import { boxIn, patternCells, patternText, type Order } from './order';

export class PatternField {
  readonly node: HTMLDetailsElement;
  private readonly grid = h('div', { class: 'pattern', role: 'grid', 'aria-label': t('pattern'), 'aria-multiselectable': 'true' });
  private readonly count = h('output', { class: 'mut' });
  private readonly clear = h('button', { type: 'button', class: 'btn quiet', onclick: () => this.wipe() }, t('clear'));
  private side = 0;
  private cells: boolean[] = [];
  private nodes: HTMLElement[] = [];
  private groups: readonly number[] = [];
  private tied = '';
  /* What the stroke that is being drawn makes of cells; null: there is none. */
  private stroke: boolean | null = null;

  constructor(private readonly changed: (pattern: string) => void) {
    // On a phone the board is large, and few want it.
    const open = !matchMedia('(max-width: 720px)').matches;
    this.node = h('details', { class: 'pattern-field', open }, h('summary', {}, t('pattern'), this.count), this.grid, this.clear);
    this.grid.addEventListener('pointerdown', (event) => this.begin(event));
    this.grid.addEventListener('pointermove', (event) => event.getCoalescedEvents().forEach((part) => this.draw(part)));
    for (const name of ['pointerup', 'pointercancel'] as const) this.grid.addEventListener(name, (event) => this.end(event));
    this.grid.addEventListener('keydown', (event) => this.press(event));
    // Screen readers click without a pointer.
    this.grid.addEventListener('click', (event) => event.detail === 0 && this.toggle(this.nodes.indexOf(event.target as HTMLElement)));
  }

  show(order: Order): void {
    const box = boxIn(order);
    if (this.grid.dataset['box'] !== order.box) this.build(order.box, box);
    if (order.pattern) this.node.open = true;
    this.cells = patternCells(order.pattern, this.side ** 2);
    this.render();
    void this.tie(box, order.symmetry);
  }

  /* ---- what is seen ---------------------------------------------------------------------------------- */

  private build(name: string, [rows, columns]: Box): void {
    this.side = rows * columns;
    const all = Array.from({ length: this.side }, (_, at) => at);
    const edge = (at: number, gap: number): boolean => (at + 1) % gap === 0 && at + 1 < this.side;
    const cellAt = (row: number, column: number): HTMLElement => h('div', {
      role: 'gridcell', 'aria-label': t('cell', { row: row + 1, column: column + 1 }), tabindex: row + column ? -1 : 0,
      class: `${edge(column, columns) ? 'right ' : ''}${edge(row, rows) ? 'below' : ''}`,
    });
    const lines = all.map((row) => h('div', { role: 'row' }, ...all.map((column) => cellAt(row, column))));
    this.grid.dataset['box'] = name;
    this.grid.replaceChildren(...lines);
    this.nodes = lines.flatMap((line) => [...line.children] as HTMLElement[]);
    this.tied = '';
  }

  private render(): void {
    this.nodes.forEach((node, cell) => setAttribute(node, 'aria-selected', String(this.cells[cell] ?? false)));
    const count = this.cells.filter(Boolean).length;
    setText(this.count, count ? t('cluesOf', { clues: count }) : '');
    this.clear.disabled = count === 0; // it keeps its place: nothing may move under a finger
  }

  /* ---- drawing ----------------------------------------------------------------------------------------- */

  private async tie(box: Box, symmetry: string): Promise<void> {
    const key = `${box.join()} ${symmetry}`;
    if (this.tied === key) return;
    this.tied = key;
    this.groups = [];
    const groups = symmetry ? await engine().call('symmetryGroups', box, symmetry) : [];
    if (this.tied === key && !isProblem(groups)) this.groups = groups;
  }

  private paint(cell: number, isOn: boolean): void {
    const group = this.groups[cell];
    this.cells = this.cells.map((was, other) => (other === cell || (group !== undefined && this.groups[other] === group) ? isOn : was));
    this.render();
  }

  private toggle(cell: number): void {
    if (cell < 0) return;
    this.paint(cell, !this.cells[cell]);
    this.tell();
  }

  private tell(): void {
    this.changed(patternText(this.cells));
  }

  private wipe(): void {
    this.changed('');
    this.nodes[0]?.focus();
  }

  private cellUnder({ clientX, clientY }: PointerEvent): number {
    const { left, top, width, height } = this.grid.getBoundingClientRect();
    const [column, row] = [(clientX - left) / width, (clientY - top) / height].map((part) => Math.floor(part * this.side)) as [number, number];
    return row < 0 || column < 0 || row >= this.side || column >= this.side ? -1 : row * this.side + column;
  }

  private begin(event: PointerEvent): void {
    const cell = this.cellUnder(event);
    if (cell < 0 || event.button > 0) return;
    this.grid.setPointerCapture(event.pointerId);
    this.stroke = !this.cells[cell];
    this.draw(event);
  }

  private draw(event: PointerEvent): void {
    const cell = this.cellUnder(event);
    if (this.stroke !== null && cell >= 0 && this.cells[cell] !== this.stroke) this.paint(cell, this.stroke);
  }

  private end(event: PointerEvent): void {
    if (this.stroke === null) return;
    if (event.type === 'pointerup') this.draw(event);
    this.tell();
    this.stroke = null;
  }

  private press(event: KeyboardEvent): void {
    const from = this.nodes.indexOf(event.target as HTMLElement);
    if (from < 0) return;
    const to = walk(this.side, from, keyDetail(event));
    if (event.key === ' ' || event.key === 'Enter') this.toggle(from);
    else if (to >= 0) this.move(from, to, event.shiftKey);
    else return;
    event.preventDefault();
  }

  /* With Shift the line is drawn on. */
  private move(from: number, to: number, draws: boolean): void {
    this.nodes[from]?.setAttribute('tabindex', '-1');
    this.nodes[to]?.setAttribute('tabindex', '0');
    this.nodes[to]?.focus();
    if (!draws || this.cells[to] === this.cells[from]) return;
    this.paint(to, this.cells[from] ?? false);
    this.tell();
  }
}
