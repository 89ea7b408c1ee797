/* search_words.ts: an event of a search, and a node of its tree, in words. */
import type { TraceEvent } from '../engine/types.js';
import { engineText, h } from '../shell/dom';
import { t } from './compare_strings';
import type { TreeNode } from './search_tree';

type Symbols = (value: number) => string;

/* More alternatives are counted. */
const MOST_NAMED = 6;

export function valuesOf({ value = 0, alike = [value] }: TraceEvent, symbol: Symbols): string {
  return alike.map(symbol).join(' ');
}

export function titleOf(event: TraceEvent, symbol: Symbols): string {
  const { cell = '', guess = 0 } = event;
  const value = valuesOf(event, symbol);
  switch (event.event) {
    case 'start': return t('puzzle');
    case 'guess': return t('guess', { guess, cell, value });
    case 'back': return t('not', { cell, value });
    case 'only': return t('only', { cell, value });
    default: return '';
  }
}

/* What could have been tried instead. */
export function othersOf({ event, candidates = [], places = [], value = 0, cell, alike = [value] }: TraceEvent, symbol: Symbols): string {
  if (event !== 'guess') return '';
  const others = places.length ? places.filter((place) => place !== cell) : candidates.filter((one) => !alike.includes(one)).map(symbol);
  return others.length > MOST_NAMED ? t('orMany', { count: others.length }) : others.length ? t('or', { others: others.join(' ') }) : '';
}

export function outcomeOf({ dead, filled, removed, solution }: Pick<TreeNode, 'dead' | 'filled' | 'removed' | 'solution'>): (Node | string)[] {
  if (dead) return [h('span', { class: 'dead' }, t('dead')), ' ', engineText(dead)];
  return [t('filled', { filled, removed }), ...(solution ? [' ', h('span', { class: 'solved' }, t('solution', { number: solution }))] : [])];
}
