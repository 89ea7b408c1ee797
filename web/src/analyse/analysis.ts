/* analysis.ts: one puzzle and what is known about it, without anything of the page. Views watch it.
 *
 *     text --read--> puzzle --solve--> verdict --explain--> path --at--> position, drawing
 *
 * `at`: 0 is the start, then each step of the path, then the end. A step outside of the path (of all steps, of why not) may be shown
 * in its place: it belongs to the same position. */
import { stateOfPosition, type BoardState } from '../board';
import { Cancelled, type Client } from '../engine/client.js';
import { isProblem, type Drawing, type Explained, type How, type Problem, type Progress, type Puzzle, type Reading, type Solved, type Step, type StepAt } from '../engine/types.js';
import type { Desk } from './desk';
import { type Differing, findDiffering } from './differing';
import { markOf } from './input_mark';
import { latest } from './latest';

/* How long the verdict may take before the path is looked for without it. */
const VERDICT_MS = 8000;

export type Way = 'simplest' | 'shortest' | 'hodoku';

/* A step that is not of the path, and who can draw it. */
export interface Guest {
  readonly step: Step;
  readonly of: StepAt;
  readonly text: string;
  readonly client: Client;
}

/* text: another puzzle. verdict, path: more is known. shown: another position or step is shown. */
export type Change = 'text' | 'verdict' | 'path' | 'shown';

export class Analysis {
  readonly desk: Desk;
  readonly #tell: (change: Change) => void;
  text = '';
  box: readonly [number, number] | null = null;
  way: Way = 'simplest';
  problem: Problem | null = null;
  puzzle: Puzzle | null = null;
  solved: Solved | null = null;
  differing: Differing | null = null;
  explained: Explained | null = null;
  /* Why there is no path although the text could be read. */
  pathProblem: string | null = null;
  isSeeking = false;
  /* How far the search for the path is. */
  onSeeking: (progress: Progress) => void = () => undefined;
  at = 0;
  guest: Guest | null = null;
  state: BoardState | null = null;
  drawing: Drawing | null = null;
  /* Of a drawing of several. */
  picture = 0;
  /* Each text has its number: what comes late for another one is dropped. */
  #round = 0;
  readonly #showLatest = latest<number>((round) => this.#show(round));

  constructor(desk: Desk, tell: (change: Change) => void) {
    this.desk = desk;
    this.#tell = tell;
  }

  // ---- what it is about ----------------------------------------------------------------------------

  get reading(): Reading {
    return this.box ? { text: this.text, box: this.box } : this.text;
  }

  get steps(): readonly Step[] {
    return this.explained?.steps ?? [];
  }

  /* The last place: the end of the path. */
  get end(): number {
    return this.steps.length ? this.steps.length + 1 : 0;
  }

  get isUnique(): boolean {
    return this.solved?.verdict === 'unique';
  }

  /* A path may still come. */
  get isPending(): boolean {
    const { text, problem, explained, pathProblem, solved } = this;
    return !!text.trim() && !problem && !explained && !pathProblem && solved?.verdict !== 'none' && solved?.verdict !== 'invalid';
  }

  /* The step that is shown, if it is one. */
  get step(): Step | null {
    return this.guest?.step ?? this.steps[this.at - 1] ?? null;
  }

  get how(): How {
    if (this.way === 'shortest') return { path: 'shortest' };
    return this.way === 'hodoku' ? { like: 'hodoku' } : {};
  }

  /* The step of the path before which the shown position is. Undefined: it is the start, or there are no steps. */
  get place(): StepAt | undefined {
    const last = this.steps.length;
    return this.at === 0 || this.at > last ? undefined : { of: 'explain', how: this.how, at: this.at - 1 };
  }

  get isAtEnd(): boolean {
    return this.at > 0 && this.at > this.steps.length;
  }

  /* The shown position as a text that keeps marks and placed values; null: it has none (the end). */
  async placeText(): Promise<string | null> {
    if (!this.puzzle || this.isAtEnd) return null;
    const place = this.place;
    if (!place) return this.box ? this.#written(undefined) : this.text;
    return this.#written(place);
  }

  async #written(place: StepAt | undefined): Promise<string | null> {
    const answer = await this.desk.near.call('convert', this.reading, { notation: this.side === 9 ? 'library' : 'sdx' }, place);
    return isProblem(answer) ? null : answer.text;
  }

  get side(): number {
    return this.puzzle?.side ?? 9;
  }

  // ---- another puzzle, another way -----------------------------------------------------------------

  async read(text: string, box: readonly [number, number] | null = null): Promise<void> {
    const round = this.#begin(text, box);
    this.#tell('text');
    if (!text.trim()) return;
    try {
      const puzzle = await this.desk.near.call('read', this.reading);
      if (round !== this.#round) return;
      if (isProblem(puzzle)) {
        this.problem = puzzle;
        await this.#salvage(puzzle, round);
        if (round === this.#round) this.#tell('verdict');
        return;
      }
      this.puzzle = puzzle;
      await this.#judge(round);
      if (round === this.#round) await this.#explain(round);
    } catch (error) {
      this.#note(error, round);
    }
  }

  /* The board shows what could be read: all before the place of the error, and nothing behind it. */
  async #salvage({ line, column }: Problem, round: number): Promise<void> {
    const before = markOf(this.text, line ?? 1, column ?? 0)?.before.trim() ?? '';
    if (!before || /\s/.test(before)) return;
    const position = await this.desk.near.call('position', before.padEnd(81, '.'));
    if (round === this.#round && !isProblem(position)) this.state = stateOfPosition(position);
  }

  async choose(way: Way): Promise<void> {
    this.way = way;
    const round = this.#next();
    this.at = 0;
    this.#leave();
    try {
      await this.#explain(round);
    } catch (error) {
      this.#note(error, round);
    }
  }

  /* The search for the path is not wanted any more. */
  cancel(): void {
    this.desk.near.cancel();
  }

  #begin(text: string, box: readonly [number, number] | null): number {
    const round = this.#next();
    this.text = text;
    this.box = box;
    this.problem = this.puzzle = this.solved = this.differing = null;
    this.at = 0;
    this.#leave();
    return round;
  }

  #next(): number {
    // Whatever was under way was for another text.
    for (const worker of [this.desk.near, this.desk.here, this.desk.asked, this.desk.far]) worker.cancel();
    this.explained = null;
    this.pathProblem = null;
    this.isSeeking = false;
    return ++this.#round;
  }

  #leave(): void {
    this.guest = null;
    this.state = null;
    this.drawing = null;
    this.picture = 0;
  }

  async #judge(round: number): Promise<void> {
    const solved = await this.desk.near.call('solve', this.reading, { limitMs: VERDICT_MS });
    if (round !== this.#round || isProblem(solved)) return;
    this.solved = solved;
    await this.#showLatest(round);
    this.#tell('verdict');
    if (solved.verdict === 'multiple') void this.#differ(solved, round);
  }

  async #differ(solved: Solved, round: number): Promise<void> {
    try {
      // Without a solution in the answer there is nothing to compare with.
      const differing = await findDiffering(solved, this.desk.far);
      if (round !== this.#round) return;
      this.differing = differing;
      this.#tell('verdict');
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
    }
  }

  async #explain(round: number): Promise<void> {
    if (this.solved?.verdict === 'invalid' || this.solved?.verdict === 'none') {
      this.#tell('path');
      return;
    }
    this.isSeeking = true;
    this.#tell('path');
    const job = this.desk.near.start('explain', this.reading, this.how);
    job.listen((progress) => this.onSeeking(progress));
    const explained = await job.result;
    if (round !== this.#round) return;
    this.isSeeking = false;
    if (isProblem(explained)) this.pathProblem = explained.error;
    else this.explained = explained;
    this.#tell('path');
  }

  #note(error: unknown, round: number): void {
    if (round !== this.#round) return;
    this.isSeeking = false;
    if (!(error instanceof Cancelled)) this.pathProblem = error instanceof Error ? error.message : String(error);
    this.#tell('path');
  }

  // ---- what is shown -------------------------------------------------------------------------------

  async goTo(at: number): Promise<void> {
    const place = Math.min(this.end, Math.max(0, at));
    if (place === this.at && !this.guest) return;
    this.at = place;
    this.guest = null;
    this.picture = 0;
    await this.#showLatest(this.#round);
  }

  /* Show a step outside of the path; null: the path again. */
  async invite(guest: Guest | null): Promise<void> {
    if (!guest && !this.guest) return;
    this.guest = guest;
    this.picture = 0;
    await this.#showLatest(this.#round);
  }

  async turnPicture(picture: number): Promise<void> {
    this.picture = picture;
    await this.#showLatest(this.#round);
  }

  async #show(round: number): Promise<void> {
    if (round !== this.#round || !this.puzzle) return;
    const { at, guest, picture } = this;
    try {
      const state = await this.#stateAt(at);
      const drawing = await this.#drawingAt(guest, picture);
      // Something newer is under way, and will be shown.
      if (round !== this.#round || at !== this.at || guest !== this.guest || !state) return;
      this.state = state;
      this.drawing = drawing;
      this.#tell('shown');
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
    }
  }

  async #stateAt(at: number): Promise<BoardState | null> {
    if (!this.puzzle) return null;
    if (at > 0 && at > this.steps.length) return this.#endState();
    const position = await this.desk.near.call('position', this.reading, this.place);
    return isProblem(position) ? null : stateOfPosition(position);
  }

  #endState(): BoardState | null {
    const { puzzle, explained } = this;
    if (!puzzle || !explained?.result) return null;
    const given = new Set(stateOfPosition(puzzle).cells.flatMap((cell, at) => (cell.given ? [at] : [])));
    const end = stateOfPosition({ side: puzzle.side, box: puzzle.box, puzzle: explained.result, marks: explained.result_marks ?? [] });
    const cells = end.cells.map((cell, at) => (given.has(at) || !cell.value ? cell : { value: cell.value }));
    return { ...end, cells };
  }

  async #drawingAt(guest: Guest | null, picture: number): Promise<Drawing | null> {
    const look = { pixels: Math.max(640, 48 * this.side), labels: false, legend: false, picture };
    if (guest) return drawn(await guest.client.call('draw', guest.text, look, guest.of));
    const place = this.place;
    return place ? drawn(await this.desk.near.call('draw', this.reading, look, place)) : null;
  }
}

function drawn(answer: Drawing | Problem): Drawing | null {
  return isProblem(answer) ? null : answer;
}
