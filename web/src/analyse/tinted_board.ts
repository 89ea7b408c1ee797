/* tinted_board.ts: a position as the board shows it, with what is known about its cells: conflicts, those that differ, clues that are
 * not needed. */
import { cellOf, type BoardState, type CellState } from '../board';
import type { Analysis } from './analysis';
import { cellName } from './differing';

/* The second colour of cells: ochre. */
const TINT = 2;

/* `cursor`: a cell, or -1. */
export function boardStateOf(state: BoardState, analysis: Analysis | undefined, tinted: readonly string[], cursor: number): BoardState {
  const isStart = analysis?.at === 0 && !analysis.guest;
  const numbers = (names: readonly string[] | undefined): Set<number> => new Set((names ?? []).map((name) => cellOf(name, state.side)));
  const conflicts = numbers(isStart ? analysis.solved?.conflict_cells : []);
  const wrong = numbers(isStart ? analysis.explained?.wrong_values : []);
  const tints = numbers(isStart ? [...(analysis.differing?.cells ?? []), ...tinted] : []);
  const cells = state.cells.map((cell, at): CellState => {
    if (!conflicts.has(at) && !tints.has(at) && !wrong.has(at)) return cell;
    return { ...cell, ...(conflicts.has(at) && { conflict: true }), ...(wrong.has(at) && { wrong: true }), ...(tints.has(at) && { colours: [TINT] }) };
  });
  const { cursor: _old, ...rest } = state;
  return cursor < 0 ? { ...rest, cells } : { ...rest, cells, cursor: cellName(Math.min(cursor, cells.length - 1), state.side) };
}
