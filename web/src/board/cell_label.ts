/* cell_label.ts: what a cell holds, in words. */
import { type BoardState, type CellState, symbolOf } from './board_state';
import type { Strings } from './board_strings';

function listOf(state: BoardState, values: readonly number[]): string {
  return values.map((value) => symbolOf(state, value)).join(' ');
}

/* "given 7" or "empty, marks 1 3 5, centre 2". */
export function contentOf(state: BoardState, number: number, words: Strings): string {
  const cell = state.cells[number] ?? {};
  if (state.paused) return words.paused;
  const parts: string[] = [];
  if (cell.value) parts.push((cell.given ? words.given : words.value)(symbolOf(state, cell.value)));
  else parts.push(words.empty);
  if (!cell.value && cell.marks?.length) parts.push(words.marks(listOf(state, cell.marks)));
  if (!cell.value && cell.centre_marks?.length) parts.push(words.centre(listOf(state, cell.centre_marks)));
  if (cell.wrong) parts.push(words.wrong);
  if (cell.conflict) parts.push(words.conflict);
  if (cell.missing) parts.push(words.missing);
  const colours = cell.colours ?? (cell.colour ? [cell.colour] : []);
  if (colours.length) parts.push(words.colours(colours.join(' ')));
  return parts.join(', ');
}

/* What the hint says of it: "in the hint, 6 7 true, 8 to remove". */
function hintOf(state: BoardState, cell: CellState, words: Strings): string {
  if (state.paused || !cell.hinted) return '';
  const values = new Map<string, number[]>();
  for (const { value, role } of cell.roles ?? []) values.set(role, [...(values.get(role) ?? []), value]);
  const roles = [...values].flatMap(([role, some]) => {
    const word = words.roles[role];
    return word ? [words.role(listOf(state, some), word)] : [];
  });
  return [', ' + words.hinted, ...roles].join(', ');
}

/* `content`: as contentOf says. */
export function labelOf(state: BoardState, number: number, words: Strings, content = contentOf(state, number, words)): string {
  const row = Math.floor(number / state.side) + 1;
  return words.cell(row, (number % state.side) + 1, content + hintOf(state, state.cells[number] ?? {}, words));
}
