/* share.ts: the address that brings somebody else to this board. */
import type { GameState } from '../engine/types.js';
import { formatRoute } from '../shell/router';

/* The line of a text file, without its end. */
export function lineOf(text: string): string {
  return text.trim();
}

/* Level and seed are about the puzzle, and so go along. `page` is where the page is, without what is behind #. */
export function linkOf(page: string, text: string, { origin }: Pick<GameState, 'origin'>): string {
  return `${page.replace(/[#?].*$/, '')}${formatRoute('play', lineOf(text), { level: origin.level, seed: origin.seed_text })}`;
}
