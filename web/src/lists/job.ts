/* job.ts: a list at work. First it is read: one worker reads and checks all of it, since only a reader that has seen everything before
 * knows where a puzzle begins. Then workers rate the rows and find their canonical forms, a portion at a time, so large that it takes a
 * quarter of a second: what is under way when it is stopped is done again later. A portion that fails is halved, until the one
 * row is alone that is to blame; that row stays without an answer. */
import { Cancelled, type Client, type Pool } from '../engine/client.js';
import { isProblem, type Answer } from '../engine/types.js';
import { ERROR, FORMED, RATED, Rows, UNIQUE } from './rows';

const PIECE_BYTES = 1 << 17;
const PORTION_MS = 250;
const MOST_PORTION = 512;
/* For one puzzle. */
const CHECK_MS = 5_000;
const RATE_MS = 60_000;

export type Phase = 'reading' | 'working' | 'stopped' | 'done';

export interface Told {
  /* Bytes while it is read, then rows. */
  readonly done: number;
  readonly total: number;
  readonly perSecond: number;
}

function good<T>(answer: Answer<T>): T {
  if (isProblem(answer)) throw new Error(answer.error);
  return answer as T;
}

export class ListJob {
  readonly rows = new Rows();
  phase: Phase = 'reading';
  /* Why the rest of the file could not be read; '': it could. */
  trouble = '';
  /* Bits of Rows.done. */
  wanted = RATED | FORMED;
  #isRead = false;
  /* How often it was begun and stopped: workers of before know that their time is over. */
  #turn = 0;
  #bytes = 0;
  #next = 0;
  #halves: number[][] = [];
  #done = 0;
  #total = 0;
  #began = 0;
  #resume: (() => void) | null = null;

  /* `tell`: the phase is another one. */
  constructor(readonly name: string, private readonly file: Blob, private readonly reader: Client, private readonly pool: Pool, private readonly size: number, private readonly tell: () => void) {
    void this.#read();
  }

  get told(): Told {
    const perSecond = (done: number): number => (1000 * done) / (performance.now() - this.#began);
    return this.#isRead
      ? { done: this.#done, total: this.#total, perSecond: perSecond(this.#done) }
      : { done: this.#bytes, total: this.file.size, perSecond: perSecond(this.rows.count) };
  }

  stop(): void {
    this.#turn++;
    this.pool.cancel();
    this.#enter('stopped');
  }

  /* What has been done already is kept, and not done again. */
  want(bits: number): void {
    this.wanted = bits;
    const { phase } = this;
    if (phase === 'working') this.stop();
    if (phase === 'working' || phase === 'done') this.goOn();
  }

  goOn(): void {
    if (this.#isRead) return void this.#work();
    this.#enter('reading');
    this.#resume?.();
  }

  end(): void {
    this.stop();
    this.reader.end();
    this.pool.end();
  }

  /* So many rows lack something that is wanted. */
  get open(): number {
    const { count, done, verdict } = this.rows;
    let open = 0;
    for (let row = 0; row < count; row++) if (verdict[row] !== ERROR && this.wanted & ~done[row]!) open++;
    return open;
  }

  #enter(phase: Phase): void {
    this.phase = phase;
    this.tell();
  }

  /* ---- reading --------------------------------------------------------------------------------- */

  async #read(): Promise<void> {
    this.#began = performance.now();
    try {
      good((await this.reader.call('listBegin', CHECK_MS)) ?? null);
      await this.#feed();
      this.rows.add(good(await this.reader.call('listEnd')));
    } catch (error) {
      if (error instanceof Cancelled) return;
      this.trouble = error instanceof Error ? error.message : String(error);
    }
    this.reader.end();
    this.#isRead = true;
    if (this.phase === 'reading') await this.#work();
  }

  async #feed(): Promise<void> {
    const decoder = new TextDecoder();
    const stream = (await this.#bytesOfFile()).getReader();
    for (let { done, value } = await stream.read(); !done; { done, value } = await stream.read()) {
      for (let at = 0; value && at < value.length; at += PIECE_BYTES) {
        if (this.phase === 'stopped') await new Promise<void>((go) => (this.#resume = go));
        const text = decoder.decode(value.subarray(at, at + PIECE_BYTES), { stream: true });
        this.rows.add(good(await this.reader.call('listFeed', text)));
      }
    }
  }

  /* Packed with gzip: by its first bytes, or by what its name says. */
  async #bytesOfFile(): Promise<ReadableStream<Uint8Array>> {
    const [first, second] = new Uint8Array(await this.file.slice(0, 2).arrayBuffer());
    const counted = this.file.stream().pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (bytes, out) => {
        this.#bytes += bytes.length;
        out.enqueue(bytes);
      },
    }));
    return (first === 0x1f && second === 0x8b) || this.name.endsWith('.gz') ? counted.pipeThrough(new DecompressionStream('gzip')) : counted;
  }

  /* ---- rating ---------------------------------------------------------------------------------- */

  async #work(): Promise<void> {
    const turn = ++this.#turn;
    this.#total = this.open;
    this.#done = this.#next = 0;
    this.#halves = [];
    this.#began = performance.now();
    this.#enter('working');
    await Promise.all(Array.from({ length: this.size }, () => this.#workOn(turn)));
    if (turn === this.#turn) this.#enter('done');
  }

  /* What one worker does. */
  async #workOn(turn: number): Promise<void> {
    for (let portion = 4, list = this.#take(portion); list.length; list = this.#take(portion)) {
      const began = performance.now();
      await this.#answer(list, this.wanted);
      if (turn !== this.#turn) return;
      const fits = (list.length * PORTION_MS) / (performance.now() - began);
      portion = Math.round(Math.max(1, Math.min(fits, 2 * portion, MOST_PORTION)));
    }
  }

  /* The next rows that lack something, with boxes of one shape. */
  #take(most: number): number[] {
    const { count, done, verdict, box } = this.rows;
    const list = this.#halves.pop() ?? [];
    for (; !list.length || (list.length < most && this.#next < count && box[this.#next] === box[list[0]!]); this.#next++) {
      if (this.#next >= count) break;
      if (verdict[this.#next] !== ERROR && this.wanted & ~done[this.#next]!) list.push(this.#next);
    }
    return list;
  }

  async #answer(list: readonly number[], wanted: number): Promise<void> {
    try {
      const open = (bit: number): number[] => list.filter((row) => wanted & bit & ~this.rows.done[row]!);
      await this.#rate(open(RATED).filter((row) => this.rows.verdict[row] === UNIQUE));
      await this.#form(open(FORMED));
    } catch (error) {
      if (error instanceof Cancelled) return;
      const half = list.length >> 1;
      if (half) this.#halves.push(list.slice(0, half), list.slice(half));
      if (half) return;
    }
    for (const row of list) this.rows.done[row]! |= wanted;
    this.#done += list.length;
  }

  async #rate(list: readonly number[]): Promise<void> {
    if (!list.length) return;
    const ratings = good(await this.pool.call('listRate', this.#textOf(list), this.rows.boxOf(list[0]!), RATE_MS));
    if (ratings.er.length !== list.length) throw new Error('rows were read otherwise');
    list.forEach((row, at) => this.rows.rate(row, ratings, at));
  }

  async #form(list: readonly number[]): Promise<void> {
    if (!list.length) return;
    const forms = good(await this.pool.call('listForms', this.#textOf(list), this.rows.boxOf(list[0]!), RATE_MS));
    if (forms.length !== 2 * list.length) throw new Error('rows were read otherwise');
    list.forEach((row, at) => forms[2 * at] && this.rows.classes.add(row, forms[2 * at]!, forms[2 * at + 1]!));
  }

  #textOf(list: readonly number[]): string {
    return list.map((row) => this.rows.text(row)).join('\n');
  }
}
