/* board_zoom.ts: the part of a large board that is seen (zoom_view.ts), on the page: the picture becomes wider than its place, and is moved
 * behind it. Nothing is scaled by a transform, so lines stay thin and text sharp, and a place in the grid is found as ever.
 *
 *     pinch.ts (two fingers), wheel, toggle (a key, a button) ---> view ---> left, top, width of the frame
 *
 * `nonet-zoom` tells that it changed. */
import { CELL, cornerOf, MARGIN } from './board_geometry';
import type { Layers } from './board_layers';
import type { Pinched } from './pinch';
import { type Area, clamped, filledBy, mostZoom, pinched, showing, WHOLE, type ZoomView } from './zoom_view';

/* Pixels of the wheel that make it twice as large. */
const WHEEL_DOUBLES = 300;

export class BoardZoom {
  view: ZoomView = WHOLE;
  #side = 9;
  #box: readonly [rows: number, columns: number] = [3, 3];
  #layers: Layers | null = null;
  readonly #turnWheel = (event: WheelEvent): void => this.#turn(event);

  constructor(private readonly host: HTMLElement, private readonly frame: HTMLElement, private readonly resized: () => void) {}

  /* Another board: all of it is seen. */
  begin(side: number, box: readonly [number, number], layers: Layers): void {
    this.#side = side;
    this.#box = box;
    this.#layers = layers;
    this.#look(WHOLE);
    // Only where it is needed: a page that waits for such a listener scrolls less smoothly.
    if (this.isPossible) this.host.addEventListener('wheel', this.#turnWheel, { passive: false });
    else this.host.removeEventListener('wheel', this.#turnWheel);
  }

  get isPossible(): boolean {
    return this.#most > 1;
  }

  get #most(): number {
    return mostZoom(this.#side);
  }

  /* Around the middle of what is seen. */
  enlarge(zoom: number): void {
    const middle = { x: 0.5, y: 0.5 };
    this.#look(pinched(this.view, zoom / this.view.zoom, middle, middle, this.#most));
    this.resized();
  }

  toggle(cell: number): void {
    this.#look(this.view.zoom > 1 ? WHOLE : filledBy(this.#boxOf(cell), this.#most));
    this.resized();
  }

  pinch({ factor, from, to }: Pinched): void {
    const { left, top, width } = this.host.getBoundingClientRect();
    const part = ({ x, y }: Pinched['from']): Pinched['from'] => ({ x: (x - left) / width, y: (y - top) / width });
    this.#look(pinched(this.view, factor, part(from), part(to), this.#most));
  }

  /* The cell is seen, with something around it. */
  show(cell: number): void {
    if (this.view.zoom > 1) this.#look(showing(this.view, this.#areaOf(cell, cell, CELL / 3), this.#most));
  }

  #turn(event: WheelEvent): void {
    if (!this.isPossible || (!event.ctrlKey && this.view.zoom === 1)) return;
    event.preventDefault();
    const at = { x: event.clientX, y: event.clientY };
    if (event.ctrlKey) this.pinch({ factor: 2 ** (-event.deltaY / WHEEL_DOUBLES), from: at, to: at });
    else this.pinch({ factor: 1, from: at, to: { x: at.x - event.deltaX, y: at.y - event.deltaY } });
    this.resized();
  }

  /* ---- areas of the picture ------------------------------------------------------------------------ */

  #boxOf(cell: number): Area {
    const [rows, columns] = this.#box;
    const row = Math.floor(cell / this.#side);
    const column = cell % this.#side;
    const first = (row - (row % rows)) * this.#side + column - (column % columns);
    return this.#areaOf(first, first + (rows - 1) * this.#side + columns - 1, CELL / 2);
  }

  /* A square from the corner of one cell to that of the other, and so much around it. */
  #areaOf(first: number, last: number, around: number): Area {
    const units = this.#layers?.units ?? this.#side * CELL + 2 * MARGIN;
    const { left = 0, top = 0 } = this.#layers?.inset ?? {};
    const from = cornerOf(this.#side, first);
    const to = cornerOf(this.#side, last);
    const size = Math.max(to.x - from.x, to.y - from.y) + CELL + 2 * around;
    const x = (from.x + to.x + CELL - size) / 2;
    const y = (from.y + to.y + CELL - size) / 2;
    return { x: left + x / units, y: top + y / units, size: size / units };
  }

  /* ---- on the page --------------------------------------------------------------------------------- */

  #look(view: ZoomView): void {
    const before = this.view;
    this.view = clamped(view, this.#most);
    const { zoom, x, y } = this.view;
    if (zoom === before.zoom && x === before.x && y === before.y) return;
    const isZoomed = zoom > 1;
    this.host.toggleAttribute('zoomed', isZoomed);
    this.frame.style.width = isZoomed ? `${100 * zoom}%` : '';
    this.frame.style.left = isZoomed ? `${-100 * x}%` : '';
    this.frame.style.top = isZoomed ? `${-100 * y}%` : '';
    this.host.dispatchEvent(new CustomEvent('nonet-zoom', { detail: { zoom }, bubbles: true, composed: true }));
  }
}
