/* play_view.ts: the view that plays: the board, the panel beside it, the pad. It shows what the session tells, and hands on what is
 * pressed; it knows no rules. */
import '../board';
import type { KeyDetail, NonetBoard } from '../board';
import { isZoomKey, keyDetail } from '../board/board_keys';
import { ZOOM_SIDE } from '../board/zoom_view';
import './play.css';
import { isProblem, type CommandName, type GameState, type SelectingName } from '../engine/types.js';
import { closeDialogs } from '../shell/dialog';
import { askFile, engineText, h, setText } from '../shell/dom';
import { engine, levels, newClient } from '../shell/engine';
import { icon } from '../shell/icons';
import { formatRoute, type Route } from '../shell/router';
import { onSettings, settings } from '../shell/settings';
import { openSettings } from '../shell/settings_dialog';
import { t } from '../shell/strings';
import type { View } from '../shell/view';
import { games } from '../store/games';
import type { GameRow } from '../store/rows';
import { boardWords } from './board_words';
import { CellCard } from './cell_card';
import { openCheckpoints } from './checkpoints';
import { EndCard } from './end_card';
import { HintCard } from './hint_card';
import { openKeys } from './keys_sheet';
import { openMore } from './more_dialog';
import { openNew } from './new_dialog';
import { Pad } from './pad';
import { actionOf, isForControls, type Action } from './play_keys';
import { Refused, Session, type News } from './session';
import { openShare } from './share_dialog';
import { boxOf, type Box } from './sizes';
import { StatusLine } from './status_line';

/* How often the timer is written down while nothing is done. */
const KEEP_TIME_MS = 30000;
/* Where the hint lies over the pad (play.css). */
const PHONE = matchMedia('(max-width: 720px), (max-height: 500px) and (orientation: landscape)');

/* Larger boards are for the program. */
const MOST_SIDE = 25;

/* The shape that the address names; the engine says what is wrong with one that there is not. */
function boxIn({ options }: Route): Box {
  const [rows = 3, columns = 3] = (options.get('box') ?? '3x3').split('x').map(Number);
  return [rows, columns];
}

export class PlayView implements View {
  readonly node = h('main', { class: 'play', id: 'main', tabindex: '-1' });
  private readonly life = new AbortController();
  private readonly board = h('nonet-board', { label: t('play.board') });
  private readonly covered = h('button', { class: 'paused-cover', hidden: true, onclick: () => this.do('pause') }, t('play.paused'));
  private readonly busy = h('p', { class: 'busy', role: 'status' });
  private readonly busyText = h('span');
  private readonly busyCount = h('span', { class: 'mut grow', 'aria-hidden': 'true' });
  private readonly error = h('div', { class: 'error card', role: 'alert', hidden: true });
  private readonly zoom = h('button', { class: 'icb zoom', hidden: true, 'aria-pressed': 'false', 'aria-label': t('play.zoom'), title: t('play.zoom'), onclick: () => this.turnZoom() }, icon('zoom'));
  private readonly pad = new Pad({ do: (name, argument) => this.do(name, argument), openMore: () => this.openMore(), focusBoard: () => this.board.focusCell() });
  private readonly hint = new HintCard({ do: (name, argument) => this.do(name, argument), light: (link) => (this.board.lit = link) });
  private readonly cell = new CellCard({ do: (name, argument) => this.do(name, argument) });
  private readonly ending = new EndCard({ openNew, analyse: () => this.analyse(), share: () => void openShare(this.session) });
  private readonly panel = h('div', { class: 'panel' }, this.ending.node, this.hint.node, this.error, this.cell.node);
  private readonly side = h('div', { class: 'side' }, this.panel, this.pad.node);

  private rated = { line: '', level: '', er: 0 };
  private hasPausedItself = false;
  private hintText = '';
  private wasSolved = false;

  private readonly levelNames = levels.map(({ level }) => level);
  private readonly session = new Session(newClient(), games());
  private readonly status = new StatusLine(() => void this.session.do('pause'), this.levelNames);

  constructor() {
    const { session, status } = this;
    const cancel = h('button', { class: 'btn', onclick: () => session.cancelMaking() }, t('app.cancel'));
    this.busy.append(this.busyText, this.busyCount, cancel);
    const field = h('div', { class: 'field-of-play' }, this.board, this.covered, this.busy);
    this.node.append(h('div', { class: 'left' }, status.node, field), this.side);
    status.node.append(this.zoom);
    this.board.strings = boardWords();
    session.listen((news) => this.take(news));
    session.onMaking = ({ done }) => setText(this.busyCount, done ? t('play.lookedAt', { count: done.toLocaleString('en') }) : '');
    session.onKept = (waiting) => (this.node.dataset['kept'] = waiting ? 'no' : 'yes');
    this.listen();
  }

  /* ---- what is played -------------------------------------------------------------------------- */

  async show(route: Route): Promise<void> {
    this.node.dataset['phase'] = '';
    this.reserve(boxIn(route));
    this.say(t(route.options.has('level') || route.options.has('daily') ? 'play.making' : 'play.opening'));
    this.error.hidden = true;
    try {
      await this.begin(route);
      // Loading the page again goes on with the game, and does not begin it anew.
      if (this.session.id && (await games()).isKept) history.replaceState(null, '', formatRoute('play', '', { game: this.session.id }));
    } catch (error) {
      this.refuse(error as Error);
    }
    this.say('');
    if (!document.querySelector('dialog[open]')) this.board.focusCell();
  }

  /* The first game is still to come: an empty board, and everything at its place, so that nothing moves when it is there. */
  private reserve(box: Box): void {
    const side = box[0] * box[1];
    if (this.session.state || !Number.isInteger(side) || side < 1 || side > MOST_SIDE) return;
    this.board.state = { side, box, cells: Array.from({ length: side * side }, () => ({})) };
    this.pad.reserve(side);
  }

  private async begin(route: Route): Promise<void> {
    const { text, options } = route;
    const seed = options.get('seed');
    const level = options.get('level');
    const box = boxIn(route);
    const number = /^\d{1,18}$/.test(seed ?? '') ? BigInt(seed ?? 0) : undefined;
    const known = { ...(level && this.levelNames.includes(level) ? { level } : {}), ...(number === undefined ? {} : { seed: number }) };
    const daily = /^(\d{4})-(\d\d)-(\d\d)$/.exec(options.get('daily') ?? '');
    if (text) return this.session.play(text, known);
    if (options.has('edit')) return this.session.edit(box);
    if (daily) return this.session.daily(Number(daily[1]), Number(daily[2]), Number(daily[3]));
    if (level || seed) return this.session.generate({ box, ...known });
    const kept = await this.kept(Number(options.get('game') ?? 0));
    if (kept) this.reserve(kept.box);
    if (kept && (await this.session.resume(kept.id))) return;
    await this.session.generate({ box: boxOf(9).box, level: settings().level, seed: BigInt(Date.now()) });
  }

  /* This game, or the last one. */
  private async kept(id: number): Promise<GameRow | null> {
    const store = await games();
    return id ? ((await store.list()).find((row) => row.id === id) ?? null) : store.last();
  }

  private refuse(error: Error): void {
    if (error.name === 'Cancelled') {
      location.hash = '';
      return;
    }
    this.error.hidden = false;
    this.error.replaceChildren(error instanceof Refused ? engineText(error.message, 'p') : h('p', {}, t('app.broken', { reason: error.message })),
      h('a', { class: 'btn', href: '#' }, t('app.home')));
  }

  /* Only what takes longer than a blink is worth a word. */
  private say(text: string): void {
    this.busy.classList.toggle('on', text !== '');
    this.busyText.textContent = text;
    if (text && !this.session.state) this.status.say(text);
    this.busyCount.textContent = '';
  }

  /* ---- showing --------------------------------------------------------------------------------- */

  private take({ state, drawing, request }: News): void {
    // A hint is about the whole board.
    if (state.hint.stage !== 'none' && this.node.dataset['stage'] === 'none') this.board.zoom = 1;
    this.board.state = state as unknown as NonetBoard['state'];
    this.board.drawing = drawing as NonetBoard['drawing'];
    this.board.picture = (state.hint.picture ?? null) as NonetBoard['picture'];
    this.board.toggleAttribute('coordinates', settings().coordinates);
    this.zoom.hidden = state.side < ZOOM_SIDE;
    this.covered.hidden = !state.paused;
    this.pad.show(state);
    this.hint.show(state);
    this.ending.show(state);
    this.cell.show(state);
    this.cell.node.hidden = this.hint.isShown || !this.ending.node.hidden || state.paused;
    this.panel.classList.toggle('has-hint', this.hint.isShown);
    this.coverPad();
    this.status.show(state, this.level(state), this.er(state));
    this.showTime();
    this.sayHint(state);
    this.celebrate(state);
    this.answer(request);
    this.node.dataset['phase'] = state.phase;
    this.node.dataset['stage'] = state.hint.stage;
    if (state.phase !== 'editing') void this.rate(state);
  }

  /* The sheet of a phone lies over the pad, which waits for the first game. */
  private coverPad(): void {
    const isCovered = PHONE.matches && (this.hint.isShown || !this.ending.node.hidden);
    if (this.pad.node.inert !== isCovered) this.pad.node.inert = isCovered;
  }

  private sayHint({ hint }: GameState): void {
    const text = hint.text ?? '';
    if (text && text !== this.hintText) this.board.say(text);
    this.hintText = text;
  }

  private celebrate({ phase }: GameState): void {
    const isSolved = phase === 'solved';
    if (isSolved && !this.wasSolved) this.board.say(t('end.title'));
    this.wasSolved = isSolved;
  }

  private showTime(): void {
    const { state, told } = this.session;
    if (!state) return;
    const isRunning = state.phase === 'playing' && !state.paused;
    this.status.showTime(state.timer.elapsed_ms + (isRunning ? performance.now() - told : 0));
  }

  /* ---- how hard it is ---------------------------------------------------------------------------- */

  private level(state: GameState): string {
    return state.origin.level ?? state.rating?.level ?? this.rated.level;
  }

  private er(state: GameState): number {
    return state.rating?.er ?? this.rated.er;
  }

  /* Once for each puzzle, by the other worker. */
  private async rate(state: GameState): Promise<void> {
    const line = [...state.puzzle].map((value, cell) => (state.cells[cell]?.given ? value : '.')).join('');
    if (line === this.rated.line) return;
    this.rated = { line, level: '', er: 0 };
    this.session.er = 0;
    if (state.side !== 9) return;
    const answer = await engine().call('rate', line, { scales: ['se', 'nonet'], limitMs: 4000 });
    if (isProblem(answer) || line !== this.rated.line) return;
    this.rated = { line, level: answer.nonet?.level ?? '', er: answer.se?.er ?? 0 };
    this.session.er = this.rated.er;
    if (this.session.state) this.status.show(this.session.state, this.level(this.session.state), this.er(this.session.state));
  }

  /* ---- what is pressed ---------------------------------------------------------------------------- */

  private listen(): void {
    const { signal } = this.life;
    this.board.addEventListener('nonet-key', (event) => {
      const action = actionOf((event as CustomEvent<KeyDetail>).detail);
      if (!action) return;
      event.preventDefault();
      this.act(action);
    });
    this.board.addEventListener('nonet-select', (event) => this.choose((event as CustomEvent).detail));
    this.board.addEventListener('nonet-zoom', () => this.zoom.setAttribute('aria-pressed', String(this.board.zoom > 1)));
    this.board.addEventListener('nonet-double', (event) => this.double((event as CustomEvent).detail.cell));
    document.addEventListener('keydown', (event) => this.pressElsewhere(event), { signal });
    document.addEventListener('paste', (event) => this.paste(event), { signal });
    document.addEventListener('visibilitychange', () => void this.turnAway(), { signal });
    window.addEventListener('pagehide', () => void this.session.leave(), { signal });
    PHONE.addEventListener('change', () => this.coverPad(), { signal });
    onSettings(() => this.session.state && this.take({ state: this.session.state, drawing: this.session.drawing, request: 'none' }), signal);
    const tick = setInterval(() => this.showTime(), 500);
    const keep = setInterval(() => void this.session.leave(), KEEP_TIME_MS);
    signal.addEventListener('abort', () => [tick, keep].forEach(clearInterval));
  }

  private act(action: Action): void {
    if ('press' in action) void this.session.press(action.press);
    else this.do(action.do, action.argument);
  }

  private do(name: CommandName, argument = 0): void {
    void this.session.do(name, argument);
  }

  private choose({ cell, how, removes }: { cell: number; how: 'set' | 'extend' | 'toggle' | 'drag'; removes: boolean }): void {
    if (how === 'set') return void this.session.click(cell);
    const names = { extend: 'block', toggle: 'toggle', drag: removes ? 'remove' : 'add' } as const satisfies Record<string, SelectingName>;
    void this.session.select(cell, names[how]);
  }

  /* A filled cell: all that are like it; else its last mark becomes its value. */
  private double(cell: number): void {
    this.do(this.session.state?.cells[cell]?.value ? 'select_equal' : 'promote');
  }

  /* The keyboard stays at the board. */
  private turnZoom(): void {
    this.board.toggleZoom();
    this.board.focusCell();
  }

  private pressElsewhere(event: KeyboardEvent): void {
    if (isForControls(event, this.board)) return;
    const detail = keyDetail(event);
    const action = actionOf(detail);
    if (!action && !isZoomKey(detail)) return;
    event.preventDefault();
    if (action) this.act(action);
    else this.board.toggleZoom();
  }

  private paste(event: ClipboardEvent): void {
    const text = event.clipboardData?.getData('text/plain').trim();
    if (!text || (event.target as HTMLElement).closest('input, textarea, dialog')) return;
    event.preventDefault();
    location.hash = formatRoute('play', text);
  }

  /* While the page is hidden the time stands still, and what it was is written down. */
  private async turnAway(): Promise<void> {
    const { state } = this.session;
    if (!state || !settings().pauseAway || state.phase !== 'playing') return;
    if (document.hidden && !state.paused && state.options.includes('show-timer')) {
      this.hasPausedItself = true;
      await this.session.do('pause');
      await this.session.leave();
    } else if (!document.hidden && this.hasPausedItself) {
      this.hasPausedItself = false;
      if (this.session.state?.paused) await this.session.do('pause');
    }
  }

  /* ---- what only the page can do ------------------------------------------------------------------- */

  private answer(request: News['request']): void {
    if (request === 'new') openNew();
    if (request === 'open') void this.openFile();
    if (request === 'export') void openShare(this.session);
    if (request === 'help') this.openKeys();
    if (request === 'quit') location.hash = '';
    if (request === 'checkpoints') openCheckpoints(this.session);
  }

  private openMore(): void {
    openMore({ do: (name, argument) => this.do(name, argument), open: (what) => this.open(what) });
  }

  private open(what: 'new' | 'open' | 'share' | 'checkpoints' | 'keys' | 'settings' | 'analyse'): void {
    if (what === 'checkpoints') return openCheckpoints(this.session);
    if (what === 'keys') return this.openKeys();
    if (what === 'settings') return this.openSettings();
    if (what === 'analyse') return this.analyse();
    if (what === 'open') return void this.openFile();
    void (what === 'new' ? openNew() : openShare(this.session));
  }

  openKeys(): void {
    void openKeys();
  }

  openSettings(): void {
    void openSettings(this.session);
  }

  private async openFile(): Promise<void> {
    const text = await askFile('');
    if (text === null) return;
    try {
      await this.session.paste(text);
      if ((await games()).isKept) history.replaceState(null, '', formatRoute('play', '', { game: this.session.id }));
    } catch (error) {
      this.refuse(error as Error);
    }
  }

  private analyse(): void {
    const { state } = this.session;
    if (state) void this.session.export('marks', state.side === 9 ? 'library' : 'candidates').then((answer) => {
      if (!isProblem(answer)) location.hash = formatRoute('analyse', state.phase === 'solved' ? this.rated.line || answer.text.trim() : answer.text.trim());
    });
  }

  end(): void {
    closeDialogs();
    this.life.abort();
    void this.session.leave().finally(() => this.session.end());
  }
}
