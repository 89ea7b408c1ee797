/* filter_bar.ts: which rows are shown, in fields: what they say is the filter, and pressing a plot writes into them. */
import { VERDICTS } from '../engine/types.js';
import { h } from '../shell/dom';
import { named } from '../shell/strings';
import { t } from './lists_strings';
import { EVERYTHING, type Filter } from './order';
import { verdictWord } from './row_words';

type Range = readonly [number, number];

/* Two fields; what is left empty has no limit. */
class RangeField {
  readonly node: HTMLElement;
  readonly #from: HTMLInputElement;
  readonly #to: HTMLInputElement;

  constructor(name: string, private readonly scale: number, private readonly most: number, change: () => void) {
    const field = (label: string, short: string): HTMLInputElement =>
      h('input', { class: 'field', type: 'number', min: 0, max: most, step: 1 / scale, inputmode: 'decimal', 'aria-label': label, placeholder: short, oninput: change });
    this.#from = field(t('range.from', { name }), t('filter.from'));
    this.#to = field(t('range.to', { name }), t('filter.to'));
    this.node = h('div', { class: 'range', role: 'group', 'aria-label': name }, h('span', { 'aria-hidden': 'true' }, name), this.#from, this.#to);
  }

  get value(): Range | null {
    const number = ({ value, valueAsNumber }: HTMLInputElement, none: number): number => (value ? Math.round(valueAsNumber * this.scale) : none);
    return this.#from.value || this.#to.value ? [number(this.#from, 0), number(this.#to, this.most * this.scale)] : null;
  }

  set value(range: Range | null) {
    this.#from.value = range ? String(range[0] / this.scale) : '';
    this.#to.value = range ? String(range[1] / this.scale) : '';
  }
}

export class FilterBar {
  readonly node: HTMLElement;
  readonly #er: RangeField;
  readonly #clues: RangeField;
  readonly #selects: readonly HTMLSelectElement[];
  readonly #clear: HTMLButtonElement;

  constructor(levels: readonly string[], private readonly change: () => void) {
    const told = (): void => this.#tell();
    const select = (label: string, all: string, options: readonly [string, string][]): HTMLSelectElement =>
      h('select', { class: 'field', 'aria-label': label, onchange: told }, h('option', { value: '' }, `${label}: ${all}`), ...options.map(([value, text]) => h('option', { value }, text)));
    this.#er = new RangeField(t('column.er'), 10, 20, told);
    this.#clues = new RangeField(t('column.clues'), 1, 999, told);
    this.#selects = [
      select(t('column.solutions'), t('filter.any'), VERDICTS.map((_, at) => [String(at), verdictWord(at)])),
      select(t('column.level'), t('filter.any'), levels.map((level, at) => [String(at), named('level', level)])),
      select(t('filter.only'), t('filter.all'), [['first', t('filter.first')], ['again', t('filter.again')]]),
    ];
    this.#clear = h('button', { class: 'btn quiet unasked', onclick: () => {
      this.value = EVERYTHING;
      this.#er.node.querySelector('input')?.focus();
    } }, t('filter.clear'));
    this.node = h('section', { class: 'filters', 'aria-label': t('filter') }, this.#er.node, this.#clues.node, ...this.#selects, this.#clear);
  }

  get value(): Filter {
    const [verdict = '', level = '', only = ''] = this.#selects.map(({ value }) => value);
    return { er: this.#er.value, clues: this.#clues.value, verdict: verdict ? Number(verdict) : -1, level: level ? Number(level) : -1, only: only as Filter['only'] };
  }

  set value({ er, clues, verdict, level, only }: Filter) {
    this.#er.value = er;
    this.#clues.value = clues;
    const values = [verdict < 0 ? '' : verdict, level < 0 ? '' : level, only];
    this.#selects.forEach((select, at) => (select.value = String(values[at])));
    this.#tell();
  }

  #tell(): void {
    this.#clear.classList.toggle('unasked', JSON.stringify(this.value) === JSON.stringify(EVERYTHING));
    this.change();
  }
}
