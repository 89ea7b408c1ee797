/* zoom_view.test.ts: which part of a large board is seen, and what two fingers mean. */
import { describe, expect, it } from 'vitest';
import { Pinch } from '../../src/board/pinch';
import { filledBy, mostZoom, pinched, showing, WHOLE } from '../../src/board/zoom_view';

const MOST = mostZoom(25);

describe('what is seen', () => {
  it('of small boards is always all', () => {
    expect([9, 15].map(mostZoom)).toEqual([1, 1]);
    expect(pinched(WHOLE, 3, { x: 0.2, y: 0.7 }, { x: 0.5, y: 0.5 }, mostZoom(9))).toEqual(WHOLE);
  });

  it('stays under the fingers, and never leaves the board', () => {
    const view = pinched(WHOLE, 2, { x: 0.25, y: 0.5 }, { x: 0.25, y: 0.5 }, MOST);
    expect(view).toEqual({ zoom: 2, x: 0.25, y: 0.5 });
    expect(pinched(view, 1, { x: 0, y: 0 }, { x: 0.9, y: 0.1 }, MOST)).toEqual({ zoom: 2, x: 0, y: 0.4 });
    expect(pinched(view, 0.1, { x: 0, y: 0 }, { x: 0, y: 0 }, MOST)).toEqual(WHOLE);
    expect(pinched(view, 100, { x: 0, y: 0 }, { x: 0, y: 0 }, MOST).zoom).toBe(MOST);
  });

  it('is a box with something around it, or as much as is needed of a cell', () => {
    const box = filledBy({ x: 0.5, y: 0, size: 0.25 }, MOST);
    expect(box).toEqual({ zoom: 4, x: 2, y: 0 });
    expect(showing(box, { x: 0.6, y: 0.1, size: 0.05 }, MOST)).toEqual(box);
    expect(showing(box, { x: 0.75, y: 0.1, size: 0.05 }, MOST).x).toBeCloseTo(2.2);
    expect(showing(box, { x: 0.45, y: 0.1, size: 0.05 }, MOST).x).toBeCloseTo(1.8);
  });
});

describe('fingers', () => {
  it('one means nothing here, two enlarge and move', () => {
    const pinch = new Pinch();
    pinch.press(1, { x: 0, y: 0 });
    expect(pinch.move(1, { x: 10, y: 0 })).toBeNull();
    pinch.press(2, { x: 20, y: 0 });
    expect(pinch.isActive).toBe(true);
    expect(pinch.move(2, { x: 30, y: 0 })).toEqual({ factor: 2, from: { x: 15, y: 0 }, to: { x: 20, y: 0 } });
  });

  it('what is left of two chooses nothing', () => {
    const pinch = new Pinch();
    pinch.press(1, { x: 0, y: 0 });
    pinch.press(2, { x: 9, y: 0 });
    pinch.lift(1);
    expect([pinch.isActive, pinch.move(2, { x: 5, y: 5 })]).toEqual([true, null]);
    pinch.lift(2);
    expect(pinch.isActive).toBe(false);
  });
});
