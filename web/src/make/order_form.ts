/* order_form.ts: what is wanted, from coarse to fine. What does not go together, and what a board of this size cannot have, is asked of
 * the library, and said beside the field that it is about. */
import type { Problem } from '../engine/types.js';
import symmetries from 'nonet.wasm?symmetries';
import { tick } from '../shell/dialog';
import { engineText, h, setAttribute } from '../shell/dom';
import { levels } from '../shell/engine';
import { named } from '../shell/strings';
import { SIZES } from '../play/sizes';
import { ENGLISH, t, type Key } from './make_strings';
import { looksRight, MOST_PUZZLES, readOrder, type Field, type Order } from './order';
import { PatternField } from './pattern_field';
import { suggestions, TechniqueField } from './technique_field';

type Row = 'size' | 'level' | 'er' | 'needed' | 'without' | 'pattern' | 'symmetry' | 'clues' | 'spare' | 'make';

/* Where the library's word about a setting stands. */
const ROW_OF: Readonly<Record<string, Row>> = {
  box: 'size', easiest: 'level', hardest: 'level', least_er: 'er', most_er: 'er', needed: 'needed', without: 'without', pattern: 'pattern',
  symmetry: 'symmetry', fewest_clues: 'clues', most_clues: 'clues', keeps_redundant: 'spare',
};

/* What a board of the size cannot have at all. */
export interface Excluded {
  readonly levels: ReadonlySet<string>;
  readonly er: Problem | null;
}

/* A name that the engine has, by a word of ours if there is one. */
function symmetryName(name: string): string {
  const key = `symmetry.${name}`;
  return key in ENGLISH ? t(key as Key) : name;
}

export class OrderForm {
  readonly node: HTMLFormElement;
  private readonly inputs = new Map<Field, HTMLInputElement | HTMLSelectElement>();
  private readonly words = new Map<Row, HTMLElement>();
  private readonly needed = new TechniqueField(t('needed'), () => this.change({ needed: this.needed.value }));
  private readonly without = new TechniqueField(t('without'), () => this.change({ without: this.without.value }));
  private readonly pattern = new PatternField((pattern) => this.draw(pattern));
  private readonly spare = tick(t('spare'), false, (isOn) => this.change({ spare: isOn ? 'yes' : '' }));
  private readonly button = h('button', { class: 'btn pri big' }, t('make'));
  private excluded: Problem | null = null;

  constructor(public order: Order, private readonly changed: () => void, make: () => void) {
    const sizes = SIZES.map(({ side, box: [rows, columns] }) => [`${rows}x${columns}`, t('box', { side, rows, columns })] as const);
    const levelNames = [['', t('any')], ...levels.map(({ level }) => [level, named('level', level)])] as [string, string][];
    const symmetryNames = symmetries.map(({ symmetry }) => [symmetry === 'none' ? '' : symmetry, symmetryName(symmetry)] as const);
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      make();
    };
    this.node = h('form', { class: 'order', onsubmit: submit, 'aria-label': t('make') }, suggestions(),
      h('div', { class: 'pair size' }, this.row('size', h('label', {}, h('span', {}, t('size')), this.choice('box', sizes))),
        this.range('level', t('level'), this.choice('easiest', levelNames, t('easiest')), this.choice('hardest', levelNames, t('hardest')))),
      h('div', { class: 'pair' }, this.range('er', t('er'), this.text('leastEr', 'decimal', t('any'), t('leastEr')), this.text('mostEr', 'decimal', t('any'), t('mostEr'))),
        this.range('clues', t('clues'), this.text('fewestClues', 'numeric', t('any'), t('fewestClues')), this.text('mostClues', 'numeric', t('any'), t('mostClues')))),
      this.row('needed', h('div', { class: 'lab', 'aria-hidden': 'true' }, t('needed')), this.needed.node),
      this.row('without', h('div', { class: 'lab', 'aria-hidden': 'true' }, t('without')), this.without.node),
      h('div', { class: 'drawing' }, h('div', { class: 'col' },
        this.row('symmetry', h('label', {}, h('span', {}, t('symmetry')), this.choice('symmetry', symmetryNames))),
        this.row('spare', this.spare)), this.row('pattern', this.pattern.node)),
      this.row('make', h('div', { class: 'go' }, h('label', {}, h('span', {}, t('seed')), this.text('seed', 'numeric', t('any'))),
        h('label', {}, h('span', {}, t('count')), this.text('count', 'numeric')), this.button)));
    this.fill(order);
  }

  /* ---- its parts --------------------------------------------------------------------------------------- */

  private row(name: Row, ...content: Node[]): HTMLElement {
    const words = h('p', { class: 'refusal', role: 'status', id: `order-${name}` });
    this.words.set(name, words);
    return h('div', { class: 'row' }, ...content, words);
  }

  private range(name: Row, label: string, from: HTMLElement, to: HTMLElement): HTMLElement {
    return this.row(name, h('div', { class: 'lab', 'aria-hidden': 'true' }, label), h('div', { class: 'range', role: 'group', 'aria-label': label }, from, h('span', { class: 'mut', 'aria-hidden': 'true' }, t('to')), to));
  }

  private choice(field: Field, options: readonly (readonly [string, string])[], label: string | null = null): HTMLSelectElement {
    const node = h('select', { class: 'field', 'aria-label': label, onchange: () => this.change({ [field]: node.value }) },
      ...options.map(([value, text]) => h('option', { value }, text)));
    this.inputs.set(field, node);
    return node;
  }

  private text(field: Field, mode: string, placeholder = '', label: string | null = null): HTMLInputElement {
    const node = h('input', { class: 'field', inputmode: mode, autocomplete: 'off', placeholder, maxlength: 18, 'aria-label': label, oninput: () => {
      const text = node.value.trim().replace(',', '.');
      const isRight = looksRight(field, text);
      node.setCustomValidity(isRight ? '' : field === 'count' ? t('notSoMany', { most: MOST_PUZZLES }) : t('unreadable'));
      this.change({ [field]: isRight ? text : '' });
    } });
    this.inputs.set(field, node);
    return node;
  }

  /* ---- what is wanted ---------------------------------------------------------------------------------- */

  private change(part: Partial<Order>): void {
    const isOtherSize = part.box !== undefined && part.box !== this.order.box;
    this.order = { ...this.order, ...part, ...(isOtherSize && { pattern: '' }) };
    this.pattern.show(this.order);
    this.changed();
  }

  /* Any puzzle with one solution will do for a pattern, as minimal ones may not exist; who wants them says so. */
  private draw(pattern: string): void {
    const isFirst = !this.order.pattern !== !pattern;
    this.change({ pattern, ...(isFirst && { spare: pattern ? 'yes' : '' }) });
    this.tickSpare();
  }

  private tickSpare(): void {
    const box = this.spare.querySelector('input');
    if (box) box.checked = this.order.spare !== '';
  }

  /* An address may name a size, level or symmetry that there is not: then it is the usual one. */
  private known(order: Order): Order {
    const isKnown = (field: Field): boolean => {
      const input = this.inputs.get(field);
      return !(input instanceof HTMLSelectElement) || [...input.options].some(({ value }) => value === order[field]);
    };
    return readOrder(new Map(Object.entries(order).filter(([field]) => isKnown(field as Field))));
  }

  fill(wanted: Order): void {
    const order = this.known(wanted);
    this.order = order;
    for (const [field, input] of this.inputs) if (input.value !== order[field]) input.value = order[field];
    this.needed.value = order.needed;
    this.without.value = order.without;
    this.pattern.show(order);
    this.tickSpare();
  }

  /* ---- what the library says ---------------------------------------------------------------------------- */

  show(problem: Problem | null): void {
    const asked = problem && (ROW_OF[problem.setting ?? ''] ?? 'make');
    for (const [row, words] of this.words) {
      const said = row === asked ? problem : row === 'er' ? this.excluded : null;
      words.classList.toggle('is-mild', row !== asked);
      if (words.textContent !== (said?.error ?? '')) words.replaceChildren(...(said ? [engineText(said.error)] : []));
    }
    this.button.disabled = problem !== null;
    setAttribute(this.button, 'aria-describedby', asked ? `order-${asked}` : null);
  }

  exclude({ levels: none, er }: Excluded): void {
    for (const field of ['easiest', 'hardest'] as const) for (const option of (this.inputs.get(field) as HTMLSelectElement).options) option.disabled = none.has(option.value);
    this.excluded = er;
    // What is there already can be taken away.
    for (const field of ['leastEr', 'mostEr'] as const) (this.inputs.get(field) as HTMLInputElement).disabled = er !== null && !this.order[field];
  }
}
