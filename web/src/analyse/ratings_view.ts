/* ratings_view.ts: three scales side by side. HoDoKu's and nonet's come at once; Sudoku Explainer's may take minutes. */
import { isProblem, type Progress, type Rated } from '../engine/types.js';
import type { Analysis } from './analysis';
import type { Strings } from './analyse_strings';
import { h } from '../shell/dom';
import { refill } from './controls';
import type { Levels } from './level_sign';
import { LongJob } from './long_job';

export class RatingsView {
  readonly node = h('div', { class: 'ratings' });
  readonly #strings: Strings;
  readonly #levels: Levels;
  readonly #analysis: Analysis;
  readonly #job: LongJob;
  readonly #row = h('div', { class: 'rates' });
  readonly #tell: () => void;
  /* What is known, for the panel of facts, too. */
  rated: Partial<Rated> = {};

  constructor(strings: Strings, levels: Levels, analysis: Analysis, tell: () => void) {
    this.#strings = strings;
    this.#levels = levels;
    this.#analysis = analysis;
    this.#tell = tell;
    this.#job = new LongJob(strings);
    refill(this.node, this.#row, this.#job.node);
  }

  clear(): void {
    this.#job.clear();
    this.rated = {};
    this.#show();
  }

  async rate(): Promise<void> {
    const { desk, reading, side } = this.#analysis;
    this.clear();
    if (!this.#analysis.isUnique) return;
    const isNine = side === 9;
    const quick = desk.far.start('rate', reading, { scales: isNine ? ['hodoku', 'nonet'] : ['nonet'] });
    if (!(await this.#take(this.#strings.nonet, quick)) || !isNine) return;
    await this.#take(this.#strings.se, desk.far.start('rate', reading, { scales: ['se'] }));
  }

  async #take(scale: string, job: ReturnType<Analysis['desk']['far']['start']>): Promise<boolean> {
    const rated = (await this.#job.run(this.#strings.rating(scale), job as never, (progress) => this.#known(progress))) as Rated | null;
    if (!rated || isProblem(rated)) return false;
    this.rated = { ...this.rated, ...rated };
    this.#show();
    this.#tell();
    return true;
  }

  /* Of Sudoku Explainer's scale, which can take long. */
  #known({ done, total, least }: Progress): string {
    if (!total) return '';
    return `${this.#strings.erAtLeast((least / 10).toFixed(1))} · ${this.#strings.cellsOf(done, total)}`;
  }

  #show(): void {
    const { se, hodoku, nonet } = this.rated;
    const part = (name: string, value: string | Node, more: string): HTMLElement =>
      h('div', {}, h('span', { text: name }), h('b', {}, value), h('span', { text: more || ' ' }));
    const tenth = (rating: number): string => (rating / 10).toFixed(1);
    refill(this.#row,
      part(this.#strings.se, se ? tenth(se.er) : '–', se ? this.#strings.epEd(tenth(se.ep), tenth(se.ed)) : ''),
      part(this.#strings.hodokuScale, hodoku ? String(hodoku.score) : '–', hodoku?.level ?? ''),
      part(this.#strings.nonet, nonet ? this.#levels.dots(nonet.level) : '–', nonet?.level ?? ''));
  }
}
