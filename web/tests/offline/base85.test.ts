import { expect, test } from 'vitest';
import { fromBase85, toBase85 } from '../../src/offline/base85';

test.each([0, 1, 2, 3, 4, 5, 255, 256, 1001])('%i bytes come back', (count) => {
  const bytes = Uint8Array.from({ length: count }, (_, at) => (at * 167 + 13) % 256);
  const text = toBase85(bytes);
  expect([...fromBase85(text)]).toEqual([...bytes]);
  expect(text).toMatch(/^[#-z]*$/);
  expect(text).not.toMatch(/['<\\]/);
});

test('the largest numbers come back', () => {
  const bytes = new Uint8Array(8).fill(255);
  expect([...fromBase85(toBase85(bytes))]).toEqual([...bytes]);
});
