/* board_keys.test.ts: the numbers of keys, and where arrows lead. */
import { expect, it } from 'vitest';
import { keyDetail, walk } from '../../src/board/board_keys';

const detail = (key: string, more: KeyboardEventInit = {}): ReturnType<typeof keyDetail> => keyDetail(new KeyboardEvent('keydown', { key, ...more }));

it('keys have the numbers of the game', () => {
  expect(detail('7').key).toBe(55);
  expect(detail('ArrowUp').key).toBe(0x110000);
  expect(detail('Delete').key).toBe(0x11000d);
  expect(detail('r', { ctrlKey: true }).key).toBe(18);
  expect(detail('ArrowDown', { shiftKey: true }).key).toBe(0x11000f);
  expect(detail('Shift').key).toBe(0);
  expect(detail('F5').key).toBe(0);
});

it('digits are known by their keys', () => {
  expect(detail('!', { code: 'Digit1', shiftKey: true })).toMatchObject({ key: 33, value: 1, shift: true });
  expect(detail('End', { code: 'Numpad1' }).value).toBe(1);
  expect(detail('a', { code: 'KeyA' }).value).toBe(0);
});

it('arrows stop at the edge', () => {
  const to = (cell: number, name: string, ctrl = false): number => walk(9, cell, { name, ctrl, meta: false });
  expect([to(0, 'ArrowUp'), to(0, 'ArrowLeft'), to(0, 'ArrowRight'), to(0, 'ArrowDown')]).toEqual([0, 0, 1, 9]);
  expect([to(40, 'Home'), to(40, 'End'), to(40, 'Home', true), to(40, 'End', true)]).toEqual([36, 44, 0, 80]);
  expect([to(40, 'PageUp'), to(40, 'PageDown'), to(40, 'x')]).toEqual([4, 76, -1]);
});
