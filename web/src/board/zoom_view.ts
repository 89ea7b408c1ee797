/* zoom_view.ts: which part of the board is seen when it is enlarged. Everything is measured in widths of the place that the board has on
 * the page, so that it holds whatever that is: the picture is `zoom` wide, and x and y of it are hidden at the left and above. */
import type { Spot } from './board_geometry';

export interface ZoomView {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/* A part of the picture, as parts of its width. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const WHOLE: ZoomView = { zoom: 1, x: 0, y: 0 };

/* From this side on cells are too small for a finger, and boards can be enlarged. */
export const ZOOM_SIDE = 16;

/* So that three cells are seen. */
export function mostZoom(side: number): number {
  return side < ZOOM_SIDE ? 1 : side / 3;
}

/* Nothing beside the board is ever seen. */
export function clamped({ zoom, x, y }: ZoomView, most: number): ZoomView {
  const held = Math.min(most, Math.max(1, zoom));
  const within = (edge: number): number => Math.min(held - 1, Math.max(0, edge));
  return { zoom: held, x: within(x), y: within(y) };
}

/* Larger or smaller by `factor`; what was at `from` is at `to` then: parts of the place. */
export function pinched(view: ZoomView, factor: number, from: Spot, to: Spot, most: number): ZoomView {
  const zoom = Math.min(most, Math.max(1, view.zoom * factor));
  const real = zoom / view.zoom;
  return clamped({ zoom, x: (view.x + from.x) * real - to.x, y: (view.y + from.y) * real - to.y }, most);
}

/* This area in the middle, as large as it can be. */
export function filledBy({ x, y, size }: Area, most: number): ZoomView {
  const zoom = Math.min(most, 1 / size);
  return clamped({ zoom, x: (x + size / 2) * zoom - 0.5, y: (y + size / 2) * zoom - 0.5 }, most);
}

/* Moved no farther than needed to see the area. */
export function showing(view: ZoomView, { x, y, size }: Area, most: number): ZoomView {
  const { zoom } = view;
  const edge = (now: number, at: number): number => Math.min(at * zoom, Math.max(now, (at + size) * zoom - 1));
  return clamped({ zoom, x: edge(view.x, x), y: edge(view.y, y) }, most);
}
