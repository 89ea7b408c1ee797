/* order.test.ts: what is wanted, to and from the address, and for the engine. */
import { expect, test } from 'vitest';
import { boxIn, looksRight, optionsOf, patternCells, patternText, readOrder, sideOf, wishOf, type Field } from '../../src/make/order';

const read = (options: Record<string, string>): ReturnType<typeof readOrder> => readOrder(new Map(Object.entries(options)));

test('an address says what is not usual, and nothing else', () => {
  const options = { box: '2x3', easiest: 'hard', leastEr: '6.5', needed: 'naked pair,X-wing', spare: 'yes', seed: '7', count: '30' };
  expect(optionsOf(read(options))).toEqual(options);
  expect(optionsOf(read({ box: '3x3', count: '12' }))).toEqual({});
});

test('of an address only what can be meant is taken', () => {
  const bad: Record<Field, string> = {
    box: '3x', easiest: 'hard<b>', hardest: '7', leastEr: '1e9', mostEr: '-1', needed: ',', without: ',x', symmetry: 'a b', fewestClues: '1234',
    mostClues: '2.5', spare: 'no', pattern: 'xyz', seed: '-7', count: '201',
  };
  expect(optionsOf(read(bad))).toEqual({});
  for (const [field, text] of Object.entries(bad)) expect(looksRight(field as Field, text)).toBe(false);
  expect(looksRight('count', '200')).toBe(true);
});

test('boxes are rows x columns', () => {
  expect(boxIn({ box: '2x5' })).toEqual([2, 5]);
  expect(sideOf({ box: '2x5' })).toBe(10);
});

test('the engine gets numbers, lists and tenths, and only what was said', () => {
  expect(wishOf(read({}))).toEqual({ box: [3, 3] });
  expect(wishOf(read({ hardest: 'expert', leastEr: '6.5', mostEr: '11', needed: 'naked pair,fish', fewestClues: '22', symmetry: 'full', spare: 'yes', seed: '123456789012345678' }))).toEqual({
    box: [3, 3], hardest: 'expert', leastEr: 65, mostEr: 110, needed: ['naked pair', 'fish'], fewestClues: 22, symmetry: 'full', keepsRedundant: true, seed: 123456789012345678n,
  });
});

test('a pattern has its symmetry in itself', () => {
  const cells = Array.from({ length: 16 }, (_, cell) => cell % 5 === 0);
  const wish = wishOf(read({ box: '2x2', symmetry: 'full', pattern: patternText(cells) }));
  expect(wish.pattern).toEqual(cells);
  expect(wish.symmetry).toBeUndefined();
});

test.each([16, 36, 81, 100, 625])('a pattern of %i cells is written and read', (count) => {
  const cells = Array.from({ length: count }, (_, cell) => (cell * 7919) % 13 < 4);
  expect(patternCells(patternText(cells), count)).toEqual(cells);
  expect(patternText(cells.map(() => false))).toBe('');
  expect(patternCells('', count)).toEqual(cells.map(() => false));
});
