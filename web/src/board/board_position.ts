/* board_position.ts: a position as the library writes it (side, box, puzzle, placed, marks), as a state that the board shows. */
import type { BoardState, CellState } from './board_state';
import { cellOf } from './board_state';

export interface Position {
  side: number;
  box: readonly [rows: number, columns: number];
  puzzle: string;
  /* The cells whose values are the player's. */
  placed?: readonly string[];
  /* For each cell its candidates; those of filled cells do not matter. */
  marks?: readonly (readonly number[] | null)[];
}

/* Boards above 35x35 are written as numbers between blanks, all others as a character a cell. */
function valuesOf(puzzle: string): number[] {
  if (/\s/.test(puzzle.trim())) return puzzle.trim().split(/\s+/).map((text) => Number(text) || 0);
  return [...puzzle].map((character) => Math.max(0, '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(character.toUpperCase())));
}

export function stateOfPosition(position: Position): BoardState {
  const { side, box } = position;
  const placed = new Set((position.placed ?? []).map((name) => cellOf(name, side)));
  const values = valuesOf(position.puzzle);
  const cells = Array.from({ length: side * side }, (_, cell): CellState => {
    const value = values[cell] ?? 0;
    if (value) return placed.has(cell) ? { value } : { value, given: true };
    const marks = position.marks?.[cell];
    return marks?.length ? { marks } : {};
  });
  return { side, box, cells };
}
