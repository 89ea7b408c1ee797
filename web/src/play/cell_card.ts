/* cell_card.ts: about the selected cells: what is marked, and what can be asked: why not this digit, why is this wrong. Below it the
 * checkpoints, to return to. */
import { cellOf } from '../board';
import type { CommandName, GameCell, GameState } from '../engine/types.js';
import { h, setText } from '../shell/dom';
import { icon } from '../shell/icons';
import { clock, t } from '../shell/strings';
import { checkpointsOf } from './checkpoints';
import { symbolAt } from './step_words';

export interface CellTarget {
  do(name: CommandName, argument?: number): void;
}

export class CellCard {
  private readonly name = h('b', { class: 'cell-name' });
  private readonly marks = h('span', { class: 'cell-marks' });
  private readonly asked = h('div', { class: 'asks' });
  private readonly message = h('p', { class: 'message', lang: 'en', 'data-engine': '' });
  private readonly points = h('div', { class: 'points' });
  readonly node = h('section', { class: 'cell-card', 'aria-label': t('play.panel') },
    h('div', { class: 'cell-row' }, this.name, this.marks), this.asked, this.message, this.points);
  private shown = '';

  constructor(private readonly target: CellTarget) {}

  show(state: GameState): void {
    const cell = state.cells[Math.max(0, cellOf(state.cursor, state.side))] ?? {};
    const count = (state['selected'] as readonly string[] | undefined)?.length ?? 1;
    setText(this.name, count > 1 ? t('play.cells', { count }) : state.cursor);
    setText(this.marks, count > 1 ? '' : marksOf(cell, state.symbols));
    setText(this.message, state.message);
    this.showQuestions(state, cell, count);
    this.showCheckpoints(state);
  }

  /* Made anew only when they are others, so that the focus stays. */
  private showQuestions(state: GameState, cell: GameCell, count: number): void {
    const kind = state.phase !== 'playing' || count > 1 || cell.given ? 'none' : cell.value ? (cell.wrong || cell.conflict ? 'wrong' : 'right') : 'empty';
    const marked = new Set([...(cell.marks ?? []), ...((cell['centre_marks'] as readonly number[] | undefined) ?? [])]);
    const others = kind === 'empty' && marked.size ? [...state.symbols].map((_, at) => at + 1).filter((value) => value <= state.side && !marked.has(value)) : [];
    const key = `${kind} ${others.join()} ${state.symbols} ${state.phase}`;
    if (key === this.shown) return;
    this.shown = key;
    this.asked.replaceChildren(...this.questions(kind, others, state));
  }

  private questions(kind: string, others: readonly number[], state: GameState): Node[] {
    const ask = (value: number): void => this.target.do('why', value);
    if (state.phase === 'editing')
      return [h('button', { class: 'btn pri', onclick: () => this.target.do('edit_or_play') }, t('play.startPlaying'))];
    if (kind === 'wrong' || kind === 'right')
      return [h('button', { class: 'tagbtn', onclick: () => ask(0) }, t(kind === 'wrong' ? 'play.whyWrong' : 'play.isRight'))];
    if (kind !== 'empty') return [];
    const values = others.length ? others : [...state.symbols].slice(0, state.side).map((_, at) => at + 1);
    return [h('span', { class: 'mut' }, t('play.whyNot')), ...values.map((value) => {
      const symbol = symbolAt(state.symbols, value);
      return h('button', { class: 'tagbtn', 'aria-label': t('play.whyNotValue', { symbol }), onclick: () => ask(value) }, symbol);
    })];
  }

  private showCheckpoints(state: GameState): void {
    const points = checkpointsOf(state);
    const key = JSON.stringify(points);
    if (this.points.dataset['key'] === key) return;
    this.points.dataset['key'] = key;
    this.points.replaceChildren(...points.map(({ number, name, empty, elapsed_ms, here }) => {
      const text = t('points.short', { name: name || t('points.number', { number }), empty });
      return h('button', { class: `tagbtn ${here ? 'on' : ''}`, title: clock(elapsed_ms), onclick: () => this.target.do('return', number) }, icon('flag'), text);
    }));
  }
}

function marksOf(cell: GameCell, symbols: string): string {
  const all = [...new Set([...(cell.marks ?? []), ...((cell['centre_marks'] as readonly number[] | undefined) ?? [])])];
  return all.sort((one, two) => one - two).map((value) => symbolAt(symbols, value)).join(' ');
}
