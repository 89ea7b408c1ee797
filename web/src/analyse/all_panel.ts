/* all_panel.ts: every step that the shown position has, in groups. The search begins when the panel is opened. */
import type { AllSteps } from '../engine/types.js';
import type { Analysis } from './analysis';
import type { Strings } from './analyse_strings';
import { h } from '../shell/dom';
import { refill, segment } from './controls';
import { effectText } from './effect_text';
import type { Levels } from './level_sign';
import { LongJob } from './long_job';
import { byEffect, byTechnique, type Entry, type Group } from './step_groups';

/* Lists that are longer begin closed, and are made when they are opened. */
const OPEN_UP_TO = 3;

export class AllPanel {
  readonly node = h('div', { class: 'panel-in' });
  readonly #strings: Strings;
  readonly #levels: Levels;
  readonly #analysis: Analysis;
  readonly #symbol: (value: number) => string;
  readonly #tell: (count: number | null) => void;
  readonly #job: LongJob;
  readonly #list = h('div', { class: 'groups' });
  readonly #forcing: HTMLInputElement;
  #group: 'technique' | 'effect' = 'technique';
  #found: { text: string; answer: AllSteps } | null = null;
  /* The position that was searched, or is being searched: none, that of a puzzle and a place. */
  #about = '';

  constructor(strings: Strings, levels: Levels, analysis: Analysis, symbol: (value: number) => string, tell: (count: number | null) => void) {
    this.#strings = strings;
    this.#levels = levels;
    this.#analysis = analysis;
    this.#symbol = symbol;
    this.#tell = tell;
    this.#job = new LongJob(strings);
    this.#forcing = h('input', { type: 'checkbox', onchange: () => void this.#search() });
    const group = segment(strings.group, [['technique', strings.byTechnique], ['effect', strings.byEffect]], 'technique', (name) => {
      this.#group = name as 'technique' | 'effect';
      this.#show();
    });
    refill(this.node, group, h('label', { class: 'check' }, this.#forcing, strings.forcing), this.#job.node, this.#list);
  }

  get #how(): { hasForcing?: boolean } {
    return this.#forcing.checked ? { hasForcing: true } : {};
  }

  /* The position may be another one. `isSeen`: the panel is open. */
  update(isSeen: boolean): void {
    const about = JSON.stringify([this.#analysis.reading, this.#analysis.way, this.#analysis.at, this.#forcing.checked]);
    if (about === this.#about) {
      if (isSeen) this.#mark();
      return;
    }
    if (this.#found) {
      this.#found = null;
      this.#tell(null);
    }
    this.#about = '';
    this.#job.clear();
    refill(this.#list);
    if (isSeen) void this.#search();
  }

  async #search(): Promise<void> {
    const { desk, reading, way, at } = this.#analysis;
    const about = (this.#about = JSON.stringify([reading, way, at, this.#forcing.checked]));
    refill(this.#list);
    const text = await this.#analysis.placeText();
    if (about !== this.#about) return;
    if (!text) {
      refill(this.#list, this.#analysis.isAtEnd && h('p', { class: 'sec', text: this.#strings.allAtEnd }));
      return;
    }
    const answer = await this.#job.run<AllSteps>(this.#strings.findingAll, desk.here.start('allSteps', text, this.#how) as never,
      ({ done, total, found }) => (total ? `${this.#strings.techniquesOf(done, total)} · ${this.#strings.steps(found)}` : ''));
    if (about !== this.#about) return;
    this.#found = answer ? { text, answer } : null;
    if (!answer) this.#offer();
    else this.#show();
    this.#tell(answer?.steps?.length ?? null);
  }

  /* After it was cancelled. */
  #offer(): void {
    refill(this.#list, h('button', { type: 'button', class: 'btn', text: this.#strings.findAll, onclick: () => void this.#search() }));
  }

  #show(): void {
    const { steps = [], left_out } = this.#found?.answer ?? {};
    if (!this.#found) return;
    const groups = this.#group === 'technique' ? byTechnique(steps) : byEffect(steps, this.#symbol);
    refill(this.#list, ...groups.map((group) => this.#section(group)), !groups.length && h('p', { class: 'sec', text: this.#strings.allNone }),
      left_out ? h('p', { class: 'mut xs', text: this.#strings.leftOut(left_out) }) : null);
    this.#mark();
  }

  #section(group: Group): HTMLElement {
    const list = h('ul');
    const fill = (): void => {
      if (!list.childElementCount) list.append(...group.entries.map((entry) => this.#entry(entry)));
      this.#mark();
    };
    const section = h('details', { open: group.entries.length <= OPEN_UP_TO, ontoggle: () => section.open && fill() },
      h('summary', {}, this.#levels.dots(group.level), h('span', { class: 'grow', text: group.name }), h('span', { class: 'mut', text: String(group.entries.length) })), list);
    if (section.open) fill();
    return section;
  }

  #entry({ at, step }: Entry): HTMLElement {
    const name = this.#group === 'technique' ? effectText(step, this.#symbol) : step.technique;
    const more = step.note ?? (step.ways && step.ways > 1 ? this.#strings.ways(step.ways) : '');
    return h('li', {}, h('button', { type: 'button', 'data-at': at, onclick: () => this.#draw(at) },
      h('span', { class: 'nm', text: name }), more && h('span', { class: 'mut xs', text: more })));
  }

  #draw(at: number): void {
    const step = this.#found?.answer.steps?.[at];
    if (!this.#found || !step) return;
    void this.#analysis.invite({ step, of: { of: 'allSteps', how: this.#how, at }, text: this.#found.text, client: this.#analysis.desk.here });
  }

  /* Which one is on the board. */
  #mark(): void {
    const of = this.#analysis.guest?.of;
    const at = of?.of === 'allSteps' ? String(of.at) : '';
    for (const button of this.#list.querySelectorAll('button[data-at]')) {
      if (at && button.getAttribute('data-at') === at) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
  }
}
