/* order.ts: which rows are shown, and in what order, of a million without a pause (slices.ts). Rows are sorted by counting, a byte of their key at a time from the last to the first (radix sort): stable, and
 * a million rows by a number of 16 bits take two passes of some 20 ms. */
import { ERROR, NO_ER, NO_LEVEL, NO_TECHNIQUE, type Rows } from './rows';
import { inSlices } from './slices';
import { sortTexts } from './text_order';

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

/* By bytes of a number of 32 bits, the last first. */
async function sortNumbers(rows: Rows, unsorted: Uint32Array, { column, isDown }: Sorting, isWanted: () => boolean): Promise<Uint32Array | null> {
  const number = numberOf(rows, column);
  const turned = (value: number): number => (isDown && value !== MISSING ? MISSING - 1 - value : value);
  const keys = new Uint8Array(unsorted.length);
  let order = unsorted;
  let other: Uint32Array = new Uint32Array(order.length);
  for (let pass = 0; pass < 4; pass++) {
    const from = order;
    const to = other;
    const places = new Uint32Array(256);
    if (!(await inSlices(from.length, isWanted, (begin, end) => {
      for (let at = begin; at < end; at++) places[(keys[at] = (turned(number(from[at]!)) >>> (8 * pass)) & 255)]!++;
    }))) return null;
    if (places[keys[0] ?? 0] === from.length) continue; // all the same
    places.reduce((sum, count, value) => ((places[value] = sum), sum + count), 0);
    if (!(await inSlices(from.length, isWanted, (begin, end) => {
      for (let at = begin; at < end; at++) to[places[keys[at]!]!++] = from[at]!;
    }))) return null;
    [order, other] = [to, from];
  }
  return order;
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
  const sorted = sorting.column === 'puzzle' ? await sortTexts(rows, order, sorting.isDown, isWanted) : await sortNumbers(rows, order, sorting, isWanted);
  return sorted && { order: sorted, count, counts };
}
