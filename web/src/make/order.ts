/* order.ts: what is wanted, as the form and the address have it: texts, '' for what is left open. The engine's Wish is made of it; what
 * fits together only the library knows. */
import type { Box, Wish } from '../engine/types.js';

/* Each field, what it may look like, and what it is if nothing is said. Of an address whatever does not look so is left out. */
const FIELDS = {
  box: [/^\d{1,2}x\d{1,2}$/, '3x3'],
  easiest: [/^[a-z]+$/, ''],
  hardest: [/^[a-z]+$/, ''],
  leastEr: [/^\d{1,2}(\.\d)?$/, ''],
  mostEr: [/^\d{1,2}(\.\d)?$/, ''],
  needed: [/^[^,]+(,[^,]+)*$/, ''],
  without: [/^[^,]+(,[^,]+)*$/, ''],
  symmetry: [/^[a-z0-9]+$/, ''],
  fewestClues: [/^\d{1,3}$/, ''],
  mostClues: [/^\d{1,3}$/, ''],
  spare: [/^yes$/, ''],
  pattern: [/^[0-9a-f]+$/, ''],
  seed: [/^\d{1,18}$/, ''],
  count: [/^([1-9]\d?|1\d\d|200)$/, '12'],
} as const satisfies Readonly<Record<string, readonly [RegExp, string]>>;

export type Field = keyof typeof FIELDS;
export type Order = Readonly<Record<Field, string>>;

export const MOST_PUZZLES = 200;

export function looksRight(field: Field, text: string): boolean {
  return (text === '' && field !== 'count') || FIELDS[field][0].test(text);
}

export function readOrder(options: ReadonlyMap<string, string>): Order {
  const texts = Object.entries(FIELDS).map(([field, [form, usual]]) => {
    const text = options.get(field) ?? '';
    return [field, form.test(text) ? text : usual];
  });
  return Object.fromEntries(texts) as Order;
}

/* What an address has to say: nothing of what is usual. */
export function optionsOf(order: Order): Record<string, string> {
  return Object.fromEntries(Object.entries(order).filter(([field, text]) => text !== FIELDS[field as Field][1]));
}

export function boxIn({ box }: Pick<Order, 'box'>): Box {
  const [rows = 3, columns = 3] = box.split('x').map(Number);
  return [rows, columns];
}

export function sideOf(order: Pick<Order, 'box'>): number {
  const [rows, columns] = boxIn(order);
  return rows * columns;
}

/* ---- patterns: four cells a digit ----------------------------------------------------------------- */

export function patternText(cells: readonly boolean[]): string {
  if (!cells.includes(true)) return '';
  const digits = Array.from({ length: Math.ceil(cells.length / 4) }, (_, at) =>
    [8, 4, 2, 1].reduce((sum, bit, place) => sum + (cells[4 * at + place] ? bit : 0), 0).toString(16));
  return digits.join('');
}

export function patternCells(text: string, cells: number): boolean[] {
  return Array.from({ length: cells }, (_, cell) => ((parseInt(text[cell >> 2] ?? '0', 16) >> (3 - (cell & 3))) & 1) === 1);
}

/* ---- the engine's ---------------------------------------------------------------------------------- */

const tenths = (text: string): number => Math.round(10 * Number(text));
const names = (text: string): string[] => text.split(',');

/* A pattern has its symmetry in itself: it is drawn with it. */
export function wishOf(order: Order): Wish {
  const { easiest, hardest, leastEr, mostEr, needed, without, symmetry, fewestClues, mostClues, spare, pattern, seed } = order;
  return {
    box: boxIn(order),
    ...(easiest && { easiest }), ...(hardest && { hardest }),
    ...(leastEr && { leastEr: tenths(leastEr) }), ...(mostEr && { mostEr: tenths(mostEr) }),
    ...(needed && { needed: names(needed) }), ...(without && { without: names(without) }),
    ...(fewestClues && { fewestClues: Number(fewestClues) }), ...(mostClues && { mostClues: Number(mostClues) }),
    ...(spare && { keepsRedundant: true }),
    ...(pattern ? { pattern: patternCells(pattern, sideOf(order) ** 2) } : symmetry && { symmetry }),
    ...(seed && { seed: BigInt(seed) }),
  };
}
