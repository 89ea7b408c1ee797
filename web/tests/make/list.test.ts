/* list.test.ts: how the list is sorted, what its pictures show, and in which colours they are printed. */
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { COLOURS, THEMES } from '../../src/board/board_colours';
import type { Puzzle } from '../../src/make/maker';
import { smallBoard } from '../../src/make/small_board';

vi.mock('../../src/shell/engine', () => ({ levels: [] }));
const { sorted } = await import('../../src/make/results');

const puzzle = (number: number, clues: number, er: number | null): Puzzle => ({
  number, kind: 'made', box: [3, 3], puzzle: '', solution: '', clues, ...(er !== null && { rating: { se: { er } } as Puzzle['rating'] & object }),
});

test('by number, rating or clues; what has no rating comes last, and equals by number', () => {
  const list = [puzzle(3, 22, 90), puzzle(1, 24, null), puzzle(4, 22, 15), puzzle(2, 23, 90)];
  const numbers = (sort: Parameters<typeof sorted>[1]): number[] => sorted(list, sort).map(({ number }) => number);
  expect(numbers('number')).toEqual([1, 2, 3, 4]);
  expect(numbers('rating')).toEqual([4, 2, 3, 1]);
  expect(numbers('clues')).toEqual([3, 4, 2, 1]);
});

test('a picture has each clue in its place', () => {
  const board = smallBoard('12......................34..........', [2, 3], 'Puzzle 1');
  expect([...board.querySelectorAll('text')].map((row) => [row.getAttribute('y'), row.getAttribute('x'), row.textContent])).toEqual([['50', '50 150', '12'], ['450', '50 150', '34']]);
  expect(board.querySelector('.boxes')?.getAttribute('d')).toBe('M0 200H600M0 400H600M300 0V600');
  expect(board.querySelector('.grid')?.getAttribute('d')?.match(/M/g)).toHaveLength(10);
  expect(board.getAttribute('aria-label')).toBe('Puzzle 1');
  expect(smallBoard('1...............', [2, 2]).getAttribute('aria-hidden')).toBe('true');
});

test('sheets have the colours of the board on paper', () => {
  const css = readFileSync('src/make/print.css', 'utf8');
  const print = THEMES.indexOf('print');
  for (const [name, paint] of Object.entries({ ink: 'ink', 'ink-3': 'faint', cell: 'cell', grid: 'grid', box: 'box', frame: 'frame' })) {
    const said = new RegExp(`--${name}: #(\\w{3});`).exec(css)?.[1] ?? '';
    expect(`#${[...said].map((digit) => digit + digit).join('')}`.toUpperCase(), name).toBe(COLOURS[paint]?.[print]);
  }
});
