/* plots.ts: the two plots above a list: how many puzzles have which ER, and which ER puzzles of so many clues have. Pressing a part
 * filters by it, pressing it again takes that back; what the filter leaves out is pale, so that one can go on to the next part. */
import type { Filter, View } from './order';
import { number, t } from './lists_strings';
import { Plot, type Mark, type Part } from './plot';

const MOST_BARS = 24;
const TENTHS = 256;

type Range = readonly [number, number];

/* The first bin, how many there are, and their width, so that their edges are numbers that people can read. */
function bins(sums: Float64Array, most: number): [number, number, number] {
  const first = Math.max(0, sums.findIndex(Boolean));
  const last = Math.max(0, sums.findLastIndex(Boolean));
  const count = (width: number): number => Math.floor(last / width) - Math.floor(first / width) + 1;
  const width = [1, 2, 5, 10, 20].find((width) => count(width) <= most) ?? 50;
  return [Math.floor(first / width), count(width), width];
}

function rangeOf(bin: number, width: number): Range {
  return [bin * width, (bin + 1) * width - 1];
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
  readonly #bars = new Plot(t('plot.bars'), t('plot.barsHelp'));
  readonly #map = new Plot(t('plot.map'), t('plot.mapHelp'));

  constructor(private readonly change: (filter: Pick<Filter, 'er' | 'clues'>) => void) {
    this.node = document.createElement('div');
    this.node.className = 'plots';
    this.node.append(this.#bars.node, this.#map.node);
  }

  show({ counts }: View, filter: Filter): void {
    const ers = new Float64Array(TENTHS);
    const shownErs = new Float64Array(TENTHS);
    const clueTotals = new Float64Array(counts.length / TENTHS);
    counts.forEach((count, at) => {
      if (!count) return;
      const clues = Math.floor(at / TENTHS);
      clueTotals[clues]! += count;
      ers[at % TENTHS]! += count;
      if (!isOut([clues, clues], filter.clues)) shownErs[at % TENTHS]! += count;
    });
    this.node.hidden = !clueTotals.some(Boolean);
    if (this.node.hidden) return;
    this.#showBars(shownErs, filter);
    this.#showMap(counts, ers, clueTotals, filter);
  }

  #showBars(ers: Float64Array, filter: Filter): void {
    const [begin, columns, width] = bins(ers, MOST_BARS);
    const sums = Array.from({ length: columns }, (_, at) => ers.subarray((begin + at) * width, (begin + at + 1) * width).reduce((sum, one) => sum + one, 0));
    const most = Math.max(...sums);
    const parts = sums.flatMap((sum, x): Part[] => {
      const er = rangeOf(begin + x, width);
      if (!sum) return [];
      const label = t('plot.bar', { er: rangeText(er, 10), count: number(sum) });
      const press = (): void => this.change({ er: isSame(filter.er, er) ? null : er, clues: filter.clues });
      return [{ x, y: 0, share: sum / most, depth: 1, label, state: stateOf(isOut(er, filter.er), filter), press }];
    });
    this.#bars.show(parts, columns, 1, marks(begin, columns, width, 10), [{ at: 1, text: number(most) }]);
  }

  #showMap(counts: Uint32Array, ers: Float64Array, clueTotals: Float64Array, filter: Filter): void {
    const [low, rows, width] = bins(ers, MOST_BARS / 2);
    const [left, columns, clueWidth] = bins(clueTotals, MOST_BARS);
    const sums = new Float64Array(columns * rows);
    counts.forEach((count, at) => {
      if (count) sums[(Math.floor(at / TENTHS / clueWidth) - left) * rows + Math.floor((at % TENTHS) / width) - low]! += count;
    });
    const most = Math.log1p(Math.max(...sums));
    const parts = [...sums].flatMap((sum, at): Part[] => {
      const [x, y] = [Math.floor(at / rows), at % rows];
      const [er, clues] = [rangeOf(low + y, width), rangeOf(left + x, clueWidth)];
      if (!sum) return [];
      const label = t('plot.cell', { clues: rangeText(clues, 1), er: rangeText(er, 10), count: number(sum) });
      const press = (): void => this.change(isSame(filter.er, er) && isSame(filter.clues, clues) ? { er: null, clues: null } : { er, clues });
      return [{ x, y, share: 1, depth: 0.15 + (0.85 * Math.log1p(sum)) / most, label, state: stateOf(isOut(er, filter.er) || isOut(clues, filter.clues), filter), press }];
    });
    this.#map.show(parts, columns, rows, marks(left, columns, clueWidth, 1), marks(low, rows, width, 10));
  }
}

/* Six of them at most. */
function marks(begin: number, count: number, width: number, scale: number): Mark[] {
  const step = Math.ceil(count / 6);
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => ({ at: at * step, text: rangeText([(begin + at * step) * width, (begin + at * step) * width], scale) }));
}
