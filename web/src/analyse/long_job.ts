/* long_job.ts: work that may take long: what is being done, for how long, and a button that ends it at once. */
import { Cancelled, type Job } from '../engine/client.js';
import { isProblem, type Answer } from '../engine/types.js';
import type { Strings } from './analyse_strings';
import { h } from '../shell/dom';
import { refill } from './controls';

export class LongJob {
  /* Empty while nothing is under way; style keeps it unseen for the first moments. */
  readonly node = h('div', { class: 'job', role: 'status' });
  readonly #strings: Strings;
  #job: Job<unknown> | null = null;

  constructor(strings: Strings) {
    this.#strings = strings;
  }

  get isBusy(): boolean {
    return this.#job !== null;
  }

  /* Null: it was cancelled, or it failed, which is said. */
  async run<T>(label: string, job: Job<Answer<T>>): Promise<T | null> {
    this.#job?.cancel();
    this.#job = job;
    const stop = this.#show(label, job);
    let words: string | null = null;
    try {
      const answer = await job.result;
      if (!isProblem(answer)) return answer;
      words = answer.error;
    } catch (error) {
      words = error instanceof Cancelled ? this.#strings.cancelled : this.#strings.failed(error instanceof Error ? error.message : String(error));
    } finally {
      stop();
      if (this.#job === job) {
        this.#job = null;
        refill(this.node, words && h('span', { class: 'mut', text: words }));
      }
    }
    return null;
  }

  cancel(): void {
    this.#job?.cancel();
  }

  clear(): void {
    this.cancel();
    refill(this.node);
  }

  /* Returns what stops the clock. */
  #show(label: string, job: Job<unknown>): () => void {
    const begin = performance.now();
    const time = h('span', { class: 'mut' });
    const button = h('button', { type: 'button', class: 'btn small', text: this.#strings.cancel, onclick: () => job.cancel() });
    // The seconds are for the eye; a reader of the screen need not hear each of them.
    time.setAttribute('aria-hidden', 'true');
    refill(this.node, h('div', { class: 'job-in' }, h('span', { class: 'pulse', 'aria-hidden': true }), h('span', { class: 'grow', text: `${label} ` }, time), button));
    const tick = (): void => {
      const seconds = Math.floor((performance.now() - begin) / 1000);
      time.textContent = seconds ? this.#strings.seconds(seconds) : '';
    };
    const clock = setInterval(tick, 1000);
    return () => clearInterval(clock);
  }
}
