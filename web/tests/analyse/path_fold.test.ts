import { expect, test } from 'vitest';
import { foldPath, runWith } from '../../src/analyse/path_fold';

const NONE = new Set<number>();

test('easy runs fold, and say how hard they are', () => {
  const lines = foldPath([0, 1, 0, 2, 5, 0], 2, NONE);
  expect(lines).toEqual([{ run: { first: 0, last: 3, levels: [0, 1, 2] }, isOpen: false }, { step: 4 }, { step: 5 }]);
});

test('runs that are too short to be worth a click stay', () => {
  expect(foldPath([0, 0, 0, 5], 2, NONE)).toEqual([{ step: 0 }, { step: 1 }, { step: 2 }, { step: 3 }]);
});

test('an open run shows its steps below its line', () => {
  const lines = foldPath([5, 0, 0, 0, 0], 2, new Set([1]));
  expect(lines.map((line) => ('step' in line ? line.step : 'run'))).toEqual([0, 'run', 1, 2, 3, 4]);
});

test('every step is there once, open or folded', () => {
  const levels = Array.from({ length: 200 }, (_, at) => (at * 7919) % 13 % 7);
  const steps = foldPath(levels, 3, NONE).flatMap((line) =>
    'step' in line ? [line.step] : Array.from({ length: line.run.last - line.run.first + 1 }, (_, at) => line.run.first + at));
  expect(steps).toEqual(levels.map((_, at) => at));
});

test('finds the run that hides a step', () => {
  const lines = foldPath([0, 0, 0, 0, 5], 2, NONE);
  expect(runWith(lines, 2)?.first).toBe(0);
  expect(runWith(lines, 4)).toBeNull();
  expect(runWith(foldPath([0, 0, 0, 0, 5], 2, new Set([0])), 2)).toBeNull();
});

test('a path without steps has no lines', () => {
  expect(foldPath([], 2, NONE)).toEqual([]);
});
