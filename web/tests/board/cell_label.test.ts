/* cell_label.test.ts: cells in words, and what is said when they change. */
import { describe, expect, it } from 'vitest';
import { type BoardState, type CellState, ENGLISH } from '../../src/board';
import { newsOf } from '../../src/board/announcer';
import { contentOf, labelOf } from '../../src/board/cell_label';

const boardOf = (cells: CellState[], more: Partial<BoardState> = {}): BoardState => ({ side: 9, box: [3, 3], cursor: 'r1c1', cells, ...more });
const say = (cell: CellState): string => contentOf(boardOf([cell]), 0, ENGLISH);

describe('a cell says', () => {
  it('what it holds', () => {
    expect(say({ value: 7, given: true })).toBe('given 7');
    expect(say({ value: 7, wrong: true })).toBe('7, wrong');
    expect(say({ value: 7, conflict: true })).toBe('7, twice in a house');
    expect(say({})).toBe('empty');
    expect(say({ marks: [1, 3, 5], centre_marks: [2] })).toBe('empty, marks 1 3 5, centre 2');
    expect(say({ colours: [1, 4], missing: true })).toBe('empty, the right mark is missing, colour 1 4');
  });

  it('where it is', () => {
    expect(labelOf(boardOf(Array.from({ length: 81 }, () => ({}))), 13, ENGLISH)).toBe('row 2 column 5, empty');
  });

  it('what the hint says of it', () => {
    const roles = [{ value: 6, role: 'true' }, { value: 8, role: 'removed' }, { value: 7, role: 'true' }, { value: 1, role: 'none' }];
    expect(labelOf(boardOf([{ marks: [6], hinted: true, roles }]), 0, ENGLISH)).toBe(
      'row 1 column 1, empty, marks 6, in the hint, 6 7 true, 8 to remove',
    );
  });

  it('nothing while the game is paused', () => {
    expect(contentOf(boardOf([{ value: 3 }], { paused: true }), 0, ENGLISH)).toBe(ENGLISH.paused);
  });

  it('what other words say', () => {
    const german = { ...ENGLISH, empty: 'leer', cell: (row: number, column: number, content: string) => `Zeile ${row}, Spalte ${column}: ${content}` };
    expect(labelOf(boardOf([{}]), 0, german)).toBe('Zeile 1, Spalte 1: leer');
  });
});

describe('news', () => {
  const before = ['empty', 'empty', 'empty', 'empty', 'empty'];
  const news = (cells: CellState[], more: Partial<BoardState> = {}): string => {
    const state = boardOf(cells, more);
    return newsOf(state, before, cells.map((_, cell) => contentOf(state, cell, ENGLISH)), 'old', ENGLISH);
  };

  it('of the cursor are short, others say where', () => {
    expect(news([{ value: 5 }, {}])).toBe('5');
    expect(news([{}, { marks: [2] }])).toBe('row 1 column 2, empty, marks 2');
  });

  it('of hints are for the hint to tell', () => {
    expect(news([{ hinted: true, roles: [{ value: 1, role: 'true' }] }])).toBe('');
  });

  it('of a pause are one, and coming back is none', () => {
    const paused = boardOf([{}, {}], { paused: true });
    expect(newsOf(paused, before, [ENGLISH.paused, ENGLISH.paused], '', ENGLISH)).toBe(ENGLISH.paused);
    expect(newsOf(boardOf([{ value: 3 }]), [ENGLISH.paused], ['3'], '', ENGLISH)).toBe('');
  });

  it('are counted when there are many', () => {
    expect(news([{ value: 1 }, { value: 1 }, { value: 1 }, { value: 1 }])).toBe('4 cells changed');
  });

  it('end with a message that is new', () => {
    expect(news([{ value: 5 }], { message: 'Solved' })).toBe('5; Solved');
    expect(news([{}], { message: 'old' })).toBe('');
  });
});
