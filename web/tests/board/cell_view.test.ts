/* cell_view.test.ts: what a cell looks like, in every state it can be in. */
import { describe, expect, it } from 'vitest';
import { type CellState, type BoardState, stateOfPosition } from '../../src/board';
import { viewOf, type ViewSettings } from '../../src/board/cell_view';
import { slotsOf } from '../../src/board/board_geometry';

const usual: ViewSettings = { slots: slotsOf(9), isQuiet: false, hasDrawing: false, covered: new Set() };
const boardOf = (cell: CellState, more: Partial<BoardState> = {}): BoardState => ({ side: 9, box: [3, 3], cells: [cell], ...more });
const look = (cell: CellState, isSelected = false, settings: Partial<ViewSettings> = {}): ReturnType<typeof viewOf> =>
  viewOf(boardOf(cell), 0, isSelected, { ...usual, ...settings });

describe('digits', () => {
  it('say whose they are', () => {
    expect(look({ value: 7, given: true })).toMatchObject({ digit: '7', look: 'given' });
    expect(look({ value: 7 })).toMatchObject({ digit: '7', look: 'own' });
    expect(look({ value: 7, wrong: true, conflict: true }).look).toBe('own wrong');
    expect(look({ value: 7, given: true, conflict: true }).look).toBe('given conflict');
  });

  it('are letters from ten on, or what the state calls them', () => {
    expect(viewOf(boardOf({ value: 12 }), 0, false, usual).digit).toBe('C');
    expect(viewOf(boardOf({ value: 2 }, { symbols: '0123' }), 0, false, usual).digit).toBe('1');
  });

  it('and marks are hidden while the game is paused', () => {
    const paused = viewOf(boardOf({ value: 3, marks: [1] }, { paused: true }), 0, false, usual);
    expect(paused).toMatchObject({ digit: '', glyphs: [] });
  });
});

describe('grounds', () => {
  it('have an order', () => {
    expect(look({ value: 1, seen: true, highlighted: true, conflict: true }, true).ground).toBe('selected');
    expect(look({ value: 1, seen: true, highlighted: true, conflict: true }).ground).toBe('conflict');
    expect(look({ value: 1, seen: true, highlighted: true }).ground).toBe('same');
    expect(look({ seen: true }).ground).toBe('peer');
  });

  it('are quiet while a hint is shown', () => {
    expect(look({ value: 1, seen: true, highlighted: true }, true, { isQuiet: true }).ground).toBe('');
    expect(look({ hinted: true }, false, { isQuiet: true }).ground).toBe('hinted');
    expect(look({ hinted: true }, false, { isQuiet: true, hasDrawing: true }).ground).toBe('');
  });
});

describe('marks', () => {
  it('stand in their slots', () => {
    expect(look({ marks: [1, 9] }).glyphs).toMatchObject([{ key: 'm1', x: 20, y: 20 }, { key: 'm9', x: 80, y: 80 }]);
  });

  it('make room for centre marks, but not under a drawing', () => {
    const cell = { marks: [5], centre_marks: [2, 7] };
    expect(look(cell).glyphs).toMatchObject([{ key: 'm5', x: 18, y: 21 }, { key: 'c2', y: 50 }, { key: 'c7', y: 50 }]);
    expect(look(cell, false, { hasDrawing: true }).glyphs).toMatchObject([{ key: 'm5', x: 50, y: 50 }, { key: 'm2' }, { key: 'm7' }]);
  });

  it('that the drawing shows are left to it', () => {
    expect(look({ marks: [1, 2] }, false, { covered: new Set([1]) }).glyphs.map((mark) => mark.text)).toEqual(['2']);
    expect(look({ marks: [1, 2] }, false, { covered: new Set([-1]) }).glyphs).toEqual([]);
  });

  it('have colours and highlights', () => {
    const cell = { marks: [1, 2, 3], highlighted_marks: [1, 2], coloured_marks: [{ colour: 4, values: [2] }] };
    expect(look(cell).glyphs.map((mark) => mark.look)).toEqual(['high', 'paint4', '']);
  });
});

describe('a position', () => {
  it('becomes a state', () => {
    const state = stateOfPosition({ side: 4, box: [2, 2], puzzle: '1..24...........', placed: ['r1c4'], marks: [null, [3, 4]] });
    expect(state.cells.slice(0, 5)).toEqual([{ value: 1, given: true }, { marks: [3, 4] }, {}, { value: 2 }, { value: 4, given: true }]);
  });
});
