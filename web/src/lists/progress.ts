/* progress.ts: how far the work on a list is, in a line: what is done, how fast, how long it takes, and the button that ends it. */
import { h, setAttribute, setText } from '../shell/dom';
import { clock } from '../shell/strings';
import type { ListJob } from './job';
import { number, t } from './lists_strings';
import { ERROR } from './rows';

export class ProgressLine {
  readonly node: HTMLElement;
  readonly #fill = h('i');
  readonly #bar = h('div', { class: 'bar', role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100 }, this.#fill);
  // Numbers that change are for the eye; whoever hears the page asks the bar for them.
  readonly #words = h('span', { class: 'mut', 'aria-hidden': 'true' });
  readonly #name = h('b');
  readonly #button: HTMLButtonElement;

  /* `beside`: what else belongs there. */
  constructor(private readonly job: ListJob, beside: HTMLElement) {
    this.#button = h('button', { class: 'btn', onclick: () => (this.#isBusy ? job.stop() : job.goOn()) });
    this.node = h('div', { class: 'progress' }, h('div', { class: 'grow' }, h('p', {}, this.#name, ' ', this.#words), this.#bar), beside, this.#button);
    this.tell();
  }

  get #isBusy(): boolean {
    return this.job.phase === 'reading' || this.job.phase === 'working';
  }

  tell(): void {
    const { phase, rows, told: { done, total, perSecond } } = this.job;
    const errors = rows.verdictCounts[ERROR]!;
    const share = total ? Math.min(1, done / total) : 1;
    const isReading = phase === 'reading';
    const seconds = perSecond > 0 && !isReading ? (total - done) / perSecond : 0;
    const parts = [
      isReading || phase === 'done' ? t('count', { count: number(rows.count - errors) }) : t('of', { done: number(done), total: number(total) }),
      errors && t('errors', { count: number(errors) }),
      this.#isBusy && perSecond >= 1 && t('speed', { count: number(Math.round(perSecond)) }),
      this.#isBusy && seconds >= 1 && t('left', { time: clock(1000 * Math.ceil(seconds)) }),
    ];
    const words = parts.filter(Boolean).join(' · ');
    setText(this.#name, t(`phase.${phase}`));
    setText(this.#words, words);
    setText(this.#button, t(this.#isBusy ? 'stop' : 'goOn'));
    setAttribute(this.#bar, 'aria-label', t(`phase.${phase}`));
    setAttribute(this.#bar, 'aria-valuenow', String(Math.round(100 * share)));
    setAttribute(this.#bar, 'aria-valuetext', words);
    this.#fill.style.width = `${100 * share}%`;
    this.node.classList.toggle('is-done', phase === 'done');
  }
}
