/* sort.ts: rows in the order of keys of several bytes, in slices (slices.ts). Rows are divided by their first byte, each part by the next one and
 * so on (radix sort), and parts that are small are sorted by comparing: of a million puzzles each character that matters is looked at a
 * few times, where passes over all 81 took forty seconds. Stable, for rows that come in the order of their numbers. */
import { inSlices } from './slices';

const SMALL = 1024;

/* The byte of a row's key at a place; all keys are equally long. */
export type Key = (row: number, at: number) => number;

/* Null: it was given up. */
export async function sort(order: Uint32Array, key: Key, length: number, isWanted: () => boolean): Promise<Uint32Array | null> {
  const other = new Uint32Array(order.length);
  const keys = new Uint8Array(order.length);
  const compare = (same: number) => (one: number, two: number): number => {
    for (let at = same; at < length; at++) {
      const way = key(one, at) - key(two, at);
      if (way) return way;
    }
    return one - two;
  };
  /* From, to, and how many bytes are the same in all of it. */
  const parts: [number, number, number][] = [[0, order.length, 0]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to, same] = part;
    const places = new Uint32Array(256);
    const isDone = to - from <= SMALL
      ? await inSlices(1, isWanted, () => order.subarray(from, to).sort(compare(same)))
      : await inSlices(to - from, isWanted, (begin, end) => {
        for (let at = from + begin; at < from + end; at++) places[(keys[at] = key(order[at]!, same))]!++;
      });
    if (!isDone) return null;
    if (to - from <= SMALL) continue;
    let place = from;
    places.forEach((count, byte) => {
      if (count && same + 1 < length) parts.push([place, place + count, same + 1]);
      places[byte] = place;
      place += count;
    });
    if (!(await inSlices(to - from, isWanted, (begin, end) => {
      for (let at = from + begin; at < from + end; at++) other[places[keys[at]!]!++] = order[at]!;
    }))) return null;
    order.set(other.subarray(from, to), from);
  }
  return order;
}
