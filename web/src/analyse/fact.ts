/* fact.ts: one fact of a puzzle in the panel of facts: a title, what is known, what can be asked. */
import { make, refill } from './dom';
import type { LongJob } from './long_job';

export interface Fact {
  readonly node: HTMLElement;
  /* Nothing is known: another puzzle. */
  clear(): void;
}

export class FactBox {
  readonly node: HTMLElement;
  readonly answer = make('div', { class: 'fact-answer' });

  constructor(title: string, job: LongJob | null, ...tools: readonly (Node | string)[]) {
    this.node = make('section', { class: 'fact', 'aria-label': title },
      make('div', { class: 'row' }, make('h2', { class: 'h3 grow', text: title }), ...tools), job?.node ?? null, this.answer);
  }

  say(...children: (Node | string | null | false)[]): void {
    refill(this.answer, ...children);
  }
}
