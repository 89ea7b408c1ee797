/* step_words.ts: what the picture of a step tells, as short labels: what it places and removes, and its links one after the other. Reasons
 * are the engine's own sentences, not these. */
import type { StepPicture } from '../engine/types.js';
import { t } from '../shell/strings';

export interface ChainLine {
  /* The link of the picture that leads here, -1: the first candidate. */
  readonly link: number;
  readonly cells: readonly string[];
  readonly value: number;
  readonly isTrue: boolean;
}

export function symbolAt(symbols: string, value: number): string {
  return [...symbols][value - 1] ?? String(value);
}

/* Candidates of a role by value, cells in their order. */
function byValue(picture: StepPicture, role: string): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  for (const candidate of picture.candidates.filter((one) => one.role === role))
    groups.set(candidate.value, [...(groups.get(candidate.value) ?? []), candidate.cell]);
  return groups;
}

/* Longer labels are no labels any more. */
const LONGEST = 46;

/* What the step does; '' if that is too much for a button. */
export function effectOf(picture: StepPicture, symbols: string): string {
  const say = (key: 'hint.in' | 'hint.from', role: string): string =>
    [...byValue(picture, role)].map(([value, cells]) => t(key, { symbol: symbolAt(symbols, value), symbols: symbolAt(symbols, value), cells: cells.join(', ') })).join(', ');
  const placed = say('hint.in', 'placed');
  const removed = say('hint.from', 'removed');
  const text = placed ? t('hint.place', { list: placed }) : removed ? t('hint.remove', { list: removed }) : '';
  return text.length > LONGEST ? '' : text;
}

/* Of one chain; several are not one list. */
export function chainOf(picture: StepPicture): ChainLine[] {
  const { links } = picture;
  if (links.length < 2 || picture.chains.length > 1 || links.some(({ kind }) => kind !== 'weak' && kind !== 'strong')) return [];
  const [first] = links;
  if (!first?.from_value) return [];
  const lines: ChainLine[] = [{ link: -1, cells: first.from, value: first.from_value, isTrue: first.kind === 'weak' }];
  links.forEach(({ to, to_value, kind }, link) => lines.push({ link, cells: to, value: to_value ?? 0, isTrue: kind === 'strong' }));
  return lines.every(({ value }) => value > 0) ? lines : [];
}
