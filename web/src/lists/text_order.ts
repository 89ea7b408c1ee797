/* text_order.ts: rows in the order of their texts. Texts differ early, so they are divided by their first character, each part by the next
 * one and so on, and parts that are small are sorted by comparing: of a million puzzles each character that matters is looked at a few
 * times, where passes over all 81 took forty seconds. */
import { inSlices } from './slices';
import type { Rows } from './rows';

const SMALL = 2048;

interface Part {
  readonly from: number;
  readonly to: number;
  /* So many characters are the same in all of it. */
  readonly same: number;
}

function compare(rows: Rows, same: number, sign: number): (one: number, two: number) => number {
  return (one, two) => {
    for (let at = same; ; at++) {
      const left = rows.code(one, at);
      const way = left - rows.code(two, at);
      if (way) return sign * way;
      if (!left) return one - two;
    }
  };
}

/* Null: it was given up. */
export async function sortTexts(rows: Rows, order: Uint32Array, isDown: boolean, isWanted: () => boolean): Promise<Uint32Array | null> {
  const other = new Uint32Array(order.length);
  const keys = new Uint8Array(order.length);
  const turn = isDown ? 255 : 0;
  const parts: Part[] = [{ from: 0, to: order.length, same: 0 }];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const { from, to, same } = part;
    const size = to - from;
    const places = new Uint32Array(256);
    if (size <= SMALL) {
      order.subarray(from, to).sort(compare(rows, same, isDown ? -1 : 1));
      if (!(await inSlices(1, isWanted, () => undefined))) return null;
      continue;
    }
    if (!(await inSlices(size, isWanted, (begin, end) => {
      for (let at = from + begin; at < from + end; at++) places[(keys[at] = rows.code(order[at]!, same) ^ turn)]!++;
    }))) return null;
    let place = from;
    places.forEach((count, key) => {
      // All of these end here: they are the same.
      if (count && key !== turn) parts.push({ from: place, to: place + count, same: same + 1 });
      places[key] = place;
      place += count;
    });
    if (!(await inSlices(size, isWanted, (begin, end) => {
      for (let at = from + begin; at < from + end; at++) other[places[keys[at]!]!++] = order[at]!;
    }))) return null;
    order.set(other.subarray(from, to), from);
  }
  return order;
}
