/* board_pointer.ts: pointer events of the grid, as strokes (stroke.ts), and as fingers that enlarge the board (pinch.ts). */
import { CELL, cellAt, type Spot } from './board_geometry';
import { Pinch, type Pinched } from './pinch';
import { type Choice, Stroke } from './stroke';

export interface PointerTarget {
  side: number;
  /* `none`: pointers do nothing; `one`: no strokes, so that a finger scrolls the page. */
  selects: () => string;
  isSelected: (cell: number) => boolean;
  choose: (choice: Choice) => void;
  doubled: (cell: number) => void;
  /* Two fingers enlarge the board. */
  zooms: () => boolean;
  /* In pixels of the window. */
  pinch: (pinched: Pinched) => void;
  pinchEnd: () => void;
}

export class BoardPointer {
  readonly #stroke = new Stroke();
  readonly #places = new Map<number, Spot>();
  readonly #pinch = new Pinch();
  /* A finger that has not said yet what it wants. */
  #first: PointerEvent | null = null;

  constructor(private readonly grid: HTMLElement, private readonly target: PointerTarget) {
    grid.addEventListener('pointerdown', (event) => (this.#isFinger(event) ? this.#touch(event) : this.#press(event)));
    grid.addEventListener('pointermove', (event) => (this.#pinch.has(event.pointerId) ? this.#slide(event) : this.#move(event)));
    for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
      grid.addEventListener(name, (event) => (this.#pinch.has(event.pointerId) ? this.#leave(event) : this.#lift(event.pointerId)));
    // A long press of a finger chooses cells; it opens no menu. That of a mouse stays.
    grid.addEventListener('contextmenu', (event) => {
      if (this.#stroke.isActive) event.preventDefault();
    });
  }

  // ---- fingers on a board that can be enlarged ------------------------------------------------------

  #isFinger(event: PointerEvent): boolean {
    return event.pointerType === 'touch' && this.target.zooms();
  }

  #touch(event: PointerEvent): void {
    this.#first = this.#pinch.isActive || this.#first ? null : event;
    this.#pinch.press(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pinch.isActive) this.#lift(event.pointerId);
    this.grid.setPointerCapture?.(event.pointerId);
  }

  #slide(event: PointerEvent): void {
    const pinched = this.#pinch.move(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pinched) this.target.pinch(pinched);
    if (this.#pinch.isActive) return;
    if (this.#first && this.#cellOf(event) !== this.#cellOf(this.#first)) this.#say();
    this.#move(event);
  }

  #leave(event: PointerEvent): void {
    const wasPinch = this.#pinch.isActive;
    if (event.type === 'pointerup' && !wasPinch) this.#say();
    this.#first = null;
    this.#pinch.lift(event.pointerId);
    this.#lift(event.pointerId);
    if (wasPinch && !this.#pinch.isActive) this.target.pinchEnd();
  }

  /* What the first finger wants is clear now. */
  #say(): void {
    const first = this.#first;
    this.#first = null;
    if (first) this.#press(first);
  }

  #cellOf(event: MouseEvent): number {
    return cellAt(this.target.side, this.#placeOf(event));
  }

  // ---- strokes --------------------------------------------------------------------------------------

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
