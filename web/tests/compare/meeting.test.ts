// @vitest-environment node
/* meeting.test.ts: where two ways have the same board, on letters and on ways of the engine. */
import { expect, test } from 'vitest';
import { foldSame, onlyHere, partsOf } from '../../src/compare/meeting';
import { linesOf } from '../../src/compare/way_lines';
import { isProblem, type Position } from '../../src/engine/types';
import { EASY, good, HARD, newEngine } from '../engine/module';

const spans = (left: string, right: string): string[] =>
  partsOf([...left], [...right]).map(({ left: one, right: two, isSame, meets }) => `${one.from}-${one.to} ${two.from}-${two.to}${isSame ? ' same' : meets ? ' meets' : ''}`);

test('ways meet where they have the same board', () => {
  expect(spans('ABCDE', 'ABFE')).toEqual(['0-1 0-1 same', '1-4 1-3 meets']);
  expect(spans('ABC', 'ABC')).toEqual(['0-1 0-1 same', '1-2 1-2 same']);
  expect(spans('ABC', 'AXC')).toEqual(['0-2 0-2 meets']);
});

test('a way that does not get to the end of the other one is left open', () => {
  expect(spans('ABX', 'ABCD')).toEqual(['0-1 0-1 same', '1-2 1-3']);
  expect(spans('AB', 'ABCD')).toEqual(['0-1 0-1 same', '1-1 1-3']);
});

test('the same steps in a row are one line', () => {
  expect(foldSame(partsOf([...'ABCDXE'], [...'ABCDYE'])).map(({ count, isSame, left }) => [count, isSame, left.from, left.to])).toEqual([[3, true, 0, 3], [1, false, 3, 5]]);
});

test('techniques of one way alone are counted, whatever their capitals', () => {
  expect(onlyHere(['X-wing', 'hidden single', 'X-wing', 'AIC'], ['Hidden Single', 'XY-wing'])).toEqual([['X-wing', 2], ['AIC', 1]]);
});

test.each([EASY, HARD])('the boards of Sudoku Explainer\'s way end in the solution, and begin as those of nonet', (puzzle) => {
  const engine = newEngine();
  const { steps = [] } = good(engine.ratingSteps(puzzle));
  const positions = linesOf(good(engine.convert(puzzle, { notation: 'library' })).text, steps).map((line) => engine.position(line));
  expect(positions.filter(isProblem)).toEqual([]);
  expect(positions).toHaveLength(steps.length + 1);
  expect((positions.at(-1) as Position).puzzle).toBe(good(engine.solve(puzzle)).solution);
  expect((positions[0] as Position).marks).toEqual(good(engine.position(puzzle, { of: 'explain', at: 0 })).marks);
});

test('the position before each step of a list comes in one call', () => {
  const engine = newEngine();
  const { steps = [] } = good(engine.explain(HARD));
  const positions = good(engine.positions(HARD, { of: 'explain' }, steps.length));
  expect(positions).toHaveLength(steps.length);
  expect(positions[20]).toEqual(good(engine.position(HARD, { of: 'explain', at: 20 })));
});

test('every way without a technique or a family that the list offers is known to the engine', { timeout: 60_000 }, () => {
  const engine = newEngine();
  const techniques = engine.table('techniques');
  const names = new Set(techniques.flatMap(({ family, technique }) => [family, technique]));
  expect(names.size).toBeGreaterThan(100);
  for (const name of names) expect(isProblem(engine.hint(EASY, { without: [name] }))).toBe(false);
});
