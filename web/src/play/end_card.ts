/* end_card.ts: the puzzle is solved: how long it took, with what help, and what comes next. */
import type { GameState } from '../engine/types.js';
import { h, setText } from '../shell/dom';
import { t } from '../shell/strings';

export interface EndTarget {
  openNew(): void;
  analyse(): void;
  share(): void;
}

export class EndCard {
  private readonly time = h('p', { class: 'number' });
  private readonly counts = h('dl', { class: 'counts' });
  readonly node: HTMLElement;

  constructor(target: EndTarget) {
    this.node = h('section', { class: 'end card', 'aria-label': t('end.title'), hidden: true },
      h('h2', {}, t('end.title')), this.time, this.counts,
      h('div', { class: 'acts' },
        h('button', { class: 'btn pri', onclick: () => target.openNew() }, t('end.again')),
        h('button', { class: 'btn', onclick: () => target.analyse() }, t('end.analyse')),
        h('button', { class: 'btn', onclick: () => target.share() }, t('end.share'))));
  }

  show(state: GameState): void {
    this.node.hidden = state.phase !== 'solved' || state.hint.stage !== 'none';
    if (this.node.hidden) return;
    setText(this.time, state.timer.timed ? state.timer.text : t('end.untimed'));
    const rows = (['hints', 'mistakes', 'checks', 'reveals'] as const).flatMap((name) =>
      [h('dt', {}, t(`end.${name}`)), h('dd', {}, String(state.counts[name] ?? 0))]);
    this.counts.replaceChildren(...rows);
  }
}
