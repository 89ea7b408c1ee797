/* hint_card.ts: the hint, as far as it was told: where, what, why; then its links, and the button that does just this step. On a phone it
 * is a sheet over the pad. */
import type { CommandName, GameState } from '../engine/types.js';
import { h, setAttribute, setText } from '../shell/dom';
import { icon } from '../shell/icons';
import { formatRoute } from '../shell/router';
import { t } from '../shell/strings';
import { chainOf, effectOf, symbolAt, type ChainLine } from './step_words';

const STAGES = ['where', 'what', 'why'] as const;

export interface HintTarget {
  do(name: CommandName, argument?: number): void;
  light(link: number | null): void;
  /* The step is for the player to do, and the lesson is where this is shown. */
  readonly isDrill?: boolean;
}

/* "hidden single" as a title; "AIC" as it is. */
function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export class HintCard {
  readonly node: HTMLElement;
  private readonly bars = STAGES.map((stage) => h('li', {}, t(`hint.${stage}`)));
  private readonly stages = h('ol', { class: 'stages' }, ...this.bars);
  private readonly kind = h('span', { class: 'kind' });
  private readonly title = h('h2', { lang: 'en', 'data-engine': '' });
  private readonly lesson = h('a', { class: 'btn quiet lesson-link' }, t('hint.learn'));
  private readonly text = h('p', { class: 'so', lang: 'en', 'data-engine': '' });
  private readonly rest = h('p', { class: 'rest', lang: 'en', 'data-engine': '' });
  private readonly chain = h('ol', { class: 'chain', 'aria-label': t('hint.chain') });
  readonly body = h('div', { class: 'hint-body', tabindex: '-1' }, h('div', { class: 'hint-name' }, this.title, this.lesson), this.text, this.rest, this.chain);
  private readonly go: HTMLButtonElement;
  private readonly next: HTMLButtonElement;
  private listed: unknown = null;

  constructor(private readonly target: HintTarget) {
    const cross = h('button', { class: 'icb', 'aria-label': t('app.close'), onclick: () => target.do('cancel') }, icon('close'));
    this.go = h('button', { class: 'btn pri', onclick: () => target.do('apply_hint') });
    this.next = h('button', { class: 'btn pri', onclick: () => target.do('hint') });
    this.node = h('section', { class: 'hint card', 'aria-label': t('hint.title'), hidden: true },
      h('div', { class: 'grab', 'aria-hidden': 'true' }), h('div', { class: 'hint-head' }, this.stages, this.kind, cross), this.body,
      h('div', { class: 'acts' }, this.next, this.go));
  }

  get isShown(): boolean {
    return !this.node.hidden;
  }

  show(state: GameState): void {
    const { hint } = state;
    const stage: string = hint.stage;
    this.node.hidden = stage === 'none';
    if (stage === 'none') return;
    const reached = STAGES.indexOf(stage as (typeof STAGES)[number]);
    this.stages.hidden = reached < 0;
    setText(this.kind, stage === 'mistake' ? t('hint.mistake') : reached < 0 ? t('hint.answer') : '');
    this.bars.forEach((bar, at) => {
      bar.className = at < reached ? 'done' : at === reached ? 'now' : '';
      if (at === reached) bar.setAttribute('aria-current', 'step');
      else bar.removeAttribute('aria-current');
    });
    this.showText(hint.technique ?? '', hint.text ?? '');
    this.showChain(state);
    this.showButtons(state, reached);
    this.node.dataset['stage'] = stage;
  }

  private showText(technique: string, text: string): void {
    const [first = '', ...others] = text.split('\n');
    this.title.hidden = technique === '';
    setText(this.title, titled(technique));
    this.lesson.hidden = this.title.hidden || this.target.isDrill === true;
    setAttribute(this.lesson, 'href', formatRoute('learn', technique));
    setText(this.text, first);
    this.rest.hidden = others.length === 0;
    setText(this.rest, others.join('\n'));
  }

  private showButtons(state: GameState, reached: number): void {
    const { hint } = state;
    this.next.hidden = reached < 0 || reached >= STAGES.length - 1;
    setText(this.next, t(reached === 0 ? 'hint.more' : 'hint.reason'));
    const isMistake: boolean = hint.stage === 'mistake';
    // An answer that is no step on this board has no line.
    this.go.hidden = this.target.isDrill || (!isMistake && reached < STAGES.length - 1 && !(reached < 0 && hint.line));
    const effect = hint.picture ? effectOf(hint.picture, state.symbols) : '';
    setText(this.go, isMistake ? t('hint.back') : effect || t('hint.do'));
  }

  private showChain(state: GameState): void {
    const { picture } = state.hint;
    if (this.listed === picture) return;
    this.listed = picture;
    const lines = picture ? chainOf(picture) : [];
    this.chain.hidden = lines.length === 0;
    this.chain.replaceChildren(...lines.map((line) => this.lineOf(line, state.symbols)));
    this.body.scrollTop = 0;
  }

  private lineOf({ link, cells, value, isTrue }: ChainLine, symbols: string): HTMLElement {
    const symbol = symbolAt(symbols, value);
    const text = t(isTrue ? 'hint.is' : 'hint.isNot', { cells: cells.join(', '), symbol });
    const light = (): void => this.target.light(link < 0 ? null : link);
    const dark = (): void => this.target.light(null);
    const button = h('button', { onpointerenter: light, onfocus: light, onclick: light, onpointerleave: dark, onblur: dark },
      h('span', { class: `sign ${isTrue ? 'true' : 'false'}`, 'aria-hidden': 'true' }, symbol), h('span', {}, text));
    return h('li', {}, button);
  }
}
