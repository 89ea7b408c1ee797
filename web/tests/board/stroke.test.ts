/* stroke.test.ts: what presses and strokes of pointers mean. */
import { describe, expect, it } from 'vitest';
import { between } from '../../src/board/board_pointer';
import { type Press, Stroke } from '../../src/board/stroke';

const press = (cell: number, more: Partial<Press> = {}): Press => ({ pointer: 1, cell, time: 0, shift: false, ctrl: false, isSelected: false, ...more });

describe('a press', () => {
  it('chooses a cell alone, with shift too, with ctrl or not any more', () => {
    expect(new Stroke().press(press(4)).choice).toEqual({ cell: 4, how: 'set', removes: false });
    expect(new Stroke().press(press(4, { shift: true })).choice.how).toBe('extend');
    expect(new Stroke().press(press(4, { ctrl: true })).choice).toEqual({ cell: 4, how: 'toggle', removes: false });
    expect(new Stroke().press(press(4, { ctrl: true, isSelected: true })).choice.removes).toBe(true);
  });

  it('twice in turn on a cell is a double press', () => {
    const stroke = new Stroke();
    const tap = (cell: number, time: number): boolean => {
      const { isDouble } = stroke.press(press(cell, { time }));
      stroke.lift(1);
      return isDouble;
    };
    expect([tap(4, 0), tap(4, 200), tap(4, 300), tap(5, 400), tap(5, 900)]).toEqual([false, true, false, false, false]);
  });

  it('of a second finger adds its cell', () => {
    const stroke = new Stroke();
    stroke.press(press(4));
    expect(stroke.press(press(8, { pointer: 2, time: 50 })).choice).toEqual({ cell: 8, how: 'drag', removes: false });
  });
});

describe('a stroke', () => {
  it('tells each cell once in turn', () => {
    const stroke = new Stroke();
    stroke.press(press(4));
    expect(stroke.move(1, 4)).toBeNull();
    expect(stroke.move(1, -1)).toBeNull();
    expect(stroke.move(1, 5)).toEqual({ cell: 5, how: 'drag', removes: false });
    expect(stroke.move(1, 5)).toBeNull();
    expect(stroke.move(1, 4)).toMatchObject({ cell: 4 });
    stroke.lift(1);
    expect(stroke.move(1, 6)).toBeNull();
  });

  it('takes cells away if it began with ctrl on a selected one', () => {
    const stroke = new Stroke();
    stroke.press(press(4, { ctrl: true, isSelected: true }));
    expect(stroke.move(1, 5)).toEqual({ cell: 5, how: 'drag', removes: true });
  });

  it('is no half of a double press', () => {
    const stroke = new Stroke();
    stroke.press(press(4));
    stroke.move(1, 5);
    stroke.move(1, 4);
    stroke.lift(1);
    expect(stroke.press(press(4, { time: 100 })).isDouble).toBe(false);
  });

  it('that is fast jumps over no cell', () => {
    const places = between({ x: 50, y: 50 }, { x: 850, y: 50 });
    expect(new Set(places.map(({ x }) => Math.floor(x / 100))).size).toBe(9);
    expect(places.at(-1)).toEqual({ x: 850, y: 50 });
  });
});
