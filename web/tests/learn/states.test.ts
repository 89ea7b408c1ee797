/* states.test.ts: what the map says of a technique, and what Home knows without the engine. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { PracticeRow, Technique } from '../../src/engine/types.js';
import { groupBy, isKnown, placeOf, stateOf, titled } from '../../src/learn/states';
import { countPractised, keepPractice, keptPractice, today } from '../../src/store/practice';

beforeEach(() => localStorage.clear());

function row(box: number, is_due = false): PracticeRow {
  return { technique: '', level: '', box, is_due, positions: 0, right: 0, helped: 0, wrong: 0, shown: 0 };
}

test('a technique is new, learning, known from box 4 on, or due', () => {
  expect([undefined, row(0), row(1), row(3), row(4), row(6), row(5, true), row(1, true)].map(stateOf))
    .toEqual(['new', 'new', 'learning', 'learning', 'known', 'known', 'due', 'due']);
  expect([row(3), row(4), row(5, true), undefined].map(isKnown)).toEqual([false, true, true, false]);
});

test('techniques are found as people write them, and grouped in their order', () => {
  const techniques = ['full house', 'X-wing'].map((technique) => ({ technique }) as Technique);
  expect([placeOf(techniques, 'x-WING'), placeOf(techniques, 'wing')]).toEqual([1, -1]);
  expect([...groupBy([3, 1, 4, 1, 5], (number) => (number % 2 ? 'odd' : 'even'))]).toEqual([['odd', [3, 1, 1, 5]], ['even', [4]]]);
  expect([titled('hidden single'), titled('AIC')]).toEqual(['Hidden single', 'AIC']);
});

test('what was practised, and what is due, is counted in the text that is kept', () => {
  const text = 'nonet-practice 1\nX-wing: box 2 due 100 last 4 number 1 right 1\nswordfish: box 0 due 0 last 5 number 1\nW-wing: box 1 due 101 last 6\n';
  expect([99, 100, 101].map((day) => countPractised(text, day))).toEqual([{ practised: 2, due: 0 }, { practised: 2, due: 1 }, { practised: 2, due: 2 }]);
  expect(countPractised('', 1)).toEqual({ practised: 0, due: 0 });
});

test('a day is that of the calendar, at any hour', () => {
  expect([today(new Date(1970, 0, 2, 0, 1)), today(new Date(1970, 0, 2, 23, 59)), today(new Date(2026, 10, 19))]).toEqual([1, 1, 20776]);
});

test('the progress is kept, also where the browser keeps nothing', () => {
  keepPractice('one');
  expect(keptPractice()).toBe('one');
  const refuse = (): never => {
    throw new DOMException('no');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  keepPractice('two');
  expect(keptPractice()).toBe('two');
  vi.unstubAllGlobals();
  expect(keptPractice()).toBe('one');
});
