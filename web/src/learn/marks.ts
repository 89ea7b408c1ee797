/* marks.ts: the small things that map, lesson and drill share: the square of a technique, its level. */
import type { PracticeRow, Technique } from '../engine/types.js';
import { engineText, h } from '../shell/dom';
import { levels } from '../shell/engine';
import { dots } from '../shell/icons';
import { named } from '../shell/strings';
import { t } from './learn_strings';
import { stateOf } from './states';

/* For those who see. */
export function square(row: PracticeRow | undefined): HTMLElement {
  return h('i', { class: `tc is-${stateOf(row)}`, 'aria-hidden': 'true' });
}

/* How hard it is, and what it belongs to. */
export function levelLine({ level, family, needs_uniqueness: isUnique }: Technique): HTMLElement {
  const filled = levels.findIndex((row) => row.level === level) + 1;
  return h('p', { class: 'about mut' }, dots(filled, levels.length), h('span', {}, named('level', level)), engineText(family),
    isUnique && h('span', {}, t('unique')));
}

/* When it comes again. */
export function whenText(row: PracticeRow | undefined, day: number): string {
  const days = Math.max(0, (row?.due ?? day) - day);
  return t('again', { when: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(days, 'day') });
}
