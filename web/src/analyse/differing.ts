/* differing.ts: the cells of a puzzle with several solutions that are not the same in all of them.
 *
 * One solution is known. For each open cell, and each other value of it, the puzzle with that clue added is checked: if it has a
 * solution, the cell differs. All of these go to the engine as one text. */
import type { Client, Pool } from '../engine/client.js';
import { isProblem, type Solved } from '../engine/types.js';

/* Larger boards would take too many checks. */
const LARGEST = 16;
const EMPTY = '.';

export interface Differing {
  readonly cells: readonly string[];
  /* False: there may be more. */
  readonly all: boolean;
}

/* The values that are worth a try: those that no clue in sight holds would do, but the engine says so faster than we could. */
export function trials(puzzle: string, solution: string, side: number): { cells: number[]; lines: string[] } {
  const symbols = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.slice(0, side);
  const cells: number[] = [];
  const lines: string[] = [];
  for (let cell = 0; cell < puzzle.length; cell++) {
    if (puzzle[cell] !== EMPTY) continue;
    for (const symbol of symbols) {
      if (symbol === solution[cell]) continue;
      cells.push(cell);
      lines.push(puzzle.slice(0, cell) + symbol + puzzle.slice(cell + 1));
    }
  }
  return { cells, lines };
}

export function cellName(cell: number, side: number): string {
  return `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`;
}

export async function findDiffering(solved: Solved, engine: Client | Pool): Promise<Differing | null> {
  const { side, puzzle, solution } = solved;
  if (!solution || side > LARGEST || puzzle.length !== side * side) return null;
  const { cells, lines } = trials(puzzle, solution, side);
  const answers = await engine.call('answers', lines.join('\n'), 'check', { limitMs: 50 });
  if (isProblem(answers)) return null;
  const found = new Set<number>();
  let all = true;
  answers.forEach((answer, at) => {
    if (isProblem(answer)) return;
    if (answer.verdict === 'unique' || answer.verdict === 'multiple' || answer.verdict === 'solved') found.add(cells[at] ?? 0);
    else if (answer.verdict === 'unknown') all = false;
  });
  return { cells: [...found].sort((one, two) => one - two).map((cell) => cellName(cell, side)), all };
}
