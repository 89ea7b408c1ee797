/* step_card.ts: the step that is shown: what follows, why, and its chain. */
import type { NonetBoard } from '../board';
import type { Step } from '../engine/types.js';
import type { Analysis } from './analysis';
import type { Strings } from './analyse_strings';
import type { Sign } from './chain_strip';
import { h } from '../shell/dom';
import { formatRoute } from '../shell/router';
import { icon, refill, segment } from './controls';
import { effectText } from './effect_text';
import type { Levels } from './level_sign';
import { linkOf, stripsOf, stripView } from './strip_view';

type Words = 'brief' | 'normal' | 'full';
type Notation = 'eureka' | 'hodoku';

export class StepCard {
  readonly node = h('div', { class: 'panel-in' });
  readonly #strings: Strings;
  readonly #levels: Levels;
  readonly #analysis: Analysis;
  readonly #board: NonetBoard;
  readonly #symbol: (value: number) => string;
  #words: Words = 'normal';
  #notation: Notation = 'eureka';

  constructor(strings: Strings, levels: Levels, analysis: Analysis, board: NonetBoard, symbol: (value: number) => string) {
    this.#strings = strings;
    this.#levels = levels;
    this.#analysis = analysis;
    this.#board = board;
    this.#symbol = symbol;
  }

  show(): void {
    const { step, guest, explained, pathProblem, isAtEnd, puzzle, isPending } = this.#analysis;
    if (step) {
      refill(this.node, this.#card(step), guest && this.#back());
      return;
    }
    const words = pathProblem ?? (isAtEnd ? this.#ending() : explained && !explained.steps?.length ? this.#nothing() : isPending || (puzzle && explained) ? this.#strings.startText : '');
    refill(this.node, words && h('section', { class: 'card' }, h('p', { class: 'sec', text: words }), isAtEnd || (!isPending && !explained?.steps?.length) ? null : h('p', { class: 'mut xs', text: this.#strings.keys })));
  }

  #ending(): string {
    return this.#analysis.explained?.solved ? this.#strings.solved : this.#strings.unsolved;
  }

  #nothing(): string {
    return this.#analysis.explained?.solved ? this.#strings.solved : this.#strings.noSteps;
  }

  #back(): HTMLElement {
    return h('button', { type: 'button', class: 'btn quiet', onclick: () => void this.#analysis.invite(null) }, icon('back'), this.#strings.backToPath);
  }

  #card(step: Step): HTMLElement {
    return h('section', { class: 'card step-card', 'aria-label': step.technique },
      h('div', { class: 'row' }, h('h2', { class: 'h3 grow', text: step.technique }), this.#levels.tag(step.level),
        h('a', { class: 'btn quiet small', href: formatRoute('learn', step.technique), text: this.#strings.learn })),
      h('p', { class: 'so', text: effectText(step, this.#symbol) }),
      h('p', { class: `sec reason is-${this.#words}`, lang: 'en', text: this.#reason(step) }),
      segment(this.#strings.words, [['brief', this.#strings.brief], ['normal', this.#strings.normal], ['full', this.#strings.full]], this.#words, (words) => {
        this.#words = words as Words;
        const reason = this.node.querySelector<HTMLElement>('.reason');
        if (!reason) return;
        reason.textContent = this.#reason(step);
        reason.className = `sec reason is-${this.#words}`;
      }),
      ...stripsOf(step, this.#symbol).map((signs) => this.#strip(step, signs)),
      this.#formal(step), this.#pictures());
  }

  #reason(step: Step): string {
    return (this.#words === 'brief' ? step.text : this.#words === 'full' ? step.reason : step.short_reason) ?? step.text ?? '';
  }

  #strip(step: Step, signs: readonly Sign[]): HTMLElement {
    return stripView(signs, this.#strings, (at) => {
      const [from, to] = at === null ? [] : [signs[at - 1], signs[at]];
      const link = from && to ? linkOf(step, from, to, this.#symbol) : -1;
      this.#board.lit = link < 0 ? null : link;
    });
  }

  /* The chain as players write it. */
  #formal(step: Step): HTMLElement | null {
    const texts = { eureka: step.eureka, hodoku: step.chain_text };
    const there = (['eureka', 'hodoku'] as const).filter((name) => texts[name]);
    const first = there.includes(this.#notation) ? this.#notation : there[0];
    if (!first) return null;
    const text = h('code', { class: 'formal', text: texts[first] ?? '' });
    const choose = (name: string): void => {
      this.#notation = name as Notation;
      text.textContent = texts[this.#notation] ?? '';
    };
    const names = { eureka: this.#strings.eureka, hodoku: this.#strings.hodokuNotation };
    return h('div', { class: 'formal-block' }, there.length > 1 && segment(this.#strings.notation, there.map((name) => [name, names[name]]), first, choose), text);
  }

  /* Of a step with several chains each has its picture. */
  #pictures(): HTMLElement | null {
    const { drawing, picture } = this.#analysis;
    if (!drawing || drawing.pictures < 2) return null;
    const turn = (): void => void this.#analysis.turnPicture((picture + 1) % drawing.pictures);
    return h('div', { class: 'row pictures' }, h('span', { class: 'grow', text: this.#strings.picture(drawing.picture + 1, drawing.pictures) }),
      h('button', { type: 'button', class: 'btn small', text: this.#strings.pictureNext, onclick: turn }));
  }
}
