/* plots.ts: the two plots above a list: how many puzzles have which ER, and which ER puzzles of so many clues have. Pressing a part
 * filters by it, pressing it again takes that back; what the filter leaves out is pale, so that one can go on to the next part. */
import type { Filter, View } from './order';
import { number, t } from './lists_strings';
import { Plot, type Mark, type Part } from './plot';

const MOST_BARS = 24;
const TENTHS = 256;

type Range = readonly [number, number];

/* The edges of bars are numbers that people can read. */
function widthOf(first: number, last: number, most: number): number {
  return [1, 2, 5, 10, 20, 50].find((width) => Math.floor(last / width) - Math.floor(first / width) < most) ?? 100;
}

function isSame(one: Range | null, other: Range): boolean {
  return one !== null && one[0] === other[0] && one[1] === other[1];
}

function isOut(range: Range, filter: Range | null): boolean {
  return filter !== null && (range[1] < filter[0] || range[0] > filter[1]);
}

function stateOf(isOut: boolean, { er, clues }: Filter): Part['state'] {
  if (!er && !clues) return '';
  return isOut ? 'out' : 'in';
}

function rangeText([from, to]: Range, scale: number): string {
  const text = (value: number): string => (value / scale).toFixed(scale === 10 ? 1 : 0);
  return from === to ? text(from) : t('plot.range', { from: text(from), to: text(to) });
}

export class Plots {
  readonly node: HTMLElement;
  private readonly bars = new Plot(t('plot.bars'), t('plot.barsHelp'));
  private readonly map = new Plot(t('plot.map'), t('plot.mapHelp'));

  constructor(private readonly change: (filter: Pick<Filter, 'er' | 'clues'>) => void) {
    this.node = document.createElement('div');
    this.node.className = 'plots';
    this.node.append(this.bars.node, this.map.node);
  }

  show({ counts }: View, filter: Filter): void {
    const ers = new Float64Array(TENTHS);
    const clueTotals = new Float64Array(counts.length / TENTHS);
    counts.forEach((count, at) => {
      if (!count) return;
      const clues = Math.floor(at / TENTHS);
      clueTotals[clues]! += count;
      if (!isOut([clues, clues], filter.clues)) ers[at % TENTHS]! += count;
    });
    const lastClues = clueTotals.findLastIndex(Boolean);
    this.node.hidden = lastClues < 0;
    if (lastClues < 0) return;
    this.showBars(ers, filter);
    this.showMap(counts, clueTotals.findIndex(Boolean), lastClues, filter);
  }

  private showBars(ers: Float64Array, filter: Filter): void {
    const first = Math.max(0, ers.findIndex(Boolean));
    const last = Math.max(first, ers.findLastIndex(Boolean));
    const width = widthOf(first, last, MOST_BARS);
    const begin = Math.floor(first / width);
    const columns = Math.floor(last / width) - begin + 1;
    const sums = Array.from({ length: columns }, (_, at) => ers.subarray((begin + at) * width, (begin + at + 1) * width).reduce((sum, one) => sum + one, 0));
    const most = Math.max(...sums);
    const parts = sums.flatMap((sum, x): Part[] => {
      const range: Range = [(begin + x) * width, (begin + x + 1) * width - 1];
      if (!sum) return [];
      const label = t('plot.bar', { er: rangeText(range, 10), count: number(sum) });
      const press = (): void => this.change({ er: isSame(filter.er, range) ? null : range, clues: filter.clues });
      return [{ x, y: 0, share: sum / most, depth: 1, label, state: stateOf(isOut(range, filter.er), filter), press }];
    });
    const total = sums.reduce((sum, one) => sum + one, 0);
    this.bars.show(parts, columns, 1, marks(begin, columns, width, 10), [{ at: 1, text: number(most) }],
      t('plot.barsTold', { count: number(total), from: rangeText([first, first], 10), to: rangeText([last, last], 10), list: parts.map(({ label }) => label).join('; ') }));
  }

  private showMap(counts: Uint32Array, firstClues: number, lastClues: number, filter: Filter): void {
    const all = new Map<string, { range: Range; clues: Range; count: number }>();
    let [first, last] = [TENTHS, 0];
    counts.forEach((count, at) => {
      if (count) [first, last] = [Math.min(first, at % TENTHS), Math.max(last, at % TENTHS)];
    });
    const width = widthOf(first, last, MOST_BARS / 2);
    const clueWidth = widthOf(firstClues, lastClues, MOST_BARS);
    const [left, low] = [Math.floor(firstClues / clueWidth), Math.floor(first / width)];
    counts.forEach((count, at) => {
      if (!count) return;
      const x = Math.floor(at / TENTHS / clueWidth);
      const y = Math.floor((at % TENTHS) / width);
      const cell = all.get(`${x},${y}`) ?? { range: [y * width, (y + 1) * width - 1], clues: [x * clueWidth, (x + 1) * clueWidth - 1], count: 0 };
      cell.count += count;
      all.set(`${x},${y}`, cell);
    });
    const most = Math.log1p(Math.max(...[...all.values()].map(({ count }) => count)));
    const parts = [...all.values()].map(({ range, clues, count }): Part => ({
      x: clues[0] / clueWidth - left, y: range[0] / width - low, share: 1, depth: 0.15 + (0.85 * Math.log1p(count)) / most,
      label: t('plot.cell', { clues: rangeText(clues, 1), er: rangeText(range, 10), count: number(count) }),
      state: stateOf(isOut(range, filter.er) || isOut(clues, filter.clues), filter),
      press: () => this.change(isSame(filter.er, range) && isSame(filter.clues, clues) ? { er: null, clues: null } : { er: range, clues }),
    }));
    const [columns, rows] = [Math.floor(lastClues / clueWidth) - left + 1, Math.floor(last / width) - low + 1];
    this.map.show(parts, columns, rows, marks(left, columns, clueWidth, 1), marks(low, rows, width, 10),
      t('plot.mapTold', { count: number(parts.length), from: firstClues, to: lastClues }));
  }
}

/* Six of them at most. */
function marks(begin: number, count: number, width: number, scale: number): Mark[] {
  const step = Math.ceil(count / 6);
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => ({ at: at * step, text: rangeText([(begin + at * step) * width, (begin + at * step) * width], scale) }));
}
