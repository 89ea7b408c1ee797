/* facts_panel.ts: the panel of facts: what is known of the puzzle, and of the position that is shown. */
import type { Notation, Rated } from '../engine/types.js';
import type { Analysis } from './analysis';
import type { Strings } from './analyse_strings';
import { h } from '../shell/dom';
import { refill } from './controls';
import { FactBox } from './fact';
import { canonicalFact, cluesFact, proofFact, solutionsFact } from './facts_of_puzzle';
import { copyButton, notationFact, pictureFact } from './facts_of_position';

export class FactsPanel {
  readonly node = h('div', { class: 'panel-in facts' });
  readonly #strings: Strings;
  readonly #ratings: FactBox;
  readonly #clues: ReturnType<typeof cluesFact>;
  readonly #ofPuzzle: readonly { clear(): void; node: HTMLElement }[];
  readonly #ofPlace: readonly { update(): void; node: HTMLElement }[];
  #isTested = false;

  constructor(strings: Strings, analysis: Analysis, notations: readonly Notation[], themes: readonly string[], tint: (cells: readonly string[]) => void) {
    this.#strings = strings;
    this.#ratings = new FactBox(strings.ratings, null);
    this.#clues = cluesFact(strings, analysis, tint);
    const copy = (text: string): Node => copyButton(strings, () => text);
    this.#ofPuzzle = [this.#clues, solutionsFact(strings, analysis), canonicalFact(strings, analysis, copy), proofFact(strings, analysis)];
    this.#ofPlace = [notationFact(strings, analysis, notations), pictureFact(strings, analysis, themes)];
    refill(this.node, this.#ratings.node, ...[...this.#ofPuzzle, ...this.#ofPlace].map(({ node }) => node));
    this.clear();
  }

  /* Another puzzle. */
  clear(): void {
    this.#isTested = false;
    this.showRatings({});
    for (const fact of this.#ofPuzzle) fact.clear();
  }

  /* It is seen: now its short work is done. `hasVerdict`: it is known how many solutions there are. */
  update(hasVerdict: boolean): void {
    for (const fact of this.#ofPlace) fact.update();
    if (this.#isTested || !hasVerdict) return;
    this.#isTested = true;
    void this.#clues.test();
  }

  showRatings({ se, hodoku, nonet }: Partial<Rated>): void {
    const row = (name: string, value: string, hardest: string | undefined): HTMLElement =>
      h('tr', {}, h('th', { scope: 'row', text: name }), h('td', { text: value }), h('td', { text: hardest ?? '' }));
    const rows = [
      se && row(this.#strings.se, (se.er / 10).toFixed(1), se.hardest),
      hodoku && row(this.#strings.hodokuScale, `${hodoku.score}, ${hodoku.level}`, hodoku.hardest),
      nonet && row(this.#strings.nonet, nonet.level, nonet.hardest),
    ];
    if (!rows.some(Boolean)) this.#ratings.say(h('p', { class: 'mut', text: this.#strings.notRated }));
    else this.#ratings.say(h('table', {}, h('thead', {}, h('tr', {}, h('td'), h('td'), h('th', { scope: 'col', text: this.#strings.hardestStep }))), h('tbody', {}, ...rows.map((one) => one ?? null))));
  }
}
