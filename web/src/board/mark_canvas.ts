/* mark_canvas.ts: the marks of big boards, painted. A 25x25 board has up to 15,625 of them: as nodes they would take seconds.
 *
 * A cell is cleared and painted again when its marks change, mark by mark where they keep their places. Each look of a text is painted
 * once to a small canvas, a stamp, and copied from there: several times as fast as writing it. */
import type { Glyph } from './cell_view';
import { isSameGlyph } from './cell_view';
import { CELL, cornerOf } from './board_geometry';
import type { Layers } from './board_layers';

const HALF_DIGIT = 0.355;
/* Pixels of the page: nobody reads smaller marks. They are shown when the board is enlarged. */
const LEAST_SIZE = 5;
/* What telephones take. Beyond it marks become less sharp. */
const MOST_PIXELS = 4096;

interface Looks {
  font: string;
  weight: string;
  colours: Record<string, string>;
}

export class MarkCanvas {
  readonly canvas = document.createElement('canvas');
  readonly #context = this.canvas.getContext('2d');
  readonly #shown: (readonly Glyph[])[];
  readonly #stamps = new Map<string, HTMLCanvasElement>();
  #looks: Looks | null = null;
  /* Device pixels of a unit of the board. */
  #scale = 0;
  /* Units: smaller marks are not painted. */
  #least = 0;

  constructor(private readonly host: HTMLElement, private readonly layers: Layers, private readonly side: number) {
    this.canvas.className = 'marks';
    this.canvas.setAttribute('aria-hidden', 'true');
    this.#shown = Array.from({ length: side * side }, () => []);
  }

  /* The place on the page has this width now (in its pixels). Paints everything anew. */
  resize(width: number): void {
    const pixels = Math.min(MOST_PIXELS, Math.round(width * (globalThis.devicePixelRatio || 1)));
    const { left, right } = this.layers.inset;
    const least = (LEAST_SIZE * this.side * CELL) / (width * (1 - left - right));
    if (pixels === this.canvas.width && this.#scale && least === this.#least) return;
    this.#least = least;
    this.canvas.width = this.canvas.height = pixels;
    this.#scale = (pixels * (1 - left - right)) / (this.side * CELL);
    this.repaint();
  }

  /* After the theme or the font changed. */
  repaint(): void {
    if (!this.#context || !this.#scale) return;
    this.#looks = null;
    this.#stamps.clear();
    this.#context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.#shown.forEach((glyphs, cell) => glyphs.forEach((mark) => this.#paint(cell, mark)));
  }

  show(cell: number, glyphs: readonly Glyph[]): void {
    const old = this.#shown[cell] ?? [];
    this.#shown[cell] = glyphs;
    if (!this.#context || !this.#scale) return;
    const before = new Map(old.map((mark) => [mark.key, mark]));
    for (const mark of glyphs) {
      const was = before.get(mark.key);
      before.delete(mark.key);
      if (was && isSameGlyph(was, mark)) continue;
      // Marks that move may lie on others: the whole cell is painted again.
      if (was && (was.x !== mark.x || was.y !== mark.y || was.size !== mark.size)) return this.#paintCell(cell);
      if (was) this.#clear(cell, was);
      this.#paint(cell, mark);
    }
    for (const mark of before.values()) this.#clear(cell, mark);
  }

  #paintCell(cell: number): void {
    const { x, y } = this.#pixel(cell, 0, 0);
    this.#context?.clearRect(x, y, Math.ceil(CELL * this.#scale), Math.ceil(CELL * this.#scale));
    for (const mark of this.#shown[cell] ?? []) this.#paint(cell, mark);
  }

  #pixel(cell: number, x: number, y: number): { x: number; y: number } {
    const corner = cornerOf(this.side, cell);
    const { left, top } = this.layers.inset;
    return {
      x: Math.round(left * this.canvas.width + (corner.x + x) * this.#scale),
      y: Math.round(top * this.canvas.height + (corner.y + y) * this.#scale),
    };
  }

  #clear(cell: number, mark: Glyph): void {
    const half = this.#half(mark);
    const { x, y } = this.#pixel(cell, mark.x, mark.y);
    this.#context?.clearRect(x - half, y - half, 2 * half, 2 * half);
  }

  #paint(cell: number, mark: Glyph): void {
    if (mark.size < this.#least) return;
    const half = this.#half(mark);
    const { x, y } = this.#pixel(cell, mark.x, mark.y);
    this.#context?.drawImage(this.#stamp(mark, half), x - half, y - half);
  }

  /* Of the square that a mark may use: little more than its text is high. */
  #half(mark: Glyph): number {
    return Math.max(2, Math.ceil(mark.size * 0.56 * this.#scale));
  }

  #stamp(mark: Glyph, half: number): HTMLCanvasElement {
    const name = `${mark.text} ${mark.size} ${mark.look}`;
    let stamp = this.#stamps.get(name);
    if (stamp) return stamp;
    stamp = document.createElement('canvas');
    stamp.width = stamp.height = 2 * half;
    const context = stamp.getContext('2d');
    if (context) this.#write(context, mark, half);
    this.#stamps.set(name, stamp);
    return stamp;
  }

  #write(context: CanvasRenderingContext2D, mark: Glyph, half: number): void {
    const looks = (this.#looks ??= this.#readLooks());
    const size = mark.size * this.#scale;
    if (mark.look.startsWith('paint')) {
      context.fillStyle = looks.colours[`${mark.look}-wash`] ?? '';
      context.beginPath();
      context.arc(half, half, half, 0, 7);
      context.fill();
    }
    context.fillStyle = looks.colours[mark.look] ?? looks.colours[''] ?? '';
    context.font = `${mark.look ? 700 : looks.weight} ${size}px ${looks.font}`;
    context.textAlign = 'center';
    context.fillText(mark.text, half, half + size * HALF_DIGIT);
  }

  #readLooks(): Looks {
    const style = getComputedStyle(this.host);
    const read = (name: string): string => style.getPropertyValue(`--nonet-${name}`).trim();
    const colours: Record<string, string> = { '': read('mark'), high: read('player') };
    [...'abcdef'].forEach((name, at) => {
      colours[`paint${at + 1}`] = read(name);
      colours[`paint${at + 1}-wash`] = read(`${name}-wash`);
    });
    return { font: style.fontFamily, weight: read('mark-weight') || '480', colours };
  }
}
