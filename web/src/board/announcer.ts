/* announcer.ts: says what changed, through a live region. Moving about is not said here: the cell that gets the focus says itself. */
import type { BoardState } from './board_state';
import { cellOf } from './board_state';
import type { Strings } from './board_strings';
import { contentOf, labelOf } from './cell_label';

/* More changes than this are only counted. */
const MANY = 3;

/* "" if there is nothing to say. `contents`: of all cells, before and after. */
export function newsOf(state: BoardState, before: readonly string[], after: readonly string[], oldMessage: string, words: Strings): string {
  const changed: number[] = [];
  const wasPaused = before[0] === words.paused;
  if (state.paused) return wasPaused ? '' : words.paused;
  after.forEach((content, cell) => {
    if (content !== before[cell] && !wasPaused) changed.push(cell);
  });
  const cursor = cellOf(state.cursor, state.side);
  const news =
    changed.length > MANY
      ? [words.manyChanged(changed.length)]
      : changed.map((cell) => (cell === cursor ? contentOf(state, cell, words) : labelOf(state, cell, words)));
  if (state.message && state.message !== oldMessage) news.push(state.message);
  return news.join('; ');
}

export class Announcer {
  readonly region = document.createElement('div');

  constructor() {
    this.region.className = 'unseen';
    this.region.setAttribute('role', 'status');
    this.region.setAttribute('aria-live', 'polite');
  }

  /* The same words twice are said twice: an element of its own is news for every screen reader. */
  say(text: string): void {
    if (!text) return;
    const line = document.createElement('p');
    line.textContent = text;
    this.region.replaceChildren(line);
  }
}
