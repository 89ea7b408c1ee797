/* why_panel.ts: "why not 5 here?": a candidate is chosen on the board, or by cell and value. */
import { cellOf } from '../board';
import type { Why } from '../engine/types.js';
import type { Analysis } from './analysis';
import type { Strings } from './analyse_strings';
import { cellName } from './differing';
import { h } from '../shell/dom';
import { refill } from './controls';
import { LongJob } from './long_job';

export class WhyPanel {
  readonly node = h('div', { class: 'panel-in' });
  readonly #strings: Strings;
  readonly #analysis: Analysis;
  readonly #symbol: (value: number) => string;
  readonly #job: LongJob;
  readonly #values = h('div', { class: 'values', role: 'group' });
  readonly #answer = h('div', { 'aria-live': 'polite' });
  readonly #title = h('p', { class: 'sec' });
  cell = -1;
  #asked = '';

  constructor(strings: Strings, analysis: Analysis, symbol: (value: number) => string) {
    this.#strings = strings;
    this.#analysis = analysis;
    this.#symbol = symbol;
    this.#job = new LongJob(strings);
    refill(this.node, this.#title, this.#values, this.#job.node, this.#answer);
    this.#show();
  }

  /* Another position: what was said is not about it. */
  update(): void {
    const about = JSON.stringify([this.#analysis.reading, this.#analysis.way, this.#analysis.at]);
    if (about !== this.#asked) {
      this.#asked = about;
      this.#job.clear();
      refill(this.#answer);
    }
    if (this.cell >= (this.#analysis.state?.cells.length ?? 0)) this.cell = -1;
    this.#show();
  }

  choose(cell: number): void {
    if (cell === this.cell) return;
    this.cell = cell;
    refill(this.#answer);
    this.#show();
  }

  #show(): void {
    const { state, side } = this.#analysis;
    const chosen = state?.cells[this.cell];
    this.#values.hidden = !chosen;
    if (!chosen) {
      this.#title.textContent = this.#strings.whyAsk;
      return;
    }
    const name = cellName(this.cell, side);
    this.#title.textContent = `${this.#strings.whyCell} ${name}`;
    this.#values.setAttribute('aria-label', `${this.#strings.whyValue}, ${name}`);
    // Any value may be asked about; those that are still open stand out.
    const open = chosen.value ? [chosen.value] : (chosen.marks ?? []);
    refill(this.#values, ...Array.from({ length: side }, (_, at) => at + 1).map((value) =>
      h('button', { type: 'button', class: open.includes(value) ? 'open' : '', 'aria-label': this.#strings.whyButton(this.#symbol(value), name), text: this.#symbol(value), onclick: () => void this.ask(this.cell, value) })));
  }

  async ask(cell: number, value: number): Promise<void> {
    this.choose(cell);
    await this.#analysis.invite(null);
    const { desk, side } = this.#analysis;
    const text = await this.#analysis.placeText();
    if (!text) return;
    refill(this.#answer);
    const answer = await this.#job.run<Why>(this.#strings.seekingWhy, desk.asked.start('why', text, cell, value) as never);
    if (!answer || cell !== this.cell) return;
    const reason = answer.why?.text ?? answer.conflict ?? '';
    refill(this.#answer, h('section', { class: 'card why-card' },
      h('h2', { class: 'h3', text: this.#strings.whyTitle(this.#symbol(value), cellName(cell, side)) }),
      h('div', { class: 'sec reason is-full', lang: 'en', text: reason })));
    const { step } = answer;
    if (step) await this.#analysis.invite({ step, of: { of: 'why', cell, value, at: 0 }, text, client: desk.asked });
  }

  /* A cell by its name, from the board. */
  chooseNamed(name: string): void {
    this.choose(cellOf(name, this.#analysis.side));
  }
}
