/* stroke.ts: what pointers mean: a press chooses a cell, with shift it joins the selection, with ctrl it joins or leaves it; what the
 * pointer is drawn over follows. A second finger adds its cells. Two presses on one cell in turn are a double press.
 *
 * No events of the page in here, so that the rules can be tested. */

export type How = 'set' | 'extend' | 'toggle' | 'drag';

export interface Choice {
  cell: number;
  how: How;
  /* A stroke that takes cells away: it began with ctrl on a selected cell. */
  removes: boolean;
}

export interface Press {
  pointer: number;
  cell: number;
  time: number;
  shift: boolean;
  /* ctrl, or the command key of a Mac */
  ctrl: boolean;
  isSelected: boolean;
}

const DOUBLE_MS = 350;

export class Stroke {
  readonly #last = new Map<number, number>();
  #removes = false;
  #pressed = { cell: -1, time: -Infinity };

  get isActive(): boolean {
    return this.#last.size > 0;
  }

  has(pointer: number): boolean {
    return this.#last.has(pointer);
  }

  press(press: Press): { choice: Choice; isDouble: boolean } {
    const isSecondFinger = this.isActive;
    this.#last.set(press.pointer, press.cell);
    if (isSecondFinger) return { choice: this.#drag(press.cell), isDouble: false };
    this.#removes = press.ctrl && press.isSelected;
    const how = press.ctrl ? 'toggle' : press.shift ? 'extend' : 'set';
    const isDouble = how === 'set' && press.cell === this.#pressed.cell && press.time - this.#pressed.time <= DOUBLE_MS;
    this.#pressed = isDouble || how !== 'set' ? { cell: -1, time: -Infinity } : { cell: press.cell, time: press.time };
    return { choice: { cell: press.cell, how, removes: this.#removes }, isDouble };
  }

  /* null: still on the same cell, or on none. */
  move(pointer: number, cell: number): Choice | null {
    if (cell < 0 || !this.#last.has(pointer) || this.#last.get(pointer) === cell) return null;
    this.#last.set(pointer, cell);
    this.#pressed = { cell: -1, time: -Infinity };
    return this.#drag(cell);
  }

  lift(pointer: number): void {
    this.#last.delete(pointer);
  }

  #drag(cell: number): Choice {
    return { cell, how: 'drag', removes: this.#removes };
  }
}
