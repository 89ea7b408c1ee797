/* board_geometry.test.ts: places on the board, against those of the library's drawings. */
import { describe, expect, it } from 'vitest';
import { CELL, cellAt, centreSize, cornerPlaces, linesPath, outlinePath, slotAt, slotsOf } from '../../src/board/board_geometry';
import type { Drawing } from '../../src/board';
import drawing from './fixtures/single-drawing.json';

describe('slots', () => {
  it('are where the library draws marks', () => {
    const slots = slotsOf(9);
    const marks = (drawing as unknown as Drawing).shapes.filter((shape) => shape.part === 'mark');
    expect(marks.length).toBeGreaterThan(100);
    for (const { x = 0, y = 0, cell = 0, value = 0, size = 0 } of marks) {
      const spot = slotAt(slots, value);
      expect([x - 50, y - 50]).toEqual([((cell % 9) * CELL + spot.x) * 10, (Math.floor(cell / 9) * CELL + spot.y) * 10]);
      expect(size).toBe(slots.size * 10);
    }
  });

  it('lie within the cell, and apart, on boards of every side', () => {
    for (let side = 1; side <= 64; side++) {
      const slots = slotsOf(side);
      const spots = Array.from({ length: side }, (_, at) => slotAt(slots, at + 1));
      for (const { x, y } of spots) expect(x > 4 && y > 4 && x < 96 && y < 96).toBe(true);
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(side);
    }
  });
});

describe('marks around centre marks', () => {
  it('leave the middle line free', () => {
    for (let count = 1; count <= 9; count++) {
      const places = cornerPlaces(count);
      expect(places).toHaveLength(count);
      for (const { x, y } of places) expect(x >= 16 && x <= 84 && (y < 30 || y > 70)).toBe(true);
    }
  });

  it('centre marks always fit', () => {
    for (let count = 1; count <= 9; count++) expect(count * 0.62 * centreSize(count, slotsOf(9))).toBeLessThanOrEqual(92.01);
  });
});

describe('the cell at a place', () => {
  it('is found, or none', () => {
    expect(cellAt(9, { x: 450, y: 250 })).toBe(22);
    expect(cellAt(9, { x: -1, y: 0 })).toBe(-1);
    expect(cellAt(9, { x: 0, y: 900 })).toBe(-1);
  });

  it('counts for a stroke only well inside', () => {
    expect(cellAt(9, { x: 105, y: 97 }, true)).toBe(-1);
    expect(cellAt(9, { x: 105, y: 50 }, true)).toBe(1);
  });
});

describe('lines', () => {
  it('of boxes and of cells together are all lines', () => {
    expect(linesPath(6, [2, 3], true)).toBe('M0 200H600M300 0V600M0 400H600');
    expect(linesPath(4, [2, 2], false).match(/M/g)).toHaveLength(4);
  });
});

describe('the outline of a selection', () => {
  it('of one cell goes around it', () => {
    const path = outlinePath(9, new Set([0]));
    expect(path.match(/[HV]/g)).toHaveLength(4);
    expect(path.match(/Q/g)).toHaveLength(4);
  });

  it('has no line between neighbours', () => {
    const path = outlinePath(9, new Set([0, 1]));
    expect(path).not.toContain('M96.5');
    expect(path.match(/V/g)).toHaveLength(2);
  });

  it('turns inwards beside a cell that is not selected', () => {
    expect(outlinePath(9, new Set([0, 1, 9]))).toContain('M100 96.5H96.5V100');
    expect(outlinePath(9, new Set([0, 1, 9, 10]))).not.toContain('M100 96.5H96.5V100');
  });

  it('does not go on at the other edge', () => {
    expect(outlinePath(9, new Set([8, 9])).match(/Q/g)).toHaveLength(8);
  });
});
