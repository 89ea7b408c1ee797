// @vitest-environment node
/* order.test.ts: what is known of rows, their order and their filters, against the plain way to do the same. */
import { beforeAll, expect, test } from 'vitest';
import { AS_READ, EVERYTHING, viewOf, type Column, type Filter, type Sorting } from '../../src/lists/order';
import { Classes } from '../../src/lists/classes';
import { FORMED, NO_ER, Rows, UNIQUE } from '../../src/lists/rows';
import { EASY, good } from '../engine/module';
import { engine, puzzles, rowsOf } from './list_page';

const always = (): boolean => true;
let rows: Rows;

function shuffledNumbers(count: number): number[] {
  let state = 1;
  return Array.from({ length: count }, () => (state = (state * 48271) % 2147483647));
}

/* More than a slice of them, with made-up ratings; some have none. */
beforeAll(() => {
  const lines = puzzles(300, 100);
  rows = rowsOf(Array.from({ length: 20_000 }, (_, at) => lines[at % 300]).join('\n') + '\n12x\n');
  shuffledNumbers(rows.count).forEach((number, row) => {
    if (number % 5 === 0) return;
    const one = (value: number): Uint8Array => Uint8Array.of(value);
    rows.rate(row, { er: one(10 + (number % 90)), ep: one(12), ed: one(12), levels: one(number % 7), hardest: Uint16Array.of(number % 162) }, 0);
    rows.classes.add(row, 1 + (number % 1000), 5);
    rows.done[row]! |= FORMED;
  });
});

async function order(filter: Filter, sorting: Sorting): Promise<number[]> {
  const view = await viewOf(rows, filter, sorting, always);
  if (!view) throw new Error('it was given up');
  return view.order ? [...view.order] : Array.from({ length: view.count }, (_, row) => row);
}

test('texts and numbers are those of the list', () => {
  expect(rows.count).toBe(20_001);
  expect(rows.text(0)).toBe(rows.text(300));
  expect(rows.text(19_999)).toBe(puzzles(300, 100)[19_999 % 300]);
  expect([rows.line[20_000], rows.clues[20_000], rows.verdict[0]]).toEqual([20_001, 1, UNIQUE]);
  expect(rows.boxOf(0)).toEqual([3, 3]);
  expect(rows.verdictCounts.reduce((sum, count) => sum + count, 0)).toBe(20_001);
});


test('texts do not cross the edges of pages', () => {
  const many = new Rows();
  const piece = rowsOf(`${EASY}\n`.repeat(2000));
  const text = new Uint8Array(2000 * 81);
  for (let row = 0; row < 2000; row++) text.set(piece.bytes(row), 81 * row);
  const more = { lines: piece.line.slice(0, 2000), text, lengths: new Uint16Array(2000).fill(81), clues: new Uint16Array(2000), verdicts: new Uint8Array(2000), boxes: new Uint16Array(2000) };
  for (let times = 0; times < 10; times++) many.add(more);
  expect(many.count).toBe(20_000);
  for (let row = 0; row < many.count; row += 7) expect(many.text(row)).toBe(EASY);
  expect(many.er[19_999]).toBe(NO_ER);
});

const KEYS: Readonly<Record<Column, (row: number) => number | string | null>> = {
  number: (row) => row,
  puzzle: (row) => rows.text(row),
  clues: (row) => (row === 20_000 ? null : rows.clues[row]!),
  solutions: (row) => rows.verdict[row]!,
  er: (row) => (rows.er[row] === NO_ER ? null : rows.er[row]!),
  level: (row) => (rows.level[row] === 255 ? null : rows.level[row]!),
  hardest: (row) => (rows.hardest[row] === 65535 ? null : rows.hardest[row]!),
  same: (row) => (rows.classes.first(row) < 0 ? null : rows.classes.first(row)),
};

test.each(Object.keys(KEYS) as Column[])('sorted by %s, up and down, stable, and what is missing last', async (column) => {
  const key = KEYS[column];
  for (const isDown of [false, true]) {
    const expected = Array.from({ length: rows.count }, (_, row) => row).sort((one, two) => {
      const [left, right] = [key(one), key(two)];
      if (left === right) return column === 'number' ? 0 : one - two;
      if (left === null || right === null) return left === null ? 1 : -1;
      return (left < right ? -1 : 1) * (isDown ? -1 : 1);
    });
    expect(await order(EVERYTHING, { column, isDown })).toEqual(expected);
  }
});

test('filters', async () => {
  const wanted = (filter: Partial<Filter>, passes: (row: number) => boolean): Promise<void> =>
    order({ ...EVERYTHING, ...filter }, AS_READ).then((found) => expect(found).toEqual(Array.from({ length: rows.count }, (_, row) => row).filter(passes)));
  await wanted({ er: [20, 30] }, (row) => rows.er[row]! >= 20 && rows.er[row]! <= 30);
  await wanted({ clues: [24, 25] }, (row) => row < 20_000 && rows.clues[row]! >= 24 && rows.clues[row]! <= 25);
  await wanted({ clues: [0, 3] }, () => false);
  await wanted({ verdict: 5 }, (row) => row === 20_000);
  await wanted({ level: 3 }, (row) => rows.level[row] === 3);
  await wanted({ only: 'first' }, (row) => rows.classes.first(row) < 0 || rows.classes.first(row) === row);
  await wanted({ only: 'again' }, (row) => rows.classes.first(row) >= 0 && rows.classes.first(row) !== row);
});

test('plots count what the other filters leave', async () => {
  const view = await viewOf(rows, { ...EVERYTHING, er: [50, 60], level: 2 }, AS_READ, always);
  const counted = view?.counts.reduce((sum, count) => sum + count, 0);
  expect(counted).toBe(rows.level.subarray(0, rows.count).filter((level) => level === 2).length);
});

test('an order that nobody waits for any more is given up', async () => {
  let asked = 0;
  expect(await viewOf(rows, EVERYTHING, { column: 'puzzle', isDown: false }, () => ++asked < 2)).toBe(null);
});

test('classes know their first row, whoever comes first', () => {
  const classes = new Classes();
  classes.grow(5000);
  for (let row = 4999; row >= 0; row--) classes.add(row, (row % 1250) + 1, 3);
  classes.add(7, 8, 3);
  expect([classes.count, classes.first(4999), classes.times(4999), classes.first(0), classes.times(7)]).toEqual([1250, 1249, 4, 0, 4]);
  classes.grow(6000);
  expect([classes.first(5500), classes.times(5500)]).toEqual([-1, 0]);
});

test('forms of the engine lead to classes', () => {
  const two = puzzles(20, 2);
  const forms = good(engine.listForms(two.join('\n'), [3, 3], 0));
  const classes = new Classes();
  classes.grow(20);
  for (let row = 0; row < 20; row++) classes.add(row, forms[2 * row]!, forms[2 * row + 1]!);
  expect([classes.count, classes.first(18), classes.first(19)]).toEqual([2, 0, 1]);
});
