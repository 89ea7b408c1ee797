/* board_state.ts: what the board is given: the library's JSON of a game and of a drawing, as far as the board reads it.
 *
 * docs/json.md has all keys. Whatever is left out is not so: an empty object is an empty cell. */

export interface CellState {
  value?: number;
  given?: boolean;
  seen?: boolean;
  conflict?: boolean;
  wrong?: boolean;
  missing?: boolean;
  highlighted?: boolean;
  selected?: boolean;
  hinted?: boolean;
  colour?: number;
  colours?: readonly number[];
  marks?: readonly number[];
  centre_marks?: readonly number[];
  highlighted_marks?: readonly number[];
  coloured_marks?: readonly { colour: number; values: readonly number[] }[];
  /* In the hint that is shown. */
  roles?: readonly { value: number; role: string }[];
}

export interface BoardState {
  side: number;
  box: readonly [rows: number, columns: number];
  cells: readonly CellState[];
  cursor?: string;
  selected?: readonly string[];
  /* Of the values 1, 2, 3 ...; without it 10 is A. */
  symbols?: string;
  paused?: boolean;
  phase?: string;
  message?: string;
  highlight?: number;
  hint?: { stage: string };
}

export interface Shape {
  kind: string;
  part: string;
  points?: readonly (string | number)[];
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  radius?: number;
  fill?: string;
  stroke?: string;
  stroke_width?: number;
  dash?: number;
  gap?: number;
  text?: string;
  size?: number;
  weight?: number;
  centred?: boolean;
  rim_width?: number;
  rim?: string;
  cell?: number;
  value?: number;
  link?: number;
}

export interface Drawing {
  width: number;
  height: number;
  title?: string;
  description?: string;
  shapes: readonly Shape[];
}

/* Of a step's picture the board only needs to know which candidates a link ties. */
export interface Picture {
  links: readonly { from: readonly string[]; to: readonly string[]; from_value?: number; to_value?: number }[];
}

/* "r3c7" as the number of a cell, -1 if it is none of this board. */
export function cellOf(name: string | undefined, side: number): number {
  const found = /^r(\d+)c(\d+)$/.exec(name ?? '');
  if (!found) return -1;
  const row = Number(found[1]) - 1;
  const column = Number(found[2]) - 1;
  return row < 0 || column < 0 || row >= side || column >= side ? -1 : row * side + column;
}

/* What a value is called on the board. */
export function symbolOf(state: Pick<BoardState, 'symbols'>, value: number): string {
  return state.symbols?.[value - 1] ?? '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'[value] ?? String(value);
}
