import { expect, test } from 'vitest';
import type { Step } from '../../src/engine/types.js';
import { cellsText, effectText, shortEffect } from '../../src/analyse/effect_text';
import { byEffect, byTechnique } from '../../src/analyse/step_groups';
import { trials } from '../../src/analyse/differing';
import { lineOf, valueOfKey } from '../../src/analyse/edit_pad';
import { hitOf } from '../../src/analyse/board_click';

const candidates = (...names: string[]): { cell: string; value: number }[] =>
  names.map((name) => ({ cell: name.slice(0, -2), value: Number(name.slice(-1)) }));
const step = (technique: string, placed: string[], removed: string[]): Step =>
  ({ technique, level: 'hard', placements: candidates(...placed), eliminations: candidates(...removed) });

test('cells of one line in one word', () => {
  expect(cellsText(['r3c1', 'r3c3'])).toBe('r3c13');
  expect(cellsText(['r4c9', 'r5c9'])).toBe('r45c9');
  expect(cellsText(['r2c2', 'r7c3'])).toBe('r2c2, r7c3');
  expect(cellsText(['r3c1', 'r3c12'])).toBe('r3c1, r3c12');
});

test('what a step does, short', () => {
  expect(effectText(step('', [], ['r3c1 7', 'r3c3 7', 'r1c1 8']), String)).toBe('r3c13 −7, r1c1 −8');
  expect(effectText(step('', ['r1c1 4'], []), String)).toBe('r1c1 = 4');
  expect(shortEffect(step('', [], ['r1c9 7', 'r1c9 9']), String)).toBe('r1c9 −7 …');
});

test('steps by technique, and by each candidate they are about', () => {
  const steps = [step('pointing', [], ['r1c1 7', 'r1c2 7']), step('single', ['r5c5 1'], []), step('AIC', [], ['r1c1 7'])];
  expect(byTechnique(steps).map(({ name, entries }) => [name, entries.length])).toEqual([['pointing', 1], ['single', 1], ['AIC', 1]]);
  const effects = byEffect(steps, String);
  expect(effects.map(({ name }) => name)).toEqual(['r5c5 = 1', 'r1c1 −7', 'r1c2 −7']);
  expect(effects[1]?.entries.map(({ at }) => at)).toEqual([0, 2]);
});

test('another value for each open cell is a puzzle to be checked', () => {
  const { cells, lines } = trials('12..', '1234', 4);
  expect(cells).toEqual([2, 2, 2, 3, 3, 3]);
  expect(lines).toEqual(['121.', '122.', '124.', '12.1', '12.2', '12.3']);
});

test('typed values are a line, and keys are values', () => {
  expect(lineOf([0, 9, 10, 16])).toBe('.9AG');
  expect(valueOfKey('9', 9)).toBe(9);
  expect(valueOfKey('g', 16)).toBe(16);
  for (const key of ['A', '0', '.', 'Enter', '']) expect(valueOfKey(key, 9)).toBe(0);
});

test('a click on the board is on a candidate', () => {
  const at = (x: number, y: number): unknown => hitOf(9, (x + 5) / 910, (y + 5) / 910);
  expect(at(150, 250)).toEqual({ cell: 19, value: 5 });
  expect(at(20, 20)).toEqual({ cell: 0, value: 1 });
  expect(at(880, 880)).toEqual({ cell: 80, value: 9 });
  expect(at(-3, 50)).toBeNull();
});
