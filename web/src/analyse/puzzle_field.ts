/* puzzle_field.ts: the text of the puzzle with its verdict, and what is wrong with it. */
import type { Analysis } from './analysis';
import type { Strings } from './analyse_strings';
import { h } from '../shell/dom';
import { icon, refill, select } from './controls';
import { markOf, near } from './input_mark';
import { cellsText } from './effect_text';

/* Between the last key and the reading of what was typed. */
const PAUSE_MS = 250;

export class PuzzleField {
  readonly node: HTMLElement;
  readonly text: HTMLTextAreaElement;
  readonly edit: HTMLButtonElement;
  readonly #tag = h('span', { class: 'tag verdict', role: 'status' });
  /* What is to be said about the text. It has a place of its own, so that the board stays where it is. */
  readonly words = h('section', { class: 'card field-words', hidden: true });
  readonly #strings: Strings;
  readonly #read: (text: string, box: readonly [number, number] | null) => void;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(strings: Strings, read: (text: string, box: readonly [number, number] | null) => void, edit: () => void) {
    this.#strings = strings;
    this.#read = read;
    this.text = h('textarea', {
      rows: 1, spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', wrap: 'off',
      'aria-label': strings.puzzle, placeholder: strings.placeholder, 'aria-describedby': 'nonet-analyse-words',
      oninput: () => this.#typed(), onkeydown: (event: KeyboardEvent) => this.#pressed(event),
      onpaste: () => queueMicrotask(() => setTimeout(() => this.#now())),
      onfocus: () => this.#grow(), onblur: () => (this.text.rows = 1),
    });
    this.edit = h('button', { type: 'button', class: 'btn quiet edit', 'aria-label': strings.edit, 'aria-pressed': 'false', onclick: edit }, icon('edit'), h('span', { text: strings.edit }));
    this.words.id = 'nonet-analyse-words';
    this.node = h('div', { class: 'puzzle' }, h('div', { class: 'row' }, h('div', { class: 'field grow' }, this.text, this.#tag), this.edit));
  }

  // ---- typing --------------------------------------------------------------------------------------

  #typed(): void {
    this.#grow();
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#now(), PAUSE_MS);
  }

  #pressed(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.#now();
  }

  #now(): void {
    clearTimeout(this.#pause);
    this.#read(this.text.value, null);
  }

  /* All lines are seen while it is written in. */
  #grow(): void {
    this.text.rows = document.activeElement === this.text ? Math.min(14, this.text.value.split('\n').length) : 1;
  }

  // ---- what is known -------------------------------------------------------------------------------

  show(analysis: Analysis): void {
    if (this.text.value !== analysis.text) this.text.value = analysis.text;
    const verdict = analysis.problem ? 'unreadable' : (analysis.solved?.verdict ?? (analysis.text.trim() ? 'reading' : ''));
    this.#tag.className = `tag verdict is-${verdict || 'nothing'}`;
    this.#tag.textContent = verdict ? this.#strings[verdict === 'solved' ? 'unknown' : verdict] : '';
    refill(this.words, ...this.#remarks(analysis));
    this.words.hidden = !this.words.childElementCount;
    this.text.setAttribute('aria-invalid', String(analysis.problem !== null));
  }

  #remarks(analysis: Analysis): (Node | null)[] {
    const { problem, solved, differing, puzzle, explained } = analysis;
    const line = (text: string, kind = ''): HTMLElement => h('p', { class: kind, text });
    return [
      problem ? this.#problem(analysis) : null,
      puzzle?.note ? line(puzzle.note) : null,
      solved?.conflict ? line(solved.conflict, 'bad') : null,
      differing?.cells.length ? line(this.#strings.differing(differing.cells.length, differing.all)) : null,
      explained?.wrong_values?.length ? line(this.#strings.wrongValues(cellsText(explained.wrong_values)), 'bad') : null,
      explained?.missing_marks?.length ? line(this.#strings.missingMarks(cellsText(explained.missing_marks)), 'bad') : null,
    ];
  }

  #problem({ problem, text }: Analysis): HTMLElement {
    const { error = '', line = 1, column } = problem ?? {};
    const mark = column === undefined ? null : markOf(text, line, column);
    const cut = mark && near(mark);
    const where = column === undefined ? '' : `${this.#strings.readError(line, column)}: `;
    return h('div', { class: 'bad', role: 'alert' },
      h('p', { text: `${where}${error}` }),
      cut && h('pre', { class: 'read' }, cut.before, h('mark', { title: this.#strings.stopsHere, text: cut.at || ' ' }), h('span', { class: 'unread', text: cut.after })),
      problem?.setting === 'box' ? this.#boxes(text) : null);
  }

  /* The shape of the boxes was not clear. */
  #boxes(text: string): HTMLElement {
    const shapes = ['2x2', '2x3', '3x2', '2x4', '4x2', '3x3', '2x5', '5x2', '3x4', '4x3', '4x4', '5x5'];
    const choose = (shape: string): void => {
      const [rows = 0, columns = 0] = shape.split('x').map(Number);
      if (rows) this.#read(text, [rows, columns]);
    };
    return h('label', { class: 'row' }, h('span', { text: this.#strings.size }), select(this.#strings.size, [['', '–'], ...shapes.map((shape) => [shape, shape] as const)], '', choose));
  }
}
