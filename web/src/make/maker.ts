/* maker.ts: makes puzzles with several workers, rates them, and makes others of them; tells the view of each that is there.
 *
 *     runs of `make`:  take the next number -> generate -> onPuzzle -> rate -> onPuzzle -> take the next number ...
 *
 * Puzzle number N of a seed depends on nothing else, so it does not matter who makes it, and when. */
import { browserWorker, Cancelled, Pool, moduleFrom } from '../engine/client.js';
import { isProblem, type Answer, type Box, type Rated, type Wish } from '../engine/types.js';
import { Spare } from '../engine/spare.js';
import { painted } from '../shell/dom';
import { engineAddress, largeAddress } from '../shell/engine';

export type Kind = 'made' | 'minimal' | 'shuffled' | 'neighbour';

export interface Puzzle {
  /* In the list, from 1. Those that are made come with the numbers of their seed. */
  readonly number: number;
  readonly kind: Kind;
  /* What it was made of. */
  readonly from?: number;
  readonly box: Box;
  readonly puzzle: string;
  readonly solution: string;
  readonly clues: number;
  rating?: Rated;
}

export class Refused extends Error {
  override readonly name = 'Refused';
}

function good<T>(answer: Answer<T>): T {
  if (isProblem(answer)) throw new Refused(answer.error);
  return answer;
}

const MOST_WORKERS = 4;
const MOST_NEIGHBOURS = 50;
const NEIGHBOURS_MS = 60_000;

export class Maker {
  list: Puzzle[] = [];
  /* Puzzles that were looked at, and since when. */
  looked = 0;
  began = 0;
  isBusy = false;
  onPuzzle: (puzzle: Puzzle) => void = () => undefined;
  onProgress: () => void = () => undefined;
  private readonly size = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));
  private readonly spare = new Spare(browserWorker(() => new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' })));
  private readonly pool = new Pool(this.spare, () => painted().then(moduleFrom(engineAddress)), this.size, moduleFrom(largeAddress));
  private shuffles = 0;

  cancel(): void {
    this.pool.cancel();
  }

  end(): void {
    this.pool.end();
    this.spare.end();
  }

  /* The first `count` puzzles of a wish, instead of all there were. False: cancelled. */
  make(wish: Wish, count: number): Promise<boolean> {
    this.list = [];
    let next = 0;
    const run = async (): Promise<void> => {
      while (next < count) await this.one(wish, next++);
    };
    return this.work(() => Promise.all(Array.from({ length: Math.min(this.size, count) }, run)));
  }

  private async one(wish: Wish, first: number): Promise<void> {
    const job = this.pool.start('generate', { ...wish, first, count: 1 });
    let looked = 0;
    const look = (done: number): void => {
      this.looked += done - looked;
      looked = done;
      this.onProgress();
    };
    job.listen(({ done }) => look(done));
    for (const made of good(await job.result).puzzles) {
      look(made.attempts);
      const { box, puzzle, solution, clues } = made;
      await this.take({ number: first + 1, kind: 'made', box, puzzle, solution, clues });
    }
  }

  /* Others of a puzzle; answers how many are new, and whether there are more. */
  async derive(of: Puzzle, kind: Exclude<Kind, 'made'>, distance = 1): Promise<{ found: number; more: boolean; isDone: boolean }> {
    const before = this.list.length;
    let more = false;
    const isDone = await this.work(async () => {
      const { texts, ...rest } = await this.textsOf(of, kind, distance);
      more = rest.more;
      const last = this.list.reduce((most, { number }) => Math.max(most, number), 0);
      const fresh = texts.filter((text) => !this.list.some(({ puzzle }) => puzzle === text));
      await Promise.all(fresh.map((text, at) => this.add(text, last + 1 + at, of, kind)));
    });
    return { found: this.list.length - before, more, isDone };
  }

  private async textsOf(of: Puzzle, kind: Kind, distance: number): Promise<{ texts: readonly string[]; more: boolean }> {
    const reading = { text: of.puzzle, box: of.box };
    if (kind === 'minimal') return { texts: [good(await this.pool.call('minimize', reading)).minimal ?? of.puzzle], more: false };
    if (kind === 'shuffled') return { texts: [good(await this.pool.call('shuffle', reading, 1, this.shuffles++)).form], more: false };
    const near = good(await this.pool.call('neighbours', reading, distance, distance, { limit: MOST_NEIGHBOURS, limitMs: NEIGHBOURS_MS }));
    return { texts: near.neighbours, more: near.more };
  }

  private async add(puzzle: string, number: number, of: Puzzle, kind: Kind): Promise<void> {
    const { box } = of;
    const { solution } = good(await this.pool.call('solve', { text: puzzle, box }));
    await this.take({ number, kind, from: of.number, box, puzzle, solution: solution ?? '', clues: [...puzzle].filter((symbol) => symbol !== '.').length });
  }

  private async take(puzzle: Puzzle): Promise<void> {
    this.list.push(puzzle);
    this.onPuzzle(puzzle);
    puzzle.rating = good(await this.pool.call('rate', { text: puzzle.puzzle, box: puzzle.box }));
    this.onPuzzle(puzzle);
  }

  /* False: cancelled. */
  private async work(does: () => Promise<unknown>): Promise<boolean> {
    this.began = performance.now();
    this.looked = 0;
    this.isBusy = true;
    try {
      await does();
      return true;
    } catch (error) {
      this.pool.cancel();
      if (error instanceof Cancelled) return false;
      throw error;
    } finally {
      this.isBusy = false;
    }
  }
}
