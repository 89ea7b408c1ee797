/* drill.ts: a position of a technique, to be worked on: marks are taken away, Check says what is true about it. What it says and shows is
 * the engine's; it looks like a game, and has its parts. */
import '../board';
import type { KeyDetail, NonetBoard } from '../board';
import { keyDetail } from '../board/board_keys';
import type { CommandName, Practice, PracticeRow, RequestName, SelectingName } from '../engine/types.js';
import { boardWords } from '../play/board_words';
import { HintCard } from '../play/hint_card';
import { openKeys } from '../play/keys_sheet';
import { Pad, type Kit } from '../play/pad';
import '../play/play.css';
import { actionOf, isForControls, type Action } from '../play/play_keys';
import { engineText, h, setText } from '../shell/dom';
import { icon } from '../shell/icons';
import { formatRoute } from '../shell/router';
import { t as word } from '../shell/strings';
import { t } from './learn_strings';
import { drillRoute } from './map';
import { whenText } from './marks';
import { titled } from './states';
import type { Tutor } from './tutor';

/* Where the hint lies over the keys (play.css). */
const PHONE = matchMedia('(max-width: 720px), (max-height: 500px) and (orientation: landscape)');

export class Drill {
  readonly node = h('div', { class: 'play drill' });
  private readonly board = h('nonet-board', { label: word('play.board') });
  private readonly title = h('h1', { lang: 'en', 'data-engine': '' });
  private readonly number = h('span', { class: 'mut only-wide' });
  private readonly lesson = h('a', { class: 'icb', 'aria-label': t('lesson'), title: t('lesson') }, icon('learn'));
  private readonly task = h('p', { class: 'so', lang: 'en', 'data-engine': '' });
  private readonly given = h('span', { lang: 'en', 'data-engine': '' });
  private readonly answer = h('p', { class: 'mine' }, h('span', { class: 'mut' }, t('answer')), ' ', this.given);
  private readonly keys = h('p', { class: 'mut only-wide' }, t('keys'));
  private readonly said = h('p', { lang: 'en', 'data-engine': '' });
  private readonly after = h('p', { class: 'mut' });
  private readonly verdict = h('div', { class: 'verdict', hidden: true }, this.said, this.after);
  private readonly mainText = h('span');
  private readonly main = h('button', { class: 'btn pri main', onclick: () => this.do('apply_hint') }, this.mainText);
  private readonly hint = new HintCard({ do: (name, argument) => this.do(name, argument), light: (link) => (this.board.lit = link), isDrill: true });
  private readonly pad: Pad;
  private readonly panel: HTMLElement;
  private spoken = '';
  private isBeginning = false;

  /* `technique` '': whatever comes next. */
  constructor(private readonly tutor: Tutor, private readonly technique: string) {
    const kit: Kit = {
      modes: [['marks', t('marks')], ['values', word('play.values')], ['colours', word('play.colours')]],
      tools: [['undo', word('play.undo'), 'undo'], ['redo', word('play.redo'), 'redo'], ['erase', t('reset'), 'restart'], ['hint', t('help'), 'hint']],
      erase: t('asItWas'),
      main: this.main,
    };
    this.pad = new Pad({ do: (name, argument) => this.do(name, argument), openMore: () => undefined, focusBoard: () => this.board.focusCell() }, kit);
    this.panel = h('div', { class: 'panel' }, h('section', { class: 'task', 'aria-label': word('home.practise') }, this.task, this.answer, this.keys), this.verdict, this.hint.node);
    const skip = h('button', { class: 'icb', 'aria-label': t('skip'), title: t('skip'), onclick: () => this.do('new') }, icon('next'));
    this.node.append(h('div', { class: 'left' }, h('div', { class: 'status' }, this.title, this.number, h('span', { class: 'grow' }), this.lesson, skip),
      h('div', { class: 'field-of-play' }, this.board)), h('div', { class: 'side' }, this.panel, this.pad.node));
    this.board.strings = boardWords();
    this.board.state = { side: 9, box: [3, 3], cells: Array.from({ length: 81 }, () => ({})) };
    this.pad.reserve(9);
    this.hint.body.tabIndex = 0; // it scrolls, and there may be nothing else to focus in it
    this.board.addEventListener('nonet-key', (event) => this.takeKey(event as CustomEvent<KeyDetail>));
    this.board.addEventListener('nonet-select', (event) => this.choose((event as CustomEvent).detail));
  }

  /* Who presses twice wants one. */
  async begin(number: number): Promise<void> {
    if (this.isBeginning) return;
    this.isBeginning = true;
    await this.tutor.begin(this.technique, number).finally(() => (this.isBeginning = false));
    if (!this.node.isConnected) return; // another view is there by now
    const { technique = '', number: begun = 0 } = this.tutor.answer?.practice ?? {};
    // Loading the page again shows the same position.
    if (this.technique) history.replaceState(null, '', drillRoute(technique, begun));
    if (!document.querySelector('dialog[open]')) this.board.focusCell();
  }

  /* ---- what is pressed ---------------------------------------------------------------------------- */

  private takeKey(event: CustomEvent<KeyDetail>): void {
    const action = actionOf(event.detail);
    if (!action) return;
    event.preventDefault();
    this.act(action);
  }

  press(event: KeyboardEvent): void {
    const action = isForControls(event, this.board) ? null : actionOf(keyDetail(event));
    if (!action) return;
    event.preventDefault();
    this.act(action);
  }

  private act(action: Action): void {
    void ('press' in action ? this.tutor.press(action.press) : this.tutor.do(action.do, action.argument)).then((request) => this.obey(request));
  }

  private do(name: CommandName, argument = 0): void {
    this.act({ do: name, argument });
  }

  private choose({ cell, how, removes }: { cell: number; how: 'set' | 'extend' | 'toggle' | 'drag'; removes: boolean }): void {
    const names = { extend: 'block', toggle: 'toggle', drag: removes ? 'remove' : 'add' } as const satisfies Record<string, SelectingName>;
    if (how === 'set') this.do('jump', cell);
    else void this.tutor.select(cell, names[how]);
  }

  /* What only the page can do. */
  private obey(request: RequestName): void {
    if (request === 'new') void this.begin(0).catch((error: unknown) => this.tutor.onBroken(error as Error));
    if (request === 'help') void openKeys('practice_keys');
    if (request === 'quit') location.hash = formatRoute('learn', this.technique);
  }

  /* ---- what is shown ------------------------------------------------------------------------------- */

  show(): void {
    const { answer, drawing } = this.tutor;
    if (!answer?.game) return;
    const { practice, game } = answer;
    this.board.drawing = drawing;
    this.board.state = game as unknown as NonetBoard['state'];
    this.board.picture = game.hint.picture ?? null;
    this.pad.node.inert = false;
    this.pad.show(game);
    this.hint.show(game);
    this.coverKeys();
    this.showTask(practice);
    this.showVerdict(practice);
    this.say(practice.text || game.hint.text || '');
    this.node.dataset['stage'] = game.hint.stage;
    this.node.dataset['verdict'] = practice.verdict ?? 'none';
    this.node.dataset['position'] = `${practice.technique} ${practice.number}`;
  }

  private showTask({ technique = '', number = 0, task = '', answer = '', over = false }: Practice): void {
    setText(this.title, titled(technique));
    setText(this.number, t('number', { number }));
    this.lesson.href = formatRoute('learn', technique);
    setText(this.task, titled(task));
    setText(this.given, answer);
    this.answer.hidden = answer === '';
    setText(this.mainText, over ? t('forth') : word('play.check'));
  }

  /* On a phone it stands in the sheet, which covers the panel. */
  private showVerdict(practice: Practice): void {
    const { text = '', verdict = 'none', over = false } = practice;
    const row = practice.progress.find(({ technique }) => technique === practice.technique);
    this.verdict.hidden = text === '';
    this.verdict.className = `verdict is-${verdict === 'none' && over ? 'shown' : verdict}`;
    setText(this.said, text);
    this.showAfter(practice, row);
    const place = this.hint.isShown && PHONE.matches ? this.hint.body : this.panel;
    if (this.verdict.parentElement === place) return;
    if (place === this.panel) this.hint.node.before(this.verdict);
    else place.prepend(this.verdict);
  }

  private showAfter({ day, next, over = false }: Practice, row: PracticeRow | undefined): void {
    this.after.hidden = !over;
    if (!over) return;
    this.after.replaceChildren(`${whenText(row, day)} `);
    if (next === row?.technique) return;
    this.after.append(`${t('next')}: `, h('a', { href: drillRoute(next) }, engineText(next)));
  }

  private coverKeys(): void {
    const isCovered = PHONE.matches && this.hint.isShown;
    for (const part of [...this.pad.node.children].slice(0, -1)) part.toggleAttribute('inert', isCovered);
  }

  private say(text: string): void {
    if (text && text !== this.spoken) this.board.say(text);
    this.spoken = text;
  }

  end(): void {
    this.node.remove();
  }
}
