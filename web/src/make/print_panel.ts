/* print_panel.ts: sheets of puzzles: what they are to be like, and the pages. They are the same on the screen and on paper: all lengths are
 * so many --mm, which is a millimetre there, and a part of the width of the preview here (print.css). */
import { choice, tick } from '../shell/dialog';
import { engineText, h, setText } from '../shell/dom';
import { erOf } from './card';
import { t } from './make_strings';
import type { Puzzle } from './maker';
import { FOOT, FOOT_GAP, GAP, HEAD, MARGIN, pagesOf, PAPERS, PER_PAGE, PLACES, ROW_GAP, sizesOf, type Layout, type Page, type Sizes } from './sheet';
import { smallBoard } from './small_board';

type Settings = Layout & { readonly name: string | null; readonly notes: boolean };

/* As it was chosen the last time. */
let chosen: Settings = { paper: 'A4', perPage: 4, solutions: 'end', name: null, notes: true, hints: false };

const lengths = (sizes: Readonly<Record<string, number>>): string => Object.entries(sizes).map(([name, size]) => `--${name}:${size}`).join(';');

export class PrintPanel {
  readonly parts: readonly HTMLElement[];
  private readonly title = h('h1', { tabindex: '-1' }, t('print'));
  private readonly count = h('p', { class: 'mut', role: 'status' });
  private readonly pages = h('div', { class: 'pages' });
  private readonly side: number;

  constructor(private readonly puzzles: readonly Puzzle[], private readonly seed: string, back: () => void) {
    this.side = Math.max(...puzzles.map(({ box: [rows, columns] }) => rows * columns));
    const options = <Value extends string>(values: readonly Value[], text: (value: Value) => string): { value: Value; text: string }[] => values.map((value) => ({ value, text: text(value) }));
    const form = h('div', { class: 'order' },
      h('label', {}, h('span', {}, t('sheet.name')), h('input', { class: 'field', maxlength: 60, value: this.name, oninput: (event: Event) => this.change({ name: (event.target as HTMLInputElement).value }) })),
      this.row(t('sheet.paper'), choice(t('sheet.paper'), options(['A4', 'Letter'] as const, (paper) => t(`paper.${paper}`)), chosen.paper, (paper) => this.change({ paper }))),
      this.row(t('sheet.perPage'), choice(t('sheet.perPage'), options(PER_PAGE.map(String), (count) => count), String(chosen.perPage), (count) => this.change({ perPage: Number(count) as Layout['perPage'] }))),
      this.row(t('sheet.solutions'), choice(t('sheet.solutions'), options(PLACES, (place) => t(`sheet.${place}`)), chosen.solutions, (solutions) => this.change({ solutions }))),
      h('div', {}, tick(t('sheet.notes'), chosen.notes, (notes) => this.change({ notes })), tick(t('sheet.hints'), chosen.hints, (hints) => this.change({ hints }))),
      this.count,
      h('div', { class: 'acts' }, h('button', { class: 'btn', onclick: back }, t('sheet.back')), h('button', { class: 'btn pri grow', onclick: () => print() }, t('print'))));
    this.parts = [h('div', { class: 'wish' }, this.title, form), h('section', { class: 'preview', 'aria-label': t('sheet.preview') }, this.pages)];
    this.render();
  }

  focus(): void {
    scrollTo(0, 0);
    this.title.focus();
  }

  private get name(): string {
    return chosen.name ?? t('sheet.usual');
  }

  private row(label: string, content: HTMLElement): HTMLElement {
    return h('div', {}, h('div', { class: 'lab', 'aria-hidden': 'true' }, label), content);
  }

  private change(part: Partial<Settings>): void {
    chosen = { ...chosen, ...part };
    this.render();
  }

  /* ---- pages ------------------------------------------------------------------------------------------- */

  private render(): void {
    const { width, height } = PAPERS[chosen.paper];
    const pages = pagesOf(chosen, this.puzzles.length, this.side);
    const sizes = sizesOf(chosen, this.side);
    this.pages.dataset['paper'] = chosen.paper;
    this.pages.style.cssText = lengths({ width, height, margin: MARGIN, head: HEAD, foot: FOOT, gap: GAP, 'foot-gap': FOOT_GAP, caption: sizes.caption });
    this.pages.replaceChildren(...pages.map((page, at) => this.page(page, at + 1, pages.length, sizes)));
    setText(this.count, t('sheet.pages', { count: pages.length }));
  }

  private page({ kind, puzzles }: Page, number: number, count: number, sizes: Sizes): HTMLElement {
    const isPuzzles = kind === 'puzzles';
    const boards = puzzles.map((at) => this.board(at, isPuzzles));
    const upsideDown = isPuzzles && chosen.solutions === 'foot' ? [h('div', { class: 'upside-down', style: lengths({ side: sizes.upsideDown }) }, ...puzzles.map((at) => this.board(at, false)))] : [];
    const side = isPuzzles ? sizes.puzzle : sizes.solution;
    const columns = isPuzzles ? sizes.columns : sizes.solutionColumns;
    const isMade = this.puzzles.every(({ kind }) => kind === 'made');
    return h('div', { class: 'page' },
      h('div', { class: 'page-head' }, h('span', { class: 'name' }, isPuzzles ? this.name : t('sheet.solutions')), h('span', {}, isPuzzles && chosen.notes ? this.range : '')),
      h('div', { class: 'boards', style: lengths({ side, columns, 'row-gap': isPuzzles ? sizes.rowGap : ROW_GAP }) }, ...boards),
      ...upsideDown,
      h('div', { class: 'page-foot' }, h('span', {}, isMade ? t('sheet.seed', { seed: this.seed }) : t('sheet.by')), h('span', {}, count > 1 ? t('sheet.page', { number, count }) : '')));
  }

  /* The easiest and the hardest. */
  private get range(): string {
    const ratings = this.puzzles.flatMap(({ rating }) => (rating?.se ? [rating.se.er] : [])).sort((one, other) => one - other);
    const [least, most] = [ratings[0], ratings.at(-1)].map((er) => ((er ?? 0) / 10).toFixed(1)) as [string, string];
    return ratings.length < 2 || least === most ? '' : t('sheet.from', { least, most });
  }

  private board(at: number, isPuzzle: boolean): HTMLElement {
    const puzzle = this.puzzles[at] as Puzzle;
    const number = at + 1;
    const er = erOf(puzzle);
    const notes = chosen.notes ? [er ? t('rating', { er }) : '', t('cluesOf', { clues: puzzle.clues })].filter(Boolean).join(', ') : '';
    const hardest = chosen.hints ? puzzle.rating?.nonet?.hardest : undefined;
    const about = isPuzzle ? h('span', {}, notes, hardest ? engineText(hardest) : null) : null;
    return h('figure', { class: isPuzzle ? 'whole' : '' }, h('figcaption', {}, h('b', {}, String(number)), about),
      isPuzzle ? smallBoard(puzzle.puzzle, puzzle.box, t('puzzle', { number })) : smallBoard(puzzle.solution, puzzle.box, t('sheet.solution', { number })));
  }
}
