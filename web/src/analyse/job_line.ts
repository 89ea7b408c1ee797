/* job_line.ts: work that takes long, in a line: what is being done, what is known so far, how far it is, and a button that ends it. */
import type { Progress } from '../engine/types.js';
import type { Strings } from './analyse_strings';
import { h, setAttribute, setText } from '../shell/dom';

/* What is known, in words; '': nothing. */
export type Telling = (progress: Progress) => string;

export class JobLine {
  readonly node: HTMLElement;
  readonly #fill = h('i');
  readonly #bar: HTMLElement;
  readonly #pulse = h('span', { class: 'pulse', 'aria-hidden': true });
  readonly #known = h('span', { class: 'mut known' });
  readonly #telling: Telling;
  readonly #strings: Strings;
  readonly #clock: ReturnType<typeof setInterval>;
  readonly #begin = performance.now();
  #words = '';

  constructor(strings: Strings, label: string, telling: Telling, cancel: () => void) {
    this.#strings = strings;
    this.#telling = telling;
    // Numbers that change are for the eye; whoever hears the page asks the bar for them.
    this.#known.setAttribute('aria-hidden', 'true');
    this.#bar = h('div', { class: 'bar', role: 'progressbar', 'aria-label': label, hidden: true }, this.#fill);
    this.node = h('div', { class: 'job-in' }, this.#pulse,
      h('div', { class: 'grow' }, h('span', { text: `${label} ` }), this.#known, this.#bar),
      h('button', { type: 'button', class: 'btn small', text: strings.cancel, onclick: cancel }));
    this.#clock = setInterval(() => this.#say(), 1000);
  }

  tell(progress: Progress): void {
    const { done, total } = progress;
    this.#words = this.#telling(progress);
    this.#bar.hidden = total === 0;
    this.#pulse.hidden = total > 0;
    this.#fill.style.width = `${total ? (100 * done) / total : 0}%`;
    setAttribute(this.#bar, 'aria-valuenow', total ? String(Math.round((100 * done) / total)) : null);
    setAttribute(this.#bar, 'aria-valuetext', this.#words || null);
    this.#say();
  }

  #say(): void {
    const seconds = Math.floor((performance.now() - this.#begin) / 1000);
    setText(this.#known, [this.#words, seconds ? this.#strings.seconds(seconds) : ''].filter(Boolean).join(' · '));
  }

  end(): void {
    clearInterval(this.#clock);
  }
}
