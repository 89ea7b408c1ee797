/* long_job.ts: work that may take long: its line (job_line.ts) while it is under way, and what became of it. */
import { Cancelled, type Job } from '../engine/client.js';
import { isProblem, type Answer } from '../engine/types.js';
import type { Strings } from './analyse_strings';
import { h } from '../shell/dom';
import { refill } from './controls';
import { JobLine, type Telling } from './job_line';

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

  /* Null: it was cancelled, or it failed, which is said. `telling`: what is known so far, in words. */
  async run<T>(label: string, job: Job<Answer<T>>, telling: Telling = () => ''): Promise<T | null> {
    this.#job?.cancel();
    this.#job = job;
    const line = new JobLine(this.#strings, label, telling, () => job.cancel());
    job.listen((progress) => line.tell(progress));
    refill(this.node, line.node);
    let words: string | null = null;
    try {
      const answer = await job.result;
      if (!isProblem(answer)) return answer;
      words = answer.error;
    } catch (error) {
      words = error instanceof Cancelled ? this.#strings.cancelled : this.#strings.failed(error instanceof Error ? error.message : String(error));
    } finally {
      line.end();
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
}
