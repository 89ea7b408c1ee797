/* search_board.ts: the board at an event of a search: the puzzle, what stands from guesses and deductions, and where it went wrong. */
import { stateOfPosition } from '../board/board_position';
import { cellOf, type BoardState, type CellState } from '../board/board_state';
import type { Candidate, Layout, Position, TraceEvent } from '../engine/types.js';

/* Colours of cells: what the event filled, and what is guessed. */
const NEW = 1;
const GUESSED = 2;

interface Entry extends Candidate {
  readonly at: number;
  readonly isGuess: boolean;
}

/* What stands after the event number `last`. */
export function entriesAt(events: readonly TraceEvent[], last: number): Entry[] {
  // [depth] what was entered while so many guesses stood.
  const layers: Entry[][] = [];
  for (let at = 0; at <= last; at++) {
    const { event, depth, cell, value, placements = [] } = events[at] ?? { event: 'start', depth: 0 };
    layers.length = Math.min(layers.length, event === 'guess' ? depth : depth + 1);
    const layer = (layers[depth] ??= []);
    if (cell && value && event !== 'back') layer.push({ cell, value, at, isGuess: event === 'guess' });
    layer.push(...placements.map((placed) => ({ ...placed, at, isGuess: false })));
  }
  return layers.flat();
}

/* The cells that a contradiction is about. */
export function troubleOf({ contradiction }: TraceEvent, layout: Layout): readonly string[] {
  if (!contradiction) return [];
  return contradiction.cell ? [contradiction.cell] : (layout.houses.find(({ house }) => house === contradiction.house)?.cells ?? []);
}

export function boardAt(puzzle: Position, layout: Layout, events: readonly TraceEvent[], at: number): BoardState {
  const state = stateOfPosition({ side: puzzle.side, box: puzzle.box, puzzle: puzzle.puzzle });
  const cells: CellState[] = [...state.cells];
  for (const { cell, value, at: when, isGuess } of entriesAt(events, at))
    cells[cellOf(cell, state.side)] = { value, ...((isGuess || when === at) && { colours: [isGuess ? GUESSED : NEW] }) };
  const event = events[at];
  for (const name of event ? troubleOf(event, layout) : []) {
    const cell = cellOf(name, state.side);
    cells[cell] = { ...cells[cell], conflict: true };
  }
  return { ...state, cells };
}
