/* board_pointer.ts: pointer events of the grid, as strokes (stroke.ts). */
import { CELL, cellAt, type Spot } from './board_geometry';
import { type Choice, Stroke } from './stroke';

export interface PointerTarget {
  side: number;
  /* `none`: pointers do nothing; `one`: no strokes, so that a finger scrolls the page. */
  selects: () => string;
  isSelected: (cell: number) => boolean;
  choose: (choice: Choice) => void;
  doubled: (cell: number) => void;
}

export class BoardPointer {
  readonly #stroke = new Stroke();
  readonly #places = new Map<number, Spot>();

  constructor(private readonly grid: HTMLElement, private readonly target: PointerTarget) {
    grid.addEventListener('pointerdown', (event) => this.#press(event));
    grid.addEventListener('pointermove', (event) => this.#move(event));
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      grid.addEventListener(name, (event) => this.#lift(event.pointerId));
    // A long press of a finger chooses cells; it opens no menu. That of a mouse stays.
    grid.addEventListener('contextmenu', (event) => {
      if (this.#stroke.isActive) event.preventDefault();
    });
  }

  #placeOf(event: MouseEvent): Spot {
    const { left, top, width, height } = this.grid.getBoundingClientRect();
    const all = this.target.side * CELL;
    return { x: ((event.clientX - left) / width) * all, y: ((event.clientY - top) / height) * all };
  }

  #press(event: PointerEvent): void {
    const place = this.#placeOf(event);
    const cell = cellAt(this.target.side, place);
    if (event.button !== 0 || cell < 0 || this.target.selects() === 'none') return;
    const { shiftKey: shift, ctrlKey, metaKey, pointerId: pointer, timeStamp: time } = event;
    const ctrl = ctrlKey || metaKey;
    const { choice, isDouble } = this.#stroke.press({ pointer, cell, time, shift, ctrl, isSelected: this.target.isSelected(cell) });
    this.#places.set(pointer, place);
    if (this.target.selects() === 'many') this.grid.setPointerCapture?.(pointer);
    else this.#lift(pointer);
    this.target.choose(choice);
    if (isDouble) this.target.doubled(cell);
  }

  #move(event: PointerEvent): void {
    if (!this.#stroke.has(event.pointerId)) return;
    const from = this.#places.get(event.pointerId);
    const to = this.#placeOf(event);
    this.#places.set(event.pointerId, to);
    for (const place of from ? between(from, to) : [to]) {
      const choice = this.#stroke.move(event.pointerId, cellAt(this.target.side, place, true));
      if (choice) this.target.choose(choice);
    }
  }

  #lift(pointer: number): void {
    this.#stroke.lift(pointer);
    this.#places.delete(pointer);
  }
}

/* Places on the way, near enough that no cell is jumped over. */
export function between(from: Spot, to: Spot): Spot[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (CELL / 5)));
  return Array.from({ length: steps }, (_, at) => {
    const part = (at + 1) / steps;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}
