/* order.ts: which rows are shown, and in what order, of a million without a pause: everything is done in slices of a few milliseconds, between
 * which the page lives. Rows are sorted by counting, a byte of their key at a time from the last to the first (radix sort): stable, and
 * a million rows by a number of 16 bits take two passes of some 20 ms. */
import { ERROR, NO_ER, type Rows } from './rows';

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

const SLICE = 1 << 14;
const SLICE_MS = 8;
const MOST_CLUES = 255;
const MOST_CHARACTERS = 81;

export function breathe(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/* Calls `work` for slices of 0..count; false: it was given up. */
async function inSlices(count: number, isWanted: () => boolean, work: (from: number, to: number) => void): Promise<boolean> {
  let until = performance.now() + SLICE_MS;
  for (let from = 0; from < count; from += SLICE) {
    work(from, Math.min(count, from + SLICE));
    if (performance.now() < until) continue;
    await breathe();
    if (!isWanted()) return false;
    until = performance.now() + SLICE_MS;
  }
  return true;
}

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

/* Of one byte: the last first. */
type Digit = (row: number, pass: number) => number;

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
      return (row) => known(rows.level[row]!, 255);
    case 'hardest':
      return (row) => known(rows.hardest[row]!, 65535);
    case 'same':
      return (row) => known(rows.classes.first(row), -1);
    default:
      return (row) => row;
  }
}

/* How many bytes keys have, and which. */
function digits(rows: Rows, { column, isDown }: Sorting): [number, Digit] {
  if (column === 'puzzle') {
    const turn = isDown ? 255 : 0;
    return [MOST_CHARACTERS, (row, pass) => rows.code(row, MOST_CHARACTERS - 1 - pass) ^ turn];
  }
  const number = numberOf(rows, column);
  const key = isDown ? (row: number): number => { const value = number(row); return value === MISSING ? value : MISSING - 1 - value; } : number;
  return [4, (row, pass) => (key(row) >>> (8 * pass)) & 255];
}

async function sort(unsorted: Uint32Array, digit: Digit, passes: number, isWanted: () => boolean): Promise<Uint32Array | null> {
  const keys = new Uint8Array(unsorted.length);
  let order = unsorted;
  let other: Uint32Array = new Uint32Array(order.length);
  for (let pass = 0; pass < passes; pass++) {
    const from = order;
    const to = other;
    const places = new Uint32Array(256);
    if (!(await inSlices(from.length, isWanted, (begin, end) => {
      for (let at = begin; at < end; at++) places[(keys[at] = digit(from[at]!, pass))]!++;
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
  const [bytes, digit] = digits(rows, sorting);
  const sorted = await sort(order, digit, bytes, isWanted);
  return sorted && { order: sorted, count, counts };
}
