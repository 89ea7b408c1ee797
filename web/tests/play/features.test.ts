/* features.test.ts: every test that docs/web-features.md names is there. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROW = /^\| .+ \| `([^`]+)`: (.+) \|$/;

test('the tests that the table of features names exist', () => {
  const rows = readFileSync('../docs/web-features.md', 'utf8').split('\n').map((line) => ROW.exec(line)).filter((row) => row !== null);
  const missing = rows.filter(([, file = '', name = '']) => {
    const path = `tests/${file}`;
    return !existsSync(path) || !['\'', '`', '"'].some((quote) => readFileSync(path, 'utf8').includes(`(${quote}${name}${quote}`));
  });
  expect(rows.length).toBeGreaterThan(40);
  expect(missing.map(([row]) => row)).toEqual([]);
});
