/* cell_label.ts: what a cell holds, in words. */
import type { BoardState } from './board_state';
import { symbolOf } from './board_state';
import type { Strings } from './board_strings';

/* "given 7" or "empty, marks 1 3 5, centre 2". */
export function contentOf(state: BoardState, number: number, words: Strings): string {
  const cell = state.cells[number] ?? {};
  if (state.paused) return words.paused;
  const list = (values: number[]): string => values.map((value) => symbolOf(state, value)).join(' ');
  const parts: string[] = [];
  if (cell.value) parts.push((cell.given ? words.given : words.value)(symbolOf(state, cell.value)));
  else parts.push(words.empty);
  if (!cell.value && cell.marks?.length) parts.push(words.marks(list(cell.marks)));
  if (!cell.value && cell.centre_marks?.length) parts.push(words.centre(list(cell.centre_marks)));
  if (cell.wrong) parts.push(words.wrong);
  if (cell.conflict) parts.push(words.conflict);
  if (cell.missing) parts.push(words.missing);
  const colours = cell.colours ?? (cell.colour ? [cell.colour] : []);
  if (colours.length) parts.push(words.colours(colours.join(' ')));
  if (cell.hinted) parts.push(words.hinted);
  return parts.join(', ');
}

export function labelOf(state: BoardState, number: number, words: Strings): string {
  const row = Math.floor(number / state.side) + 1;
  return words.cell(row, (number % state.side) + 1, contentOf(state, number, words));
}
