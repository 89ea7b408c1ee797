/* games.ts: the player's games. A game is what its log said, line after line: each move is added when it is made, in one transaction with
 * what lists tell of the game, so that a page that dies loses nothing. */
import type { GameLog } from '../engine/types.js';
import { answerOf, openDatabase, transact } from './database';
import type { GameRow, ResultRow, Summary } from './rows';

interface Line {
  game: number;
  text: string;
}

export interface KeptGame {
  readonly row: GameRow;
  readonly text: string;
}

export class Games {
  /* Where the browser keeps nothing: until the page goes, so that it can be exported. */
  private readonly here = new Map<number, { row: GameRow; text: string }>();
  private readonly resultsHere = new Map<number, ResultRow>();

  private constructor(private readonly base: IDBDatabase | null) {}

  /* A browser may refuse to keep anything: the page works, and says so. */
  static async open(name?: string): Promise<Games> {
    try {
      return new Games(await openDatabase(name));
    } catch {
      return new Games(null);
    }
  }

  get isKept(): boolean {
    return this.base !== null;
  }

  /* ---- one game -------------------------------------------------------------------------------- */

  /* Answers its number. */
  async create(summary: Summary, text: string, begun = Date.now(), changed = begun): Promise<number> {
    if (!this.base) return this.createHere(summary, text, begun, changed);
    return transact(this.base, ['games', 'lines'], async (table) => {
      const id = Number(await answerOf(table('games').add({ ...summary, begun, changed })));
      table('lines').add({ game: id, text } satisfies Line);
      return id;
    });
  }

  /* Do to the saved game what the log says; '' only changes the row. `result`: the game is solved by it. */
  async append(id: number, log: GameLog, summary: Summary, result: ResultRow | null = null): Promise<void> {
    if (!this.base) return this.appendHere(id, log, summary, result);
    if (!id) return;
    await transact(this.base, ['games', 'lines', 'results'], async (table) => {
      const row: GameRow | undefined = await answerOf(table('games').get(id));
      if (!row) return;
      // What the summary no longer says is gone: a puzzle that was edited has no level.
      table('games').put({ ...summary, id, begun: row.begun, changed: Date.now() });
      if (result) await this.putResult(table('results'), result);
      if (!log.text) return;
      if (log.replaces) await this.removeLines(table('lines'), id);
      table('lines').add({ game: id, text: log.text } satisfies Line);
    });
  }

  private async removeLines(lines: IDBObjectStore, id: number): Promise<void> {
    for (const key of await answerOf(lines.index('game').getAllKeys(id))) lines.delete(key);
  }

  /* The saved game; null: there is none. */
  async text(id: number): Promise<string | null> {
    if (!this.base) return this.here.get(id)?.text ?? null;
    const lines: Line[] = await answerOf(this.base.transaction('lines').objectStore('lines').index('game').getAll(id));
    return lines.length ? lines.map(({ text }) => text).join('') : null;
  }

  async remove(id: number): Promise<void> {
    this.here.delete(id);
    if (!this.base) return;
    await transact(this.base, ['games', 'lines'], async (table) => {
      table('games').delete(id);
      await this.removeLines(table('lines'), id);
    });
  }

  /* ---- without a browser that keeps anything ------------------------------------------------------ */

  private createHere(summary: Summary, text: string, begun: number, changed: number): number {
    const id = Math.max(0, ...this.here.keys()) + 1;
    this.here.set(id, { row: { ...summary, id, begun, changed }, text });
    return id;
  }

  private async appendHere(id: number, log: GameLog, summary: Summary, result: ResultRow | null): Promise<void> {
    const game = this.here.get(id);
    if (!game) return;
    game.row = { ...summary, id, begun: game.row.begun, changed: Date.now() };
    game.text = log.replaces ? log.text : game.text + log.text;
    if (result) await this.addResult(result);
  }

  /* ---- lists ----------------------------------------------------------------------------------- */

  /* The last one first. */
  async list(): Promise<GameRow[]> {
    const rows: GameRow[] = this.base ? await answerOf(this.base.transaction('games').objectStore('games').getAll())
      : [...this.here.values()].map(({ row }) => row);
    return rows.sort((one, two) => two.changed - one.changed);
  }

  /* The game to go on with. */
  async last(): Promise<GameRow | null> {
    return (await this.list()).find(({ phase }) => phase !== 'solved') ?? null;
  }

  async results(): Promise<ResultRow[]> {
    return this.base ? answerOf(this.base.transaction('results').objectStore('results').getAll()) : [...this.resultsHere.values()];
  }

  /* A game counts once, however often its end is undone; the first result stays. */
  private async putResult(results: IDBObjectStore, result: ResultRow): Promise<void> {
    if (!(await answerOf(results.get(result.game)))) results.put(result);
  }

  async addResult(result: ResultRow): Promise<void> {
    if (!result.game) return;
    if (!this.base) return void this.resultsHere.set(result.game, this.resultsHere.get(result.game) ?? result);
    await transact(this.base, ['results'], (table) => this.putResult(table('results'), result));
  }

  async kept(): Promise<KeptGame[]> {
    const rows = await this.list();
    return Promise.all(rows.map(async (row) => ({ row, text: (await this.text(row.id)) ?? '' })));
  }
}

let opened: Promise<Games> | null = null;

/* Those of this browser. */
export function games(): Promise<Games> {
  opened ??= Games.open();
  return opened;
}
