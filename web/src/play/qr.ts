/* qr.ts: QR codes (ISO/IEC 18004) of short texts: bytes, error correction of level L, the smallest version that has room.
 *
 *     text -> bytes -> bits -> codewords -> blocks with their Reed-Solomon remainders, interleaved -> modules, zigzag from bottom right
 *          -> the mask that is easiest to read
 *
 * Level L suits a screen, which is not scratched, and gives the largest modules. */

export interface Qr {
  readonly side: number;
  readonly dark: readonly (readonly boolean[])[];
}

/* For level L, by version from 1: codewords of error correction in a block, and how many blocks there are. */
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25];
const VERSIONS = 40;

function at(list: readonly number[], index: number): number {
  return list[index] ?? 0;
}

/* ---- how much fits ------------------------------------------------------------------------------ */

/* Modules for data and correction: all but finders, timing, alignment, format and version. */
function rawModules(version: number): number {
  const side = 4 * version + 17;
  const patterns = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const alignment = patterns ? 25 * (patterns * patterns - 3) - 10 * (patterns - 2) : 0;
  return side * side - 3 * 64 - 15 * 2 - 1 - 2 * (side - 16) - alignment - (version >= 7 ? 36 : 0);
}

function dataCodewords(version: number): number {
  return Math.floor(rawModules(version) / 8) - at(CORRECTION, version - 1) * at(BLOCKS, version - 1);
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function versionFor(bytes: number): number {
  for (let version = 1; version <= VERSIONS; version++)
    if (4 + lengthBits(version) + 8 * bytes <= 8 * dataCodewords(version)) return version;
  return 0;
}

/* ---- bits ----------------------------------------------------------------------------------------- */

function codewordsOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const capacity = 8 * dataCodewords(version);
  put(0, Math.min(4, capacity - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, word) => bits.slice(8 * word, 8 * word + 8).reduce((sum, bit) => 2 * sum + bit, 0));
}

/* ---- Reed-Solomon over GF(256), x^8 + x^4 + x^3 + x^2 + 1 ------------------------------------------- */

function times(one: number, two: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((two >> bit) & 1) product ^= one;
  }
  return product;
}

/* Coefficients of (x - 1)(x - 2)(x - 4) ..., without the first, which is 1. */
function divisor(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, place) => (place === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let place = 0; place < degree; place++) result[place] = times(at(result, place), root) ^ at(result, place + 1);
    root = times(root, 2);
  }
  return result;
}

export function remainder(data: readonly number[], degree: number): number[] {
  const by = divisor(degree);
  const result: number[] = Array.from({ length: degree }, () => 0);
  for (const word of data) {
    const factor = word ^ (result.shift() ?? 0);
    result.push(0);
    by.forEach((coefficient, place) => (result[place] = at(result, place) ^ times(coefficient, factor)));
  }
  return result;
}

/* Blocks next to each other, a codeword of each in turn; the later blocks are one longer if they do not come out even. */
function interleaved(data: readonly number[], version: number): number[] {
  const blocks = at(BLOCKS, version - 1);
  const degree = at(CORRECTION, version - 1);
  const short = Math.floor(data.length / blocks);
  const firstLong = blocks - (data.length % blocks);
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const part = data.slice(from, from + short + (block >= firstLong ? 1 : 0));
    from += part.length;
    return part;
  });
  const checks = parts.map((part) => remainder(part, degree));
  const inTurn = (lists: readonly number[][], length: number): number[] =>
    Array.from({ length }, (_, place) => lists.flatMap((list) => (place < list.length ? [at(list, place)] : []))).flat();
  return [...inTurn(parts, short + 1), ...inTurn(checks, degree)];
}

/* ---- modules -------------------------------------------------------------------------------------- */

class Modules {
  readonly side: number;
  readonly dark: boolean[][];
  private readonly fixed: boolean[][];

  constructor(private readonly version: number) {
    this.side = 4 * version + 17;
    const empty = (): boolean[][] => Array.from({ length: this.side }, () => Array.from({ length: this.side }, () => false));
    this.dark = empty();
    this.fixed = empty();
    this.drawPatterns();
  }

  set(x: number, y: number, isDark: boolean): void {
    const row = this.dark[y];
    const fixed = this.fixed[y];
    if (!row || !fixed || x < 0 || x >= this.side) return;
    row[x] = isDark;
    fixed[x] = true;
  }

  private drawPatterns(): void {
    for (let place = 0; place < this.side; place++) {
      this.set(6, place, place % 2 === 0);
      this.set(place, 6, place % 2 === 0);
    }
    const last = this.side - 4;
    for (const [x, y] of [[3, 3], [last, 3], [3, last]] as const) this.square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
    const places = this.alignment();
    const edge = places.length - 1;
    places.forEach((x, column) => places.forEach((y, row) => {
      const isFinder = (column === 0 && row === 0) || (column === 0 && row === edge) || (column === edge && row === 0);
      if (!isFinder) this.square(x, y, 2, (ring) => ring !== 1);
    }));
    this.drawFormat(0);
    this.drawVersion();
  }

  /* A square around its centre; `isDark` by the distance from it. */
  private square(x: number, y: number, radius: number, isDark: (ring: number) => boolean): void {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) this.set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  private alignment(): number[] {
    if (this.version === 1) return [];
    const count = Math.floor(this.version / 7) + 2;
    const step = this.version === 32 ? 26 : 2 * Math.ceil((this.side - 13) / (2 * count - 2));
    return Array.from({ length: count }, (_, place) => (place === 0 ? 6 : this.side - 7 - (count - 1 - place) * step));
  }

  /* Level and mask, twice, with a BCH code. */
  drawFormat(mask: number): void {
    const data = (1 << 3) | mask;
    let rest = data;
    for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (place: number): boolean => ((bits >> place) & 1) === 1;
    for (let place = 0; place <= 5; place++) this.set(8, place, bit(place));
    this.set(8, 7, bit(6));
    this.set(8, 8, bit(7));
    this.set(7, 8, bit(8));
    for (let place = 9; place < 15; place++) this.set(14 - place, 8, bit(place));
    for (let place = 0; place < 8; place++) this.set(this.side - 1 - place, 8, bit(place));
    for (let place = 8; place < 15; place++) this.set(8, this.side - 15 + place, bit(place));
    this.set(8, this.side - 8, true);
  }

  private drawVersion(): void {
    if (this.version < 7) return;
    let rest = this.version;
    for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let place = 0; place < 18; place++) {
      const isDark = ((bits >> place) & 1) === 1;
      const far = this.side - 11 + (place % 3);
      const near = Math.floor(place / 3);
      this.set(far, near, isDark);
      this.set(near, far, isDark);
    }
  }

  /* Two columns at a time, up and down in turn, from the right; the column of the timing is left out. */
  drawData(words: readonly number[]): void {
    let place = 0;
    for (let right = this.side - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.side; step++) {
        const y = ((right + 1) & 2) === 0 ? this.side - 1 - step : step;
        for (const x of [right, right - 1]) {
          const row = this.dark[y];
          if (!row || this.fixed[y]?.[x] || place >= 8 * words.length) continue;
          row[x] = ((at(words, place >> 3) >> (7 - (place & 7))) & 1) === 1;
          place++;
        }
      }
    }
  }

  /* Twice is as before. */
  mask(number: number): void {
    this.dark.forEach((row, y) => row.forEach((isDark, x) => {
      if (!this.fixed[y]?.[x] && MASKS[number]?.(x, y)) row[x] = !isDark;
    }));
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/* ---- the best mask ---------------------------------------------------------------------------------- */

/* Long runs, and what looks like a finder. */
function penaltyOfLine(line: readonly boolean[]): number {
  const text = line.map((isDark) => (isDark ? '1' : '0')).join('');
  let penalty = 0;
  for (const run of text.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
  for (let from = text.indexOf('1011101'); from >= 0; from = text.indexOf('1011101', from + 1)) {
    const before = text.slice(Math.max(0, from - 4), from);
    const after = text.slice(from + 7, from + 11);
    if (!before.includes('1')) penalty += 40;
    if (!after.includes('1')) penalty += 40;
  }
  return penalty;
}

function penalty(dark: readonly (readonly boolean[])[]): number {
  const columns = dark.map((_, x) => dark.map((row) => row[x] ?? false));
  let sum = [...dark, ...columns].reduce((all, line) => all + penaltyOfLine(line), 0);
  dark.forEach((row, y) => row.forEach((isDark, x) => {
    const isSame = (dx: number, dy: number): boolean => dark[y + dy]?.[x + dx] === isDark;
    if (isSame(1, 0) && isSame(0, 1) && isSame(1, 1)) sum += 3;
  }));
  const all = dark.length * dark.length;
  const count = dark.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs(20 * count - 10 * all) / all);
}

/* null: the text is too long. */
export function encodeQr(text: string): Qr | null {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (version === 0) return null;
  const modules = new Modules(version);
  modules.drawData(interleaved(codewordsOf(bytes, version), version));
  const tried = MASKS.map((_, mask) => {
    modules.mask(mask);
    modules.drawFormat(mask);
    const sum = penalty(modules.dark);
    modules.mask(mask);
    return sum;
  });
  const best = tried.indexOf(Math.min(...tried));
  modules.mask(best);
  modules.drawFormat(best);
  return { side: modules.side, dark: modules.dark };
}

/* The dark modules as one path of SVG, `margin` modules from the edge. */
export function pathOf({ dark }: Qr, margin: number): string {
  return dark.flatMap((row, y) => row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [`M${x + margin} ${y + margin}h${runAt(row, x)}v1H${x + margin}z`] : []))).join('');
}

function runAt(row: readonly boolean[], from: number): number {
  const end = row.indexOf(false, from);
  return (end < 0 ? row.length : end) - from;
}
