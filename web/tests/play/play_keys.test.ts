import { expect, test } from 'vitest';
import { actionOf, isBrowsers } from '../../src/play/play_keys';

const KEY = { key: 0, name: '', code: '', value: 0, shift: false, ctrl: false, alt: false, meta: false, repeat: false };

test.each([
  [{ name: '5', value: 5 }, { press: '5' }],
  [{ name: '%', value: 5, shift: true }, { do: 'symbol_mark', argument: 5 }],
  [{ name: '5', value: 5, ctrl: true }, { do: 'symbol_centre_mark', argument: 5 }],
  [{ name: '[', value: 5, alt: true }, { do: 'symbol_colour', argument: 5 }],
  [{ name: 'ArrowLeft' }, { press: 'left' }],
  [{ name: 'ArrowLeft', shift: true }, { press: 'shift_left' }],
  [{ name: 'z', ctrl: true }, { press: '\x1a' }],
  [{ name: 'Z', ctrl: true, shift: true }, { do: 'redo', argument: 0 }],
  [{ name: 'i' }, { press: 'i' }],
  [{ name: ' ' }, { press: ' ' }],
  [{ name: '?', shift: true }, { press: '?' }],
  [{ name: '{', ctrl: true, alt: true }, { press: '{' }],
])('%j', (detail, action) => {
  expect(actionOf({ ...KEY, ...detail })).toEqual(action);
});

test.each([{ name: 'F5' }, { name: 'r', ctrl: true }, { name: 'w', ctrl: true }, { name: 'c', meta: true }, { name: 'ArrowLeft', alt: true }, { name: 'Shift' }])(
  '%j is left to the browser', (detail) => expect(actionOf({ ...KEY, ...detail })).toBeNull());

test('keys that a page never hears of are the browser\'s', () => {
  expect(['Tab', 'Shift-Tab', 'Ctrl-W', 'Ctrl-R', ')'].every(isBrowsers)).toBe(true);
  expect(['Ctrl-Z', 'u', 'Left'].some(isBrowsers)).toBe(false);
});
