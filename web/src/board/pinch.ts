/* pinch.ts: fingers on a board that can be enlarged: one chooses cells, two enlarge it and move it. A finger says nothing until it is
 * lifted or drawn to another cell, as a second one may still come; no events of the page in here, so that the rules can be tested. */
import type { Spot } from './board_geometry';

export interface Pinched {
  factor: number;
  from: Spot;
  to: Spot;
}

export class Pinch {
  readonly #places = new Map<number, Spot>();
  /* Two fingers were down: what is left of them chooses no cells. */
  #isSpent = false;

  get isActive(): boolean {
    return this.#isSpent;
  }

  has(pointer: number): boolean {
    return this.#places.has(pointer);
  }

  press(pointer: number, place: Spot): void {
    this.#places.set(pointer, place);
    if (this.#places.size > 1) this.#isSpent = true;
  }

  /* What the move means for the board; null: nothing, as it is one finger. */
  move(pointer: number, place: Spot): Pinched | null {
    const before = [...this.#places.values()];
    this.#places.set(pointer, place);
    const after = [...this.#places.values()];
    const [one, two] = before;
    const [newOne, newTwo] = after;
    if (!one || !two || !newOne || !newTwo) return null;
    const spread = Math.hypot(two.x - one.x, two.y - one.y);
    const newSpread = Math.hypot(newTwo.x - newOne.x, newTwo.y - newOne.y);
    return { factor: spread ? newSpread / spread : 1, from: middle(one, two), to: middle(newOne, newTwo) };
  }

  lift(pointer: number): void {
    this.#places.delete(pointer);
    if (!this.#places.size) this.#isSpent = false;
  }
}

function middle(one: Spot, two: Spot): Spot {
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}
