/* The codes are read back here by the rules of ISO/IEC 18004, without what qr.ts has for writing them: format, mask, zigzag, blocks. */
import { expect, test } from 'vitest';
import { encodeQr, pathOf, remainder, type Qr } from '../../src/play/qr';

const MASKS: ((row: number, column: number) => number)[] = [
  (i, j) => (i + j) % 2, (i) => i % 2, (_, j) => j % 3, (i, j) => (i + j) % 3, (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3), (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2, (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];
/* From the standard's tables, for level L: [blocks, codewords of correction in each], and where alignment patterns stand. */
const LEVEL_L: Record<number, [number, number]> = { 1: [1, 7], 2: [1, 10], 5: [1, 26], 6: [2, 18], 7: [2, 20], 10: [4, 18], 14: [4, 30], 20: [8, 28], 25: [12, 26], 40: [25, 30] };
const ALIGNMENT: Record<number, number[]> = {
  1: [], 2: [6, 18], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 10: [6, 28, 50], 14: [6, 26, 46, 66], 20: [6, 34, 62, 90], 25: [6, 32, 58, 84, 110],
  40: [6, 30, 58, 86, 114, 142, 170],
};

function isFunction(side: number, version: number, row: number, column: number): boolean {
  if (row === 6 || column === 6) return true;
  if ((row < 9 && column < 9) || (row < 9 && column >= side - 8) || (row >= side - 8 && column < 9)) return true;
  if (version >= 7 && ((row < 6 && column >= side - 11) || (column < 6 && row >= side - 11))) return true;
  const places = ALIGNMENT[version] ?? [];
  const last = side - 7;
  return places.some((y) => places.some((x) => {
    const isFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
    return !isFinder && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
  }));
}

function read({ side, dark }: Qr): { text: string; version: number } {
  const version = (side - 17) / 4;
  const at = (row: number, column: number): number => (dark[row]?.[column] ? 1 : 0);
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => at(8, column)).concat([7, 5, 4, 3, 2, 1, 0].map((row) => at(row, 8)));
  const bits = format.reduce((sum, bit) => 2 * sum + bit, 0) ^ 0b101010000010010;
  expect(bits >> 13).toBe(1);
  const mask = MASKS[(bits >> 10) & 7];
  const stream: number[] = [];
  for (let right = side - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let step = 0; step < side; step++) {
      const row = up ? side - 1 - step : step;
      for (const column of [right, right - 1])
        if (!isFunction(side, version, row, column)) stream.push(at(row, column) ^ (mask?.(row, column) === 0 ? 1 : 0));
    }
  }
  const words = Array.from({ length: Math.floor(stream.length / 8) }, (_, word) => stream.slice(8 * word, 8 * word + 8).reduce((sum, bit) => 2 * sum + bit, 0));
  return { text: decode(words, version), version };
}

function decode(words: readonly number[], version: number): string {
  const [blocks, correction] = LEVEL_L[version] ?? [1, 7];
  const all = words.length - blocks * correction;
  const short = Math.floor(all / blocks);
  const long = all % blocks;
  const data: number[][] = Array.from({ length: blocks }, () => []);
  let from = 0;
  for (let place = 0; place <= short; place++)
    for (let block = 0; block < blocks; block++) if (place < short || block >= blocks - long) data[block]?.push(words[from++] ?? 0);
  data.forEach((part, block) => {
    const check = Array.from({ length: correction }, (_, place) => words[all + place * blocks + block]);
    expect(check).toEqual(remainder(part, correction));
  });
  const bits = data.flat().flatMap((word) => Array.from({ length: 8 }, (_, bit) => (word >> (7 - bit)) & 1));
  const take = (place: number, count: number): number => bits.slice(place, place + count).reduce((sum, bit) => 2 * sum + bit, 0);
  expect(take(0, 4)).toBe(4);
  const width = version < 10 ? 8 : 16;
  const length = take(4, width);
  return new TextDecoder().decode(Uint8Array.from({ length }, (_, byte) => take(4 + width + 8 * byte, 8)));
}

test('the remainder is that of the example of the standard', () => {
  // "01234567" as a code 1-M, ISO/IEC 18004 annex I.
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
  expect(remainder(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
});

const TEXTS = [['', 1], ['https://example.org/#play', 2], ['é', 1], ['x'.repeat(106), 5], ['x'.repeat(134), 6], ['x'.repeat(154), 7], ['y'.repeat(271), 10],
  ['z'.repeat(458), 14], ['q'.repeat(858), 20], ['q'.repeat(1273), 25], ['w'.repeat(2953), 40]] as const;
for (const [text, version] of TEXTS) test(`${text.length} characters are read back, version ${version}`, () => {
  const code = encodeQr(text);
  expect(code).not.toBeNull();
  expect(read(code as Qr)).toEqual({ text, version });
});

test('what is too long has no code', () => {
  expect(encodeQr('w'.repeat(2954))).toBeNull();
});

test('finders and timing are where readers look for them', () => {
  const { dark, side } = encodeQr('nonet') as Qr;
  const row = (y: number, from: number): string => Array.from({ length: 7 }, (_, x) => (dark[y]?.[from + x] ? '#' : '.')).join('');
  for (const [x, y] of [[0, 0], [side - 7, 0], [0, side - 7]] as const)
    expect(Array.from({ length: 7 }, (_, line) => row(y + line, x))).toEqual(['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']);
  expect(row(6, 7)).toBe('.#.#.#.');
});

test('the path has one piece for each run', () => {
  expect(pathOf({ side: 2, dark: [[true, true], [false, true]] }, 4)).toBe('M4 4h2v1H4zM5 5h1v1H5z');
});
