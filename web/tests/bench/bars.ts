/* bars.ts: what the page promises about time (docs/web.md, "How fast it is"), and the table of what was measured. */
import { expect } from '@playwright/test';

/* Milliseconds at most, by the name of what is measured: p95, of processor time unless it is of the clock on the wall. */
const BARS: Readonly<Record<string, { readonly ms: number; readonly isWall?: boolean }>> = {
  'key, 9x9 with all marks': { ms: 8 },
  'key, 16x16 with all marks': { ms: 16 },
  'hint, extreme, warm': { ms: 50 },
  'hint, extreme, first one': { ms: 150 },
  'new puzzle, expert': { ms: 50 },
  'new puzzle, extreme': { ms: 150 },
  'exact ER, new puzzle': { ms: 50 },
  'exact ER, hardest known': { ms: 5000 },
  'drill, any technique': { ms: 100 },
  'cancel, until the next answer': { ms: 100, isWall: true },
  'key, while the engine is busy': { ms: 100, isWall: true },
  'start without a server, ready to play': { ms: 600, isWall: true },
};

export interface Sample {
  readonly wall: number;
  /* NaN: not known here. */
  readonly processor: number;
}

function at(list: readonly number[], share: number): number {
  const sorted = [...list].sort((one, two) => one - two);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export class Table {
  private readonly samples = new Map<string, Sample[]>();

  add(name: string, sample: Sample): void {
    this.samples.set(name, [...(this.samples.get(name) ?? []), sample]);
  }

  /* Prints it; what is beyond its bar fails when everything has been measured. */
  close(): void {
    console.log(`| ${'ms'.padEnd(42)} |   n | at most |   median |      p95 | wall median | wall p95 |`);
    console.log('|---|---|---|---|---|---|---|');
    for (const [name, list] of this.samples) this.print(name, list);
  }

  private print(name: string, list: readonly Sample[]): void {
    const bar = BARS[name];
    const wall = list.map((sample) => sample.wall);
    const processor = list.map((sample) => sample.processor);
    const text = (ms: number, width: number): string => (Number.isNaN(ms) ? '' : ms.toFixed(1)).padStart(width);
    console.log(`| ${name.padEnd(42)} | ${String(list.length).padStart(3)} | ${String(bar?.ms ?? '').padStart(7)} | ${text(at(processor, 0.5), 8)} | ${text(at(processor, 0.95), 8)} | ${text(at(wall, 0.5), 11)} | ${text(at(wall, 0.95), 8)} |`);
    if (!bar) return;
    const isKnown = !bar.isWall && !processor.some(Number.isNaN);
    expect.soft(at(isKnown ? processor : wall, 0.95), name).toBeLessThanOrEqual(bar.ms);
  }
}
