import { expect, test } from 'vitest';
import { readBackup } from '../../src/store/backup';
import { statisticsOf, type ResultRow } from '../../src/store/rows';
import { readSettings } from '../../src/shell/settings';

const RESULT: ResultRow = { game: 1, solved: 1, side: 9, level: 'hard', title: '', elapsedMs: 60000, isTimed: true, hints: 0, mistakes: 0, checks: 0, reveals: 0, isGivenUp: false };

test('statistics go by size and level', () => {
  const results = [RESULT, { ...RESULT, elapsedMs: 90000, hints: 2 }, { ...RESULT, elapsedMs: 300000 }, { ...RESULT, isGivenUp: true },
    { ...RESULT, level: 'easy', isTimed: false }, { ...RESULT, side: 16, level: 'easy' }];
  expect(statisticsOf(results, ['easy', 'hard'])).toEqual([
    { side: 9, level: 'easy', count: 1, clean: 1, bestMs: null, medianMs: null },
    { side: 9, level: 'hard', count: 3, clean: 2, bestMs: 60000, medianMs: 90000 },
    { side: 16, level: 'easy', count: 1, clean: 1, bestMs: 60000, medianMs: 60000 },
  ]);
});

test('settings that are damaged or foreign are not taken', () => {
  expect(readSettings('{"theme":"dark","side":"nine","more":1}')).toMatchObject({ theme: 'dark', side: 9 });
  expect(readSettings('{"theme":')).toMatchObject({ theme: '' });
  expect(readSettings(null)).not.toHaveProperty('more');
});

test('only a backup is a backup', () => {
  expect(readBackup('{"kind":"nonet backup","version":1,"games":[{"row":{"id":1},"text":"nonet-game 1"}],"results":[]}').games).toHaveLength(1);
  for (const text of ['', '{}', 'null', '{"kind":"nonet backup","games":[{}],"results":[]}']) expect(() => readBackup(text)).toThrow();
});
