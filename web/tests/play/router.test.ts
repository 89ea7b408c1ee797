import { expect, test } from 'vitest';
import { formatRoute, parseRoute } from '../../src/shell/router';

const LINE = '2..5..6....4.1.5.9.8.......34........1..53....75....98.....4.....36..2.1....9..6.';

test('nothing is home, and so is what nobody knows', () => {
  for (const hash of ['', '#', '#/', '#home', '#nowhere/x']) expect(parseRoute(hash).view).toBe('home');
});

test('a text is what comes after the view', () => {
  expect(parseRoute(`#play/${LINE}`)).toEqual({ view: 'play', text: LINE, options: new Map() });
  expect(parseRoute(`#play/${LINE}?seed=7&level=hard`).options).toEqual(new Map([['seed', '7'], ['level', 'hard']]));
});

test.each([LINE, ':0000:x:2..5:144 244:::', 'https://example.org/a?b=c&d=%20#e', 'two\nlines of ⟦text⟧'])('%j comes back', (text) => {
  const hash = formatRoute('play', text, { seed: '18446744073709551615', level: 'hard', none: undefined });
  const route = parseRoute(hash);
  expect(route.text).toBe(text);
  expect(Object.fromEntries(route.options)).toEqual({ seed: '18446744073709551615', level: 'hard' });
});

test('home has the shortest address', () => {
  expect(formatRoute('home')).toBe('#');
  expect(formatRoute('play', '', { game: 3 })).toBe('#play?game=3');
});

test('what is no address is taken as it is', () => {
  expect(parseRoute('#play/100%').text).toBe('100%');
});
