/* slices.ts: long work on the main thread in slices of a few milliseconds, between which the page lives. */

const SLICE = 1 << 13;
const SLICE_MS = 8;

export function breathe(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

let until = 0;

/* Calls `work` for slices of 0..count; false: it was given up. Work that follows at once shares the milliseconds that are left. */
export async function inSlices(count: number, isWanted: () => boolean, work: (from: number, to: number) => void): Promise<boolean> {
  for (let from = 0; from < count; from += SLICE) {
    work(from, Math.min(count, from + SLICE));
    if (performance.now() < until) continue;
    await breathe();
    until = performance.now() + SLICE_MS;
    if (!isWanted()) return false;
  }
  return true;
}
