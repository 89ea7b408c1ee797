/* lesson.ts: a technique: what it is, an example to look at step by step, what comes before and after it. */
import '../board';
import type { Job } from '../engine/client.js';
import type { PracticeAnswer, Technique } from '../engine/types.js';
import { boardWords } from '../play/board_words';
import { engineText, h, setText } from '../shell/dom';
import { engine } from '../shell/engine';
import { icon } from '../shell/icons';
import { formatRoute } from '../shell/router';
import { t as word } from '../shell/strings';
import { Example } from './example';
import { t } from './learn_strings';
import { drillRoute } from './map';
import { levelLine, square, whenText } from './marks';
import { titled } from './states';

const LEAVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

export class Lesson {
  readonly node = h('div', { class: 'lesson' });
  private readonly board = h('nonet-board', { selects: 'none', label: word('play.board') });
  private readonly stages = h('ol', { class: 'stages' });
  private readonly so = h('p', { class: 'so', role: 'status', lang: 'en', 'data-engine': '' });
  private readonly full = h('details', { class: 'full' });
  private readonly count = h('span', { class: 'mut' });
  private readonly exampleName = h('h2', { class: 'h3 grow' });
  readonly actions = h('div', { class: 'acts' });
  private example: Example | null = null;
  private job: Job<unknown> | null = null;
  private at = 0;
  private number = 0;
  private texts: readonly string[] = [];

  constructor(private readonly technique: Technique, techniques: readonly Technique[]) {
    const { technique: name, summary } = technique;
    const leaf = (by: number, name: 'back' | 'forth'): HTMLElement =>
      h('button', { class: `icb leaf-${name}`, 'aria-label': t(name), onclick: () => this.leaf(by) }, icon('next'));
    this.board.strings = boardWords();
    this.board.state = { side: 9, box: [3, 3], cells: Array.from({ length: 81 }, () => ({})) };
    this.node.append(
      h('div', { class: 'lesson-head' }, levelLine(technique), h('h1', { lang: 'en', 'data-engine': '' }, titled(name)), engineText(summary, 'p', 'summary')),
      h('div', { class: 'lesson-board' }, this.board),
      h('div', { class: 'lesson-side' },
        h('section', { class: 'card stage', 'aria-label': t('example') },
          h('div', { class: 'row' }, this.exampleName, leaf(-1, 'back'), this.count, leaf(1, 'forth')), this.stages, this.so, this.full),
        this.actions, neighbours(technique, techniques)));
    void this.choose(0);
  }

  /* What the practice knows of it: its drills, more examples. */
  show({ practice }: PracticeAnswer, positions: readonly string[]): void {
    const row = practice.progress.find(({ technique }) => technique === this.technique.technique);
    this.texts = positions;
    this.actions.replaceChildren(...(row ? [h('a', { class: 'btn pri grow', href: drillRoute(this.technique.technique) }, word('home.practise'))] : []),
      ...(positions.length ? [h('button', { class: 'btn', onclick: () => void this.choose((this.number + 1) % (positions.length + 1)) }, t('another'))] : []),
      ...(this.technique.example ? [h('button', { class: 'btn', onclick: () => (location.hash = formatRoute('analyse', this.text)) }, word('app.analyse'))] : []),
      h('p', { class: 'mut' }, row?.box ? square(row) : '', row ? (row.box ? whenText(row, practice.day) : '') : t('noDrills')));
    this.name();
  }

  /* The technique's own example, then those of the book. */
  private get text(): string {
    return (this.number ? this.texts[this.number - 1] : this.technique.example) ?? '';
  }

  private name(): void {
    const all = this.texts.length + 1;
    setText(this.exampleName, all > 1 ? t('exampleOf', { number: this.number + 1, all }) : t('example'));
  }

  private async choose(number: number): Promise<void> {
    this.number = number;
    this.at = 0;
    this.job?.cancel();
    this.name();
    this.node.dataset['stage'] = 'seeking';
    if (!this.text) return this.refuse();
    setText(this.so, word('play.thinking'));
    try {
      const found = await Example.find(engine(), this.technique.technique, this.text, (job) => (this.job = job));
      if (number !== this.number) return;
      this.example = found;
      if (found) await this.turn(0);
      else this.refuse();
    } catch (error) {
      if ((error as Error).name !== 'Cancelled') this.refuse();
    }
  }

  private refuse(): void {
    setText(this.so, t('noExample'));
    this.node.dataset['stage'] = 'none';
  }

  /* ---- stages ------------------------------------------------------------------------------------ */

  leaf(by: number): void {
    const last = (this.example?.stages.length ?? 1) - 1;
    void this.turn(Math.min(last, Math.max(0, this.at + by)));
  }

  private async turn(at: number): Promise<void> {
    const { example } = this;
    if (!example) return;
    this.at = at;
    const drawing = await example.drawingAt(at);
    if (this.at !== at || this.example !== example) return;
    this.board.drawing = null;
    this.board.state = example.stateAt(at);
    this.board.drawing = drawing;
    this.board.picture = example.step.picture ?? null;
    this.showWords(example, at);
  }

  private showWords(example: Example, at: number): void {
    const { stages, step } = example;
    setText(this.so, example.textAt(at));
    setText(this.count, t('of', { number: at + 1, all: stages.length }));
    this.stages.replaceChildren(...stages.slice(0, 3).map((stage, number) =>
      h('li', { class: number < Math.min(at, 2) ? 'done' : number === Math.min(at, 2) ? 'now' : '', 'aria-current': number === Math.min(at, 2) ? 'step' : null },
        word(`hint.${stage}`))));
    const hasMore = at > 1 && step.reason !== undefined && step.reason !== step.short_reason;
    this.full.hidden = !hasMore;
    if (hasMore) this.full.replaceChildren(h('summary', {}, t('inFull')), engineText(step.reason ?? '', 'p', 'rest'));
    for (const [sign, isEnd] of [['back', at === 0], ['forth', at === stages.length - 1]] as const) {
      // Not `disabled`: a button that is pressed for the last time keeps the focus.
      this.node.querySelector(`.leaf-${sign}`)?.setAttribute('aria-disabled', String(isEnd));
    }
    this.node.dataset['stage'] = stages[at] ?? '';
  }

  press(event: KeyboardEvent): void {
    const by = LEAVES[event.key];
    // The board has its own arrows.
    if (!by || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || (event.target as Element).closest('nonet-board, dialog')) return;
    event.preventDefault();
    this.leaf(by);
  }

  end(): void {
    this.job?.cancel();
    this.node.remove();
  }
}

/* Easier ones come first. */
function neighbours(technique: Technique, techniques: readonly Technique[]): HTMLElement {
  const at = techniques.indexOf(technique);
  const link = (by: number, text: 'before' | 'after'): HTMLElement | null => {
    const other = techniques[at + by];
    return other ? h('a', { href: formatRoute('learn', other.technique) }, h('span', { class: 'mut xs' }, t(text)), engineText(titled(other.technique))) : null;
  };
  return h('nav', { class: 'neighbours', 'aria-label': t('order') }, link(-1, 'before'), link(1, 'after'), h('a', { href: formatRoute('learn') }, t('all')));
}
