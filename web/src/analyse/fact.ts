/* fact.ts: one fact of a puzzle in the panel of facts: a title, what is known, what can be asked. */
import { h } from '../shell/dom';
import { refill } from './controls';
import type { LongJob } from './long_job';

export interface Fact {
  readonly node: HTMLElement;
  /* Nothing is known: another puzzle. */
  clear(): void;
}

export class FactBox {
  readonly node: HTMLElement;
  readonly answer = h('div', { class: 'fact-answer' });

  constructor(title: string, job: LongJob | null, ...tools: readonly (Node | string)[]) {
    this.node = h('section', { class: 'fact', 'aria-label': title },
      h('div', { class: 'row' }, h('h2', { class: 'h3 grow', text: title }), ...tools), job?.node ?? null, this.answer);
  }

  say(...children: (Node | string | null | false)[]): void {
    refill(this.answer, ...children);
  }
}
