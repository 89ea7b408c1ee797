/* edit_pad.ts: a puzzle typed into the board: a pad for fingers, and the text that the typed values make. */
import type { BoardState } from '../board';
import type { Strings } from './analyse_strings';
import { h } from '../shell/dom';
import { icon, refill, select } from './controls';

const SYMBOLS = '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const SHAPES = ['2x2', '2x3', '3x3', '3x4', '4x4', '5x5'];

/* The values of a board as a line; 0 and "." are empty. */
export function lineOf(values: readonly number[]): string {
  return values.map((value) => SYMBOLS[value] ?? '.').join('');
}

export function valuesOfState(state: BoardState | null, side: number): number[] {
  return Array.from({ length: side * side }, (_, cell) => state?.cells[cell]?.value ?? 0);
}

/* The value of a key by what it writes: digits, and letters on boards that have them. */
export function valueOfKey(name: string, side: number): number {
  const value = name.length === 1 ? SYMBOLS.indexOf(name.toUpperCase()) : -1;
  return value > 0 && value <= side ? value : 0;
}

export class EditPad {
  readonly node = h('div', { class: 'edit-pad' });
  readonly #strings: Strings;
  readonly #enter: (value: number) => void;
  readonly #reshape: (rows: number, columns: number) => void;

  constructor(strings: Strings, enter: (value: number) => void, reshape: (rows: number, columns: number) => void) {
    this.#strings = strings;
    this.#enter = enter;
    this.#reshape = reshape;
  }

  show(side: number, box: readonly [number, number]): void {
    const keys = Array.from({ length: side }, (_, at) => at + 1).map((value) =>
      h('button', { type: 'button', class: 'pad-key', 'aria-label': this.#strings.digit(SYMBOLS[value] ?? ''), text: SYMBOLS[value] ?? '', onclick: () => this.#enter(value) }));
    const erase = h('button', { type: 'button', class: 'pad-key', 'aria-label': this.#strings.erase, onclick: () => this.#enter(0) }, icon('erase'));
    const shape = select(this.#strings.size, SHAPES.map((name) => [name, name.replace('x', ' × ')] as const), box.join('x'), (name) => {
      const [rows = 3, columns = 3] = name.split('x').map(Number);
      this.#reshape(rows, columns);
    });
    refill(this.node, h('div', { class: `pad-keys ${side > 9 ? 'many' : ''}` }, ...keys, erase), shape);
  }
}
