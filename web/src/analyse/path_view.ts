/* path_view.ts: the path at the left: a profile of all steps, and their list with easy runs folded. */
import type { Analysis, Way } from './analysis';
import type { Strings } from './analyse_strings';
import { h, svg } from '../shell/dom';
import { formatRoute } from '../shell/router';
import { refill, select } from './controls';
import { shortEffect } from './effect_text';
import type { Levels } from './level_sign';
import { foldPath, type Line, type Run, runWith } from './path_fold';
import { PROFILE, profileBars, stepAtPlace } from './path_profile';

/* The levels that fold: what everybody sees. */
const EASY = 'medium';

export class PathView {
  readonly head: HTMLElement;
  readonly profile: HTMLElement;
  readonly list = h('div', { class: 'path-list' });
  readonly #strings: Strings;
  readonly #levels: Levels;
  readonly #analysis: Analysis;
  readonly #symbol: (value: number) => string;
  readonly #count = h('span', { class: 'mut' });
  readonly #way: HTMLSelectElement;
  /* On a phone; elsewhere it stands below the board. */
  readonly #compare: HTMLAnchorElement;
  readonly #open = new Set<number>();
  #bars: SVGElement[] = [];
  #items = new Map<number, HTMLButtonElement>();
  #lines: Line[] = [];

  constructor(strings: Strings, levels: Levels, analysis: Analysis, symbol: (value: number) => string) {
    this.#strings = strings;
    this.#levels = levels;
    this.#analysis = analysis;
    this.#symbol = symbol;
    this.#way = select(strings.way, [['simplest', strings.simplest], ['shortest', strings.shortest], ['hodoku', strings.hodoku]], 'simplest',
      (way) => void analysis.choose(way as Way));
    this.#compare = h('a', { class: 'btn quiet only-phone', text: strings.compare });
    this.head = h('div', { class: 'path-head row' }, h('h2', { class: 'h3', text: strings.path }), this.#count, h('span', { class: 'grow' }), this.#compare, this.#way);
    this.profile = h('div', {
      class: 'profile', role: 'slider', tabindex: 0, 'aria-label': strings.profile, 'aria-valuemin': 0,
      onpointerdown: (event: PointerEvent) => this.#drag(event), onpointermove: (event: PointerEvent) => event.buttons && this.#drag(event),
    });
  }

  #drag(event: PointerEvent): void {
    if (!this.#analysis.steps.length) return;
    const { left, width } = this.profile.getBoundingClientRect();
    void this.#analysis.goTo(stepAtPlace((event.clientX - left) / width, this.#analysis.steps.length) + 1);
  }

  // ---- another path --------------------------------------------------------------------------------

  showPath(): void {
    const { steps, text } = this.#analysis;
    this.#compare.href = formatRoute('compare', text);
    this.#open.clear();
    this.#count.textContent = steps.length ? this.#strings.steps(steps.length) : '';
    this.profile.hidden = this.head.hidden = !steps.length;
    const numbers = steps.map((step) => this.#levels.numberOf(step.level));
    const hard = this.#levels.numberOf(EASY);
    this.#bars = profileBars(numbers, this.#levels.most).map(({ x, y, width, height }, at) =>
      svg('rect', { x, y, width, height, rx: 1.5, class: (numbers[at] ?? 0) > hard ? 'hard' : '' }));
    const chart = svg('svg', { viewBox: `0 0 ${PROFILE.width} ${PROFILE.height}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' }, ...this.#bars);
    refill(this.profile, chart);
    this.#fold();
    this.showPlace();
  }

  #fold(): void {
    const { steps } = this.#analysis;
    this.#items.clear();
    this.#lines = foldPath(steps.map((step) => this.#levels.numberOf(step.level)), this.#levels.numberOf(EASY), this.#open);
    const items = this.#lines.map((line) => h('li', {}, 'run' in line ? this.#run(line.run, line.isOpen) : this.#step(line.step)));
    refill(this.list, steps.length > 0 && h('ol', { class: 'steps', 'aria-label': this.#strings.path }, ...items));
  }

  #run(run: Run, isOpen: boolean): HTMLElement {
    const hardest = this.#levels.names[run.levels.at(-1) ?? 0] ?? '';
    const named = run.levels.length > 1 ? this.#strings.upTo(hardest) : hardest;
    return h('button', { type: 'button', class: 'fold', 'aria-expanded': String(isOpen), onclick: () => this.#toggle(run) },
      h('span', { class: 'nm', text: this.#strings.run(run.first + 1, run.last + 1, named) }),
      h('span', { class: 'ef', text: isOpen ? this.#strings.hide : this.#strings.show }));
  }

  #toggle(run: Run): void {
    if (!this.#open.delete(run.first)) this.#open.add(run.first);
    this.#fold();
    this.showPlace();
    const at = this.#lines.findIndex((line) => 'run' in line && line.run.first === run.first);
    this.list.querySelectorAll<HTMLElement>('li > button')[at]?.focus();
  }

  #step(at: number): HTMLElement {
    const step = this.#analysis.steps[at];
    if (!step) return h('span');
    const button = h('button', { type: 'button', class: 'step', onclick: () => void this.#analysis.goTo(at + 1) },
      h('span', { class: 'no', text: String(at + 1) }),
      h('span', { class: 'nm', text: step.technique, title: step.technique }),
      h('span', { class: 'ef', text: shortEffect(step, this.#symbol) }));
    this.#items.set(at, button);
    return button;
  }

  // ---- another step --------------------------------------------------------------------------------

  showPlace(): void {
    const { at, steps } = this.#analysis;
    this.#bars.forEach((bar, number) => bar.classList.toggle('at', number === at - 1));
    this.#value(at, steps.length);
    const run = runWith(this.#lines, at - 1);
    if (run) {
      this.#open.add(run.first);
      this.#fold();
    }
    for (const [number, item] of this.#items) {
      if (number === at - 1) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    }
    this.#reveal(this.#items.get(at - 1));
  }

  #value(at: number, count: number): void {
    const step = this.#analysis.steps[at - 1];
    const words = step ? this.#strings.profileAt(at, count, step.technique, step.level) : at ? this.#strings.end : this.#strings.start;
    this.profile.setAttribute('aria-valuemax', String(this.#analysis.end));
    this.profile.setAttribute('aria-valuenow', String(at));
    this.profile.setAttribute('aria-valuetext', words);
  }

  /* Only the list is scrolled, never the page. */
  #reveal(item: HTMLElement | undefined): void {
    if (!item || this.list.scrollHeight <= this.list.clientHeight) return;
    const top = item.offsetTop - this.list.offsetTop;
    if (top < this.list.scrollTop + 40) this.list.scrollTop = top - 40;
    else if (top + 80 > this.list.scrollTop + this.list.clientHeight) this.list.scrollTop = top + 80 - this.list.clientHeight;
  }
}
