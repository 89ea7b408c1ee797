/* make_view.ts: puzzles as one wants them: the wish on the left, what was made on the right, or the sheets to print in its place.
 *
 *     order_form -> order (the address) -> wishOf -> maker -> results -> puzzle_dialog, files_dialog, print_panel
 *
 * What was made stays while the page is open, so that one comes back to it from a game. */
import './make.css';
import './print.css';
import { h } from '../shell/dom';
import { formatRoute, type Route } from '../shell/router';
import { anySeed } from '../play/sizes';
import type { View } from '../shell/view';
import { excludedBy, problemOf } from './asking';
import { openFiles } from './files_dialog';
import { t } from './make_strings';
import { Maker, type Puzzle } from './maker';
import { optionsOf, readOrder, wishOf, type Order } from './order';
import { OrderForm } from './order_form';
import { PrintPanel } from './print_panel';
import { openPuzzle, type Derive } from './puzzle_dialog';
import { Results } from './results';

/* Of the last time: its order, with the seed of what was made, the puzzles, and which are chosen. */
const kept = { order: readOrder(new Map()), made: '', seed: '', list: [] as Puzzle[], chosen: new Set<number>() };

/* So many puzzles without one that fits, and it is said that there may be none. */
const MANY_LOOKED = 5000;

export class MakeView implements View {
  readonly node = h('main', { class: 'make', id: 'main', tabindex: '-1' });
  private readonly maker = new Maker();
  private readonly form = new OrderForm(kept.order, () => this.changed(), () => void this.make());
  private readonly results = new Results(kept.chosen, {
    cancel: () => this.maker.cancel(),
    open: (puzzle) => openPuzzle(puzzle, this.maker.isBusy, (...how) => void this.derive(puzzle, ...how)),
    save: () => openFiles(this.results.chosenOnes),
    print: () => this.print(),
  });
  private readonly wish = h('div', { class: 'wish' }, h('h1', {}, t('make')), this.form.node);
  private working: Promise<unknown> = Promise.resolve();
  private turn = 0;
  private size = '';

  constructor() {
    this.maker.list = kept.list;
    for (const puzzle of kept.list) this.results.take(puzzle);
    this.results.busy(null);
    this.maker.onPuzzle = (puzzle) => this.take(puzzle);
    this.node.replaceChildren(this.wish, this.results.node);
  }

  /* An address with a seed is that of puzzles. */
  show({ options }: Route): void {
    if (options.size) this.form.fill(readOrder(options));
    this.changed();
    const isAsked = options.has('seed') && kept.made !== JSON.stringify(this.form.order);
    if (isAsked) void this.make();
  }

  /* What is not complete is made anew when one comes back. */
  end(): void {
    this.turn++;
    kept.order = this.form.order;
    kept.list = this.maker.list.filter(({ rating }) => rating);
    if (this.maker.isBusy) kept.made = '';
    this.maker.end();
    this.node.remove();
  }

  /* ---- the wish ------------------------------------------------------------------------------------------ */

  private changed(): void {
    this.write(this.form.order);
    void this.ask();
  }

  private write(order: Order): void {
    history.replaceState(null, '', formatRoute('make', '', optionsOf(order)));
  }

  private async ask(): Promise<void> {
    const turn = ++this.turn;
    const { order } = this.form;
    const wish = wishOf(order);
    const problem = await problemOf(wish);
    if (turn !== this.turn) return;
    if (this.size !== order.box) this.form.exclude(await excludedBy(wish));
    if (turn !== this.turn) return;
    this.size = order.box;
    this.form.show(problem);
    this.node.dataset['asked'] = problem?.setting ?? (problem ? 'refused' : 'fine');
  }

  /* ---- making -------------------------------------------------------------------------------------------- */

  /* What is under way ends: another wish is made. */
  private async make(): Promise<void> {
    this.maker.cancel();
    await this.working;
    const order = { ...this.form.order, seed: this.form.order.seed || String(anySeed()) };
    const count = Number(order.count);
    this.write(order);
    kept.made = JSON.stringify(order);
    kept.seed = order.seed;
    kept.chosen.clear();
    this.results.clear();
    this.results.focus();
    const seed = t('seedOf', { seed: order.seed });
    this.maker.onProgress = () => this.progress(this.maker.list.length / count, [t('working', { count: this.maker.list.length, all: count }), seed]);
    const isDone = await this.work(() => this.maker.make(wishOf(order), count), seed);
    if (isDone !== null) this.results.say(isDone ? '' : t('cancelled', { count: this.maker.list.length }));
  }

  private async derive(puzzle: Puzzle, ...how: Parameters<Derive>): Promise<void> {
    this.results.focus();
    this.maker.onProgress = () => this.progress(0.5, [t('deriving')]);
    const made = await this.work(() => this.maker.derive(puzzle, ...how));
    if (made && (made.isDone || made.found)) this.results.say(made.found ? t(made.more ? 'foundMore' : 'found', { count: made.found }) : t('noOthers', { number: puzzle.number }));
  }

  /* What was asked for is chosen, what came of it is not. */
  private take(puzzle: Puzzle): void {
    if (puzzle.kind === 'made' && !puzzle.rating) kept.chosen.add(puzzle.number);
    this.results.take(puzzle);
    this.maker.onProgress();
  }

  /* Null: it went wrong, and that is said. */
  private async work<T>(does: () => Promise<T>, ...more: string[]): Promise<T | null> {
    this.results.say('');
    const work = does();
    this.working = work.catch(() => undefined);
    this.maker.onProgress();
    try {
      return await work;
    } catch (error) {
      this.results.say(error instanceof Error ? error.message : String(error));
      return null;
    } finally {
      this.results.busy(null);
      this.describe(more);
    }
  }

  private describe(words: readonly string[]): void {
    const { looked, began } = this.maker;
    const time = t('took', { seconds: ((performance.now() - began) / 1000).toFixed(1) });
    this.results.describe([...words, time, ...(looked ? [t('looked', { count: looked.toLocaleString('en') })] : [])].join(', '));
  }

  private progress(part: number, words: readonly string[]): void {
    const { looked, list, isBusy } = this.maker;
    if (!isBusy) return;
    this.results.busy(part);
    this.describe(words);
    if (!list.length && looked > MANY_LOOKED) this.results.say(t('rare', { count: MANY_LOOKED.toLocaleString('en') }));
  }

  /* ---- paper --------------------------------------------------------------------------------------------- */

  private print(): void {
    const panel = new PrintPanel(this.results.chosenOnes, kept.seed, () => {
      this.node.replaceChildren(this.wish, this.results.node);
      this.results.focus();
    });
    this.node.replaceChildren(...panel.parts);
    panel.focus();
  }
}
