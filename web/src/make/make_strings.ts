/* make_strings.ts: every word of the view that the engine does not say. */
import { wordsOf } from '../shell/strings';

export const ENGLISH = {
  'title': 'Make',
} as const;

export const t = wordsOf(ENGLISH);
