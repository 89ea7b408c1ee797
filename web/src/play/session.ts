/* session.ts: the game that is played, between the engine, which knows what a game is, and the store, which keeps it. Everything that is
 * done goes through `run`: one call of the engine, one state to show, one line for the store. */
import { Cancelled, type Client, type Job } from '../engine/client.js';
import type { Engine, Method } from '../engine/engine.js';
import { isProblem, type Answer, type CommandName, type Drawing, type GameAnswer, type GameOrigin, type GameState, type GameWish, type Progress, type SelectingName } from '../engine/types.js';
import { settings, changeSettings } from '../shell/settings';
import type { Games } from '../store/games';
import { resultOf, summaryOf } from '../store/rows';

/* What a key had no time for is looked for when nothing was asked for so long, and for so long at most. Whatever is asked meanwhile ends
 * the search, and is answered at once. */
const QUIET_MS = 60;
const THINK_MS = 10_000;

export class Refused extends Error {
  override readonly name = 'Refused';
}

type Beginning = 'gameBegin' | 'gameDaily' | 'gamePlay' | 'gameEdit' | 'gameOpen';

export type News = { readonly state: GameState; readonly drawing: Drawing | null; readonly request: GameAnswer['request'] };

export class Session {
  /* The number of the game in the store. */
  id = 0;
  state: GameState | null = null;
  drawing: Drawing | null = null;
  /* When the state came, of performance.now(): the timer goes on from there. */
  told = 0;
  /* Of the puzzle, in tenths; 0: not known. The view finds it out. */
  er = 0;
  /* Called with how many states are not written down yet. */
  onKept: (waiting: number) => void = () => undefined;
  /* How far a new puzzle is. */
  onMaking: (progress: Progress) => void = () => undefined;
  private waiting = 0;
  private listener: (news: News) => void = () => undefined;
  private isOver = false;
  private hasThought = false;
  private thinking: Job<unknown> | null = null;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private release: () => void = () => undefined;
  private making: Job<Answer<GameAnswer>> | null = null;

  constructor(private readonly client: Client, private readonly games: Games | Promise<Games>) {}

  /* `show` is called with every state. */
  listen(show: (news: News) => void): void {
    this.listener = show;
  }

  /* ---- beginning ------------------------------------------------------------------------------- */

  async generate(wish: GameWish): Promise<void> {
    await this.begin('gameBegin', wish);
  }

  /* The puzzle of a day. */
  async daily(year: number, month: number, day: number): Promise<void> {
    await this.begin('gameDaily', year, month, day);
  }

  async play(text: string, origin: GameOrigin = {}): Promise<void> {
    await this.begin('gamePlay', text, origin);
  }

  async edit(box: readonly [number, number]): Promise<void> {
    await this.begin('gameEdit', box);
  }

  async paste(text: string): Promise<void> {
    await this.begin('gameOpen', text);
  }

  /* What takes long, as long as it does. */
  cancelMaking(): void {
    this.making?.cancel();
  }

  private async begin<Name extends Beginning>(method: Name, ...args: Parameters<Engine[Name]>): Promise<void> {
    this.stopThinking();
    const job = this.client.start(method, ...args) as Job<Answer<GameAnswer>>;
    this.making = job;
    job.listen((progress) => this.onMaking(progress));
    try {
      const answer = await job.result;
      const begun = this.checked(answer);
      const whole = begun.log.replaces ? begun.log.text : await this.saved();
      this.id = await (await this.games).create(summaryOf(begun.state), whole);
      this.onKept(this.waiting);
      await this.hold(this.id);
      await this.take({ ...begun, log: { text: '', replaces: false } });
      await this.applyOptions();
    } finally {
      this.making = null;
    }
  }

  /* A game that was kept. If it is open in another page it goes on here as a game of its own. */
  async resume(id: number): Promise<boolean> {
    const text = await (await this.games).text(id);
    if (text === null) return false;
    const answer = this.checked(await this.ask('gameOpen', text));
    const isMine = await this.hold(id);
    this.id = isMine ? id : await (await this.games).create(summaryOf(answer.state), text);
    if (!isMine) await this.hold(this.id);
    await this.take(answer);
    await this.applyOptions();
    if (this.state?.paused) await this.do('pause');
    return true;
  }

  /* Lets nobody else have the game, as long as this page lives. Answers whether it is ours. */
  private hold(id: number): Promise<boolean> {
    this.release();
    if (!id || !navigator.locks) return Promise.resolve(true);
    return new Promise((done) => {
      void navigator.locks.request(`nonet-game-${id}`, { ifAvailable: true }, (lock) => {
        done(lock !== null);
        return lock && new Promise<void>((released) => (this.release = released));
      });
    });
  }

  private async saved(): Promise<string> {
    const text = await this.ask('gameSave');
    return typeof text === 'string' ? text : '';
  }

  private checked(answer: Answer<GameAnswer>): GameAnswer {
    if (isProblem(answer)) throw new Refused(answer.error);
    if (!answer.ok) throw new Refused(answer.state.message);
    return answer;
  }

  /* The player's options, in every game. */
  private async applyOptions(): Promise<void> {
    for (const [name, isOn] of Object.entries(settings().options))
      if (this.state && this.state.options.includes(name) !== isOn) await this.option(name, isOn);
  }

  /* ---- playing --------------------------------------------------------------------------------- */

  do(name: CommandName, argument = 0): Promise<void> {
    return this.run('gameDo', name, argument);
  }

  press(key: string): Promise<void> {
    return this.run('gamePress', key);
  }

  click(cell: number): Promise<void> {
    return this.run('gameClick', cell);
  }

  select(cell: number, how: SelectingName): Promise<void> {
    return this.run('gameSelect', cell, how);
  }

  option(name: string, isOn: boolean): Promise<void> {
    return this.run('gameOption', name, isOn);
  }

  nameCheckpoint(number: number, name: string): Promise<void> {
    return this.run('gameNameCheckpoint', number, name);
  }

  export(kind: 'givens' | 'entries' | 'marks', notation: string): Promise<Answer<{ text: string }>> {
    return this.ask('gameExport', kind, notation);
  }

  private async run<Name extends Method>(method: Name, ...args: Parameters<Engine[Name]>): Promise<void> {
    if (!this.state) return; // there is no game yet
    this.hasThought = false;
    const answer = (await this.ask(method, ...args)) as Answer<GameAnswer>;
    if (!isProblem(answer)) await this.take(answer);
  }

  /* Keys never wait for a search that nobody asked for. */
  private async ask<Name extends Method>(method: Name, ...args: Parameters<Engine[Name]>): Promise<ReturnType<Engine[Name]>> {
    this.stopThinking();
    try {
      return await this.client.call(method, ...args);
    } finally {
      this.thinkSoon();
    }
  }

  private async take(answer: GameAnswer): Promise<void> {
    const { state, log, request } = answer;
    const before = this.state;
    this.state = state;
    this.told = performance.now();
    const kept = this.keep(log);
    if (before) this.keepOptions(before);
    const needsDrawing = state.hint.picture !== undefined;
    if (!needsDrawing) this.drawing = null;
    this.listener({ state, drawing: this.drawing, request });
    if (needsDrawing && before?.hint.line !== state.hint.line) await this.draw(state);
    this.thinkSoon();
    await kept;
  }

  private async keep(log: GameAnswer['log']): Promise<void> {
    const { state, id } = this;
    if (!state || !id || (!log.text && state.phase !== 'solved')) return;
    this.onKept(++this.waiting);
    try {
      const result = state.phase === 'solved' ? resultOf(state, id, Date.now()) : null;
      await (await this.games).append(id, log, { ...summaryOf(state), ...(this.er ? { er: this.er } : {}) }, result);
    } finally {
      this.onKept(--this.waiting);
    }
  }

  /* An option that a key changed holds for the next game, too. */
  private keepOptions(before: GameState): void {
    const names = new Set([...before.options, ...(this.state?.options ?? [])]);
    const changed = [...names].filter((name) => before.options.includes(name) !== this.state?.options.includes(name));
    if (!changed.length) return;
    const options = { ...settings().options };
    for (const name of changed) options[name] = this.state?.options.includes(name) ?? false;
    changeSettings({ options });
  }

  private async draw(state: GameState): Promise<void> {
    const look = { theme: 'light', pixels: Math.max(640, 48 * state.side), symbols: state.symbols };
    const drawing = await this.ask('gameHintDrawing', look);
    // Something else may have been done meanwhile.
    if (this.state !== state) return;
    this.drawing = isProblem(drawing) ? null : drawing;
    this.listener({ state, drawing: this.drawing, request: 'none' });
  }

  /* ---- thinking ---------------------------------------------------------------------------------- */

  private thinkSoon(): void {
    clearTimeout(this.quiet);
    if (this.state?.open.length && !this.hasThought && !this.isOver) this.quiet = setTimeout(() => void this.think(), QUIET_MS);
  }

  private async think(): Promise<void> {
    const job = this.client.start('gameThink', THINK_MS);
    this.thinking = job;
    try {
      const answer = await job.result;
      this.hasThought ||= this.thinking === job;
      if (!isProblem(answer)) await this.take(answer);
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
    } finally {
      if (this.thinking === job) this.thinking = null;
    }
  }

  private stopThinking(): void {
    clearTimeout(this.quiet);
    this.thinking?.cancel();
    this.thinking = null;
  }

  /* ---- leaving --------------------------------------------------------------------------------- */

  /* The timer, too, is written down; now and then, and when the page goes. */
  async leave(): Promise<void> {
    if (!this.state || !this.id) return;
    const log = await this.ask('gameLeave');
    if (!isProblem(log)) await this.keep(log);
  }

  end(): void {
    this.isOver = true;
    this.stopThinking();
    this.release();
    this.listener = () => undefined;
    this.client.end();
  }
}
