/* card.ts: a puzzle of the list: its picture, which opens it, a box to choose it, and how hard it is. */
import { engineText, h } from '../shell/dom';
import { named } from '../shell/strings';
import { t } from './make_strings';
import type { Puzzle } from './maker';
import { smallBoard } from './small_board';

/* "7.1", '' if it is not rated on this scale, or not yet. */
export function erOf({ rating }: Puzzle): string {
  return rating?.se ? (rating.se.er / 10).toFixed(1) : '';
}

export function levelOf({ rating }: Puzzle): string {
  const level = rating?.nonet?.level;
  return level ? named('level', level) : '';
}

export function originOf({ kind, from = 0 }: Puzzle): string {
  return kind === 'made' ? '' : t(`of.${kind}`, { number: from });
}

export class Card {
  readonly node: HTMLLIElement;
  private readonly words = h('div', { class: 'words' });
  private readonly box: HTMLInputElement;

  constructor(readonly puzzle: Puzzle, isChosen: boolean, open: () => void, private readonly choose: (isChosen: boolean) => void) {
    const { number, box, puzzle: cells } = puzzle;
    this.box = h('input', { type: 'checkbox', 'aria-label': t('choose', { number }), checked: isChosen, onchange: () => this.tick(this.box.checked) });
    this.node = h('li', { class: 'puzzle', 'data-number': number }, h('button', { class: 'picture', 'aria-label': t('puzzle', { number }), onclick: open }, smallBoard(cells, box)),
      h('div', { class: 'foot' }, h('label', { class: 'chosen' }, this.box), this.words));
    this.tick(isChosen, false);
    this.show();
  }

  tick(isChosen: boolean, tells = true): void {
    this.box.checked = isChosen;
    this.node.classList.toggle('on', isChosen);
    if (tells) this.choose(isChosen);
  }

  show(): void {
    const { puzzle } = this;
    const { number, clues, rating } = puzzle;
    const er = erOf(puzzle);
    const hardest = rating?.nonet?.hardest;
    const origin = originOf(puzzle);
    const level = levelOf(puzzle);
    this.node.dataset['rated'] = String(rating !== undefined);
    this.words.replaceChildren(
      h('p', { class: 'first' }, h('b', {}, er ? t('rating', { er }) : level || '…'), hardest ? engineText(hardest, 'span', 'mut') : null),
      h('p', { class: 'mut xs' }, t('about', { number, clues }), er && level ? `, ${level}` : '', origin ? `, ${origin}` : ''));
  }
}
