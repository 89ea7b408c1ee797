import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { chooseLocale, clock, ENGLISH, named, pseudo, t } from '../../src/shell/strings';

afterEach(() => chooseLocale(null));

test('words are filled in', () => {
  expect(t('home.progress', { done: 3, all: 51 })).toBe('3 of 51 cells');
  expect(named('level', 'hard')).toBe('Hard');
  expect(named('level', 'unheard of')).toBe('unheard of');
});

test('the pseudo-locale keeps what is filled in, and is longer', () => {
  chooseLocale('pseudo');
  expect(t('home.progress', { done: 3, all: 51 })).toMatch(/^⟦3 óf 51 céll[^⟧]*⟧$/);
  expect(pseudo('Undo').length).toBeGreaterThan('Undo'.length + 2);
});

/* Words that no source names, alone or by a prefix: `level.${name}`. */
function unused(table: object, folders: readonly string[], isTable: (name: string) => boolean): string[] {
  const sources = folders.flatMap((folder) =>
    readdirSync(`src/${folder}`).filter((name) => name.endsWith('.ts') && !isTable(name)).map((name) => readFileSync(`src/${folder}/${name}`, 'utf8')));
  const text = sources.join('\n');
  const prefixes = [...text.matchAll(/`([a-z]+)\.\$\{/g)].map(([, prefix]) => `${prefix}.`);
  const asked = new Set([...text.matchAll(/'([a-z]+(?:\.[\w-]+)?)'/gi)].map(([, key]) => key));
  const isUsed = (key: string): boolean => asked.has(key) || prefixes.some((prefix) => key.startsWith(prefix)) || /^(level|option)\./.test(key);
  return Object.keys(table).filter((key) => !isUsed(key));
}

test('every word of the table is used', () => {
  expect(unused(ENGLISH, ['shell', 'home', 'play', 'store'], (name) => name === 'strings.ts')).toEqual([]);
});

test.each(['learn', 'make', 'lists', 'compare'])('every word of the table of %s is used', async (view) => {
  const { ENGLISH: table } = (await import(`../../src/${view}/${view}_strings.ts`)) as { ENGLISH: object };
  expect(unused(table, [view], (name) => name === `${view}_strings.ts`)).toEqual([]);
});

test('times are written as the game writes them', () => {
  expect([0, 5000, 65000, 3605000].map(clock)).toEqual(['0:00', '0:05', '1:05', '1:00:05']);
});
