/* puzzle_dialog.ts: one puzzle of the list, large: to play, to analyse, to hand on, and to make others of. */
import { openDialog } from '../shell/dialog';
import { engineText, h, setText } from '../shell/dom';
import { formatRoute } from '../shell/router';
import { erOf, levelOf, originOf } from './card';
import { t } from './make_strings';
import type { Kind, Puzzle } from './maker';
import { smallBoard } from './small_board';

export type Derive = (kind: Exclude<Kind, 'made'>, distance?: number) => void;

/* Where it is played; the level goes along. */
export function linkOf({ puzzle, rating }: Puzzle, page = ''): string {
  return `${page.replace(/[#?].*$/, '')}${formatRoute('play', puzzle, { level: rating?.nonet?.level })}`;
}

/* A button that copies a text, and says so. */
export function copyButton(label: string, text: () => string): HTMLButtonElement {
  const button = h('button', { class: 'btn', onclick: () => void navigator.clipboard.writeText(text()).then(() => setText(button, t('copied'))) }, label);
  return button;
}

export function openPuzzle(puzzle: Puzzle, isBusy: boolean, derive: Derive): void {
  const { number, clues, box, puzzle: cells, rating } = puzzle;
  const er = erOf(puzzle);
  const facts = [er ? t('rating', { er }) : '', levelOf(puzzle), t('cluesOf', { clues }), originOf(puzzle)].filter(Boolean).join(', ');
  const other = (text: string, ...how: Parameters<Derive>): HTMLElement => h('button', { class: 'btn', disabled: isBusy, onclick: () => {
    dialog.close();
    derive(...how);
  } }, text);
  const dialog = openDialog(t('puzzle', { number }), [
    smallBoard(cells, box, t('puzzle', { number })),
    h('p', { class: 'mut' }, facts, rating?.nonet?.hardest ? ', ' : null, rating?.nonet?.hardest ? engineText(rating.nonet.hardest) : null),
    h('div', { class: 'acts' }, h('a', { class: 'btn pri', href: linkOf(puzzle) }, t('play')), h('a', { class: 'btn', href: formatRoute('analyse', cells) }, t('analyse')),
      copyButton(t('copyLink'), () => linkOf(puzzle, location.href))),
    h('h3', {}, t('others')),
    h('div', { class: 'acts' }, other(t('minimal'), 'minimal'), other(t('shuffled'), 'shuffled'), ...[1, 2].map((n) => other(t('neighbours', { n }), 'neighbour', n))),
  ], 'narrow one-puzzle');
}
