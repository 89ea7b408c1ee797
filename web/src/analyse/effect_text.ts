/* effect_text.ts: what a step places or removes, short: "r1c1 = 4", "r3c13 −7". */
import type { Candidate, Step } from '../engine/types.js';

type Effect = Pick<Step, 'placements' | 'eliminations'>;

interface Spot {
  readonly row: string;
  readonly column: string;
}

function spotOf(cell: string): Spot {
  const found = /^r(\d+)c(\d+)$/.exec(cell);
  return { row: found?.[1] ?? '?', column: found?.[2] ?? '?' };
}

/* Cells of one row or one column in one word, as far as numbers of one digit allow: r3c1, r3c3 is r3c13. */
export function cellsText(cells: readonly string[]): string {
  const spots = cells.map(spotOf);
  const rows = new Set(spots.map(({ row }) => row));
  const columns = new Set(spots.map(({ column }) => column));
  const isShort = [...rows, ...columns].every((number) => number.length === 1);
  if (cells.length < 2 || !isShort) return cells.join(', ');
  if (rows.size === 1 || columns.size === 1) return `r${[...rows].join('')}c${[...columns].join('')}`;
  return cells.join(', ');
}

/* One part for each value: [cells, sign, value]. */
function partsOf(candidates: readonly Candidate[]): [string[], number][] {
  const byValue = new Map<number, string[]>();
  for (const { cell, value } of candidates) byValue.set(value, [...(byValue.get(value) ?? []), cell]);
  return [...byValue].map(([value, cells]) => [cells, value]);
}

export function effectText({ placements, eliminations }: Effect, symbol: (value: number) => string): string {
  const placed = partsOf(placements).map(([cells, value]) => `${cellsText(cells)} = ${symbol(value)}`);
  const removed = partsOf(eliminations).map(([cells, value]) => `${cellsText(cells)} −${symbol(value)}`);
  return [...placed, ...removed].join(', ');
}

/* The first part, and an ellipsis if there are more: for lists. */
export function shortEffect(effect: Effect, symbol: (value: number) => string): string {
  const [first = '', ...more] = effectText(effect, symbol).split(', ');
  return more.length ? `${first} …` : first;
}
