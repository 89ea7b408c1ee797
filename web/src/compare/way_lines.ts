/* way_lines.ts: the boards of a way that has no positions of its own, Sudoku Explainer's, from what its steps have placed and removed,
 * written as lines of HoDoKu's library: how values take candidates away is left to the engine. */
import { cellOf } from '../board/board_state';
import type { RatingStep } from '../engine/types.js';

/* The boards before each step and after the last one, as lines of a library: ":0000:x:CELLS:REMOVED:::". A value that is not possible in
 * a given cell anyway is removed from it, too, since a line that removes nothing has no candidates. */
export function linesOf(line: string, steps: readonly Pick<RatingStep, 'placements' | 'eliminations'>[]): string[] {
  const [, , , board = '', before = ''] = line.trim().split(':');
  const cells = board.match(/\+?./g) ?? [];
  const given = cells.findIndex((cell) => /^[1-9]/.test(cell));
  const spot = (cell: number): string => `${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`;
  const gone = [before, `${cells[given] === '1' ? 2 : 1}${spot(given)}`].filter(Boolean);
  const lines: string[] = [];
  const write = (): void => void lines.push(`:0000:x:${cells.join('')}:${gone.join(' ')}:::`);
  write();
  for (const { placements, eliminations } of steps) {
    for (const { cell, value } of placements) cells[cellOf(cell, 9)] = `+${value}`;
    gone.push(...eliminations.map(({ cell, value }) => `${value}${spot(cellOf(cell, 9))}`));
    write();
  }
  return lines;
}
