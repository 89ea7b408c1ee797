import { expect, test } from 'vitest';
import { markOf, near } from '../../src/analyse/input_mark';

test('marks the character where reading stopped', () => {
  expect(markOf('12x4', 1, 3)).toEqual({ before: '12', at: 'x', after: '4' });
  expect(markOf('ab\ncd\nef', 2, 2)).toEqual({ before: 'ab\nc', at: 'd', after: '\nef' });
});

test('counts characters, not units of sixteen bits', () => {
  expect(markOf('\u{1F600}x1', 1, 2)).toEqual({ before: '\u{1F600}', at: 'x', after: '1' });
});

test('marks the end of a text that is too short', () => {
  expect(markOf('123', 1, 4)).toEqual({ before: '123', at: '', after: '' });
});

test('a place that is not in the text is none', () => {
  expect(markOf('123', 2, 1)).toBeNull();
  expect(markOf('123', 1, 9)).toBeNull();
  expect(markOf('123', 1, 0)).toBeNull();
});

test('cuts what is far from it', () => {
  const mark = near({ before: 'a'.repeat(99), at: 'x', after: 'b'.repeat(99) }, 10);
  expect(mark).toEqual({ before: `…${'a'.repeat(10)}`, at: 'x', after: `${'b'.repeat(10)}…` });
});
