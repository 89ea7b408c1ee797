/* order.ts: which rows are shown, and in what order, of a million without a pause (slices.ts). */
import { ERROR, NO_ER, NO_LEVEL, NO_TECHNIQUE, type Rows } from './rows';
import { inSlices } from './slices';
import { sort, type Key } from './sort';

export type Column = 'number' | 'puzzle' | 'clues' | 'solutions' | 'er' | 'level' | 'hardest' | 'same';

export interface Filter {
  /* Both included; in tenths. */
  readonly er: readonly [number, number] | null;
  readonly clues: readonly [number, number] | null;
  /* -1: any. */
  readonly verdict: number;
  readonly level: number;
  /* The first of each class of equivalent puzzles, or all others. */
  readonly only: '' | 'first' | 'again';
}

export const EVERYTHING: Filter = { er: null, clues: null, verdict: -1, level: -1, only: '' };

export interface Sorting {
  readonly column: Column;
  readonly isDown: boolean;
}

export const AS_READ: Sorting = { column: 'number', isDown: false };

export interface View {
  /* Null: all rows, as they were read. */
  readonly order: Uint32Array | null;
  readonly count: number;
  /* How many rows have [256 * clues + er]; without the filters of these two, which are chosen in what is drawn of it. */
  readonly counts: Uint32Array;
}

const MOST_CLUES = 255;
/* Of a puzzle, to sort by: all of a 9x9 board. */
const MOST_CHARACTERS = 81;

/* ---- filter ---------------------------------------------------------------------------------- */

function isIn(value: number, range: readonly [number, number] | null): boolean {
  return !range || (value >= range[0] && value <= range[1]);
}

function passes(rows: Rows, row: number, { verdict, level, only }: Filter): boolean {
  if (verdict >= 0 && rows.verdict[row] !== verdict) return false;
  if (level >= 0 && rows.level[row] !== level) return false;
  if (!only) return true;
  const first = rows.classes.first(row);
  return only === 'first' ? first < 0 || first === row : first >= 0 && first !== row;
}

/* ---- sort ------------------------------------------------------------------------------------ */

/* Behind all others, whatever the direction. */
const MISSING = 0xffffffff;

function numberOf(rows: Rows, column: Column): (row: number) => number {
  const known = (value: number, none: number): number => (value === none ? MISSING : value);
  switch (column) {
    case 'clues':
      return (row) => (rows.verdict[row] === ERROR ? MISSING : rows.clues[row]!);
    case 'solutions':
      return (row) => rows.verdict[row]!;
    case 'er':
      return (row) => known(rows.er[row]!, NO_ER);
    case 'level':
      return (row) => known(rows.level[row]!, NO_LEVEL);
    case 'hardest':
      return (row) => known(rows.hardest[row]!, NO_TECHNIQUE);
    case 'same':
      return (row) => known(rows.classes.first(row), -1);
    default:
      return (row) => row;
  }
}

/* How many bytes keys have, and which. */
function keysOf(rows: Rows, { column, isDown }: Sorting): [number, Key] {
  const turn = isDown ? 255 : 0;
  if (column === 'puzzle') return [MOST_CHARACTERS, (row, at) => rows.code(row, at) ^ turn];
  const number = numberOf(rows, column);
  return [4, (row, at) => {
    const value = number(row);
    return value === MISSING ? 255 : (((value + 1) >>> (24 - 8 * at)) & 255) ^ turn; // nothing that is there looks as if it were missing
  }];
}

/* ---- both ------------------------------------------------------------------------------------ */

/* Null: nobody wanted it any more. */
export async function viewOf(rows: Rows, filter: Filter, sorting: Sorting, isWanted: () => boolean): Promise<View | null> {
  const all = rows.count;
  const counts = new Uint32Array(256 * (MOST_CLUES + 1));
  let order: Uint32Array = new Uint32Array(all);
  let count = 0;
  const isDone = await inSlices(all, isWanted, (from, to) => {
    for (let row = from; row < to; row++) {
      if (!passes(rows, row, filter)) continue;
      const clues = rows.clues[row]!;
      const er = rows.er[row]!;
      if (er !== NO_ER && clues <= MOST_CLUES) counts[256 * clues + er]!++;
      if (isIn(er, filter.er) && (!filter.clues || (rows.verdict[row] !== ERROR && isIn(clues, filter.clues)))) order[count++] = row;
    }
  });
  if (!isDone) return null;
  order = order.subarray(0, count);
  if (sorting.column === 'number') {
    if (sorting.isDown) order.reverse();
    else if (count === all) return { order: null, count, counts };
    return { order, count, counts };
  }
  const [length, key] = keysOf(rows, sorting);
  const sorted = await sort(order, key, length, isWanted);
  return sorted && { order: sorted, count, counts };
}
