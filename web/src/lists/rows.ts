/* rows.ts: what is known of each puzzle of a list, in columns of numbers, about 150 bytes a puzzle with its text; no object for each of a million.
 *
 * Texts lie in pages of a megabyte, one after the other and never across the edge of one: `place` is the number of the page, times its size,
 * and where in it. Columns grow by doubling. Row 0 is the first puzzle of the list. */
import { VERDICTS, type Box, type ListRatings, type ListRows } from '../engine/types.js';
import { Classes } from './classes';

const PAGE_BITS = 20;
const PAGE = 1 << PAGE_BITS;

/* What was tried with a row, whatever came of it. */
export const RATED = 1;
export const FORMED = 2;

export const UNIQUE = VERDICTS.indexOf('unique');
export const ERROR = VERDICTS.indexOf('error');
export const NO_ER = 255;
export const NO_LEVEL = 255;
export const NO_TECHNIQUE = 65535;

const decoder = new TextDecoder();

export class Rows {
  count = 0;
  /* By verdict; of rows that are done, by bits of `done`. */
  readonly verdictCounts = new Uint32Array(VERDICTS.length);
  readonly classes = new Classes();
  line = new Uint32Array(0);
  place = new Uint32Array(0);
  length = new Uint16Array(0);
  /* Of an error: the column of the text where it is. */
  clues = new Uint16Array(0);
  verdict = new Uint8Array(0);
  box = new Uint16Array(0);
  done = new Uint8Array(0);
  er = new Uint8Array(0);
  ep = new Uint8Array(0);
  ed = new Uint8Array(0);
  level = new Uint8Array(0);
  hardest = new Uint16Array(0);
  readonly #pages: Uint8Array[] = [];
  #used = PAGE;

  add(more: ListRows): void {
    const from = this.count;
    this.#grow(from + more.lines.length);
    this.line.set(more.lines, from);
    this.length.set(more.lengths, from);
    this.clues.set(more.clues, from);
    this.verdict.set(more.verdicts, from);
    this.box.set(more.boxes, from);
    let at = 0;
    more.lengths.forEach((length, index) => {
      this.place[from + index] = this.#keep(more.text.subarray(at, (at += length)));
    });
    for (const verdict of more.verdicts) this.verdictCounts[verdict]!++;
    this.count += more.lines.length;
  }

  rate(row: number, { er, ep, ed, levels, hardest }: ListRatings, at: number): void {
    this.er[row] = er[at]!;
    this.ep[row] = ep[at]!;
    this.ed[row] = ed[at]!;
    this.level[row] = levels[at]!;
    this.hardest[row] = hardest[at]!;
  }

  bytes(row: number): Uint8Array {
    const place = this.place[row]!;
    const from = place & (PAGE - 1);
    return this.#pages[place >>> PAGE_BITS]!.subarray(from, from + this.length[row]!);
  }

  text(row: number): string {
    return decoder.decode(this.bytes(row));
  }

  /* A character of its text; 0 behind the end. */
  code(row: number, at: number): number {
    if (at >= this.length[row]!) return 0;
    const place = this.place[row]! + at;
    return this.#pages[place >>> PAGE_BITS]![place & (PAGE - 1)]!;
  }

  boxOf(row: number): Box {
    return [this.box[row]! >> 8, this.box[row]! & 255];
  }

  #keep(bytes: Uint8Array): number {
    if (this.#used + bytes.length > PAGE) {
      this.#pages.push(new Uint8Array(PAGE));
      this.#used = 0;
    }
    const page = this.#pages.length - 1;
    this.#pages[page]!.set(bytes, this.#used);
    this.#used += bytes.length;
    return page * PAGE + this.#used - bytes.length;
  }

  #grow(count: number): void {
    const before = this.line.length;
    if (count <= before) return;
    const room = Math.max(count, 2 * before, 1024);
    const larger = <Column extends Uint8Array | Uint16Array | Uint32Array>(column: Column, blank = 0): Column => {
      const made = new (column.constructor as new (size: number) => Column)(room);
      made.set(column);
      return blank ? (made.fill(blank, before) as Column) : made;
    };
    this.line = larger(this.line);
    this.place = larger(this.place);
    this.length = larger(this.length);
    this.clues = larger(this.clues);
    this.verdict = larger(this.verdict);
    this.box = larger(this.box);
    this.done = larger(this.done);
    this.er = larger(this.er, NO_ER);
    this.ep = larger(this.ep, NO_ER);
    this.ed = larger(this.ed, NO_ER);
    this.level = larger(this.level, NO_LEVEL);
    this.hardest = larger(this.hardest, NO_TECHNIQUE);
    this.classes.grow(room);
  }
}
