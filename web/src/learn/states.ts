/* states.ts: how far one is with a technique, as the map shows it. */
import type { PracticeRow, Technique } from '../engine/types.js';

export type State = 'new' | 'learning' | 'known' | 'due';

/* Right at the first try three times, with days between them. */
const KNOWN_BOX = 4;

export type Rows = ReadonlyMap<string, PracticeRow>;

export function isKnown(row: PracticeRow | undefined): boolean {
  return (row?.box ?? 0) >= KNOWN_BOX;
}

export function stateOf(row: PracticeRow | undefined): State {
  if (!row?.box) return 'new';
  if (row.is_due) return 'due';
  return isKnown(row) ? 'known' : 'learning';
}

/* Groups in the order in which they come first. */
export function groupBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row]);
  return groups;
}

/* The technique of a name, as people write it; and those before and behind it. */
export function placeOf(techniques: readonly Technique[], name: string): number {
  return techniques.findIndex(({ technique }) => technique.toLowerCase() === name.toLowerCase());
}

/* "hidden single" as a title; "AIC" as it is. */
export function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
