/* cell_view.ts: what a cell looks like, from the state: a few strings and marks with their places, so that two looks can be compared
 * before anything on the page is touched. */
import type { BoardState, CellState } from './board_state';
import { symbolOf } from './board_state';
import type { Slots, Spot } from './board_geometry';
import { centreSize, cornerPlaces, slotAt } from './board_geometry';

/* One mark. `key` names its node: a candidate is the same node wherever it stands. */
export interface Glyph {
  key: string;
  text: string;
  x: number;
  y: number;
  size: number;
  /* '', 'high', or 'paint1' ... 'paint6'. */
  look: string;
}

export interface CellView {
  digit: string;
  /* Classes of the digit: 'given' or 'own', 'wrong', 'conflict', 'missing'. */
  look: string;
  /* The class of the ground: '', 'selected', 'conflict', 'same', 'peer', 'hinted'. */
  ground: string;
  colours: readonly number[];
  glyphs: readonly Glyph[];
}

export interface ViewSettings {
  slots: Slots;
  /* A step is shown: peers and equal values are not, and all marks stand in their slots, as those of the drawing do. */
  isQuiet: boolean;
  hasDrawing: boolean;
  /* Drawn by the overlay instead: candidates as cell * 64 + value, whole cells as -1 - cell. */
  covered: ReadonlySet<number>;
}

export const EMPTY_VIEW: CellView = { digit: '', look: '', ground: '', colours: [], glyphs: [] };

function lookOf(cell: CellState, value: number): string {
  const colour = cell.coloured_marks?.find((some) => some.values.includes(value))?.colour;
  if (colour) return `paint${colour}`;
  return cell.highlighted_marks?.includes(value) ? 'high' : '';
}

function groundOf(cell: CellState, isSelected: boolean, settings: ViewSettings): string {
  if (settings.isQuiet) return cell.conflict ? 'conflict' : cell.hinted && !settings.hasDrawing ? 'hinted' : '';
  if (isSelected) return 'selected';
  if (cell.conflict) return 'conflict';
  if (cell.highlighted) return 'same';
  return cell.seen ? 'peer' : '';
}

function digitLook(cell: CellState): string {
  if (!cell.value) return cell.missing ? 'missing' : '';
  const kind = cell.given ? 'given' : 'own';
  return cell.wrong ? `${kind} wrong` : cell.conflict ? `${kind} conflict` : kind;
}

function glyph(state: BoardState, cell: CellState, kind: string, value: number, spot: Spot, size: number): Glyph {
  return { key: kind + value, text: symbolOf(state, value), x: spot.x, y: spot.y, size, look: lookOf(cell, value) };
}

function inSlots(state: BoardState, number: number, values: Iterable<number>, settings: ViewSettings): Glyph[] {
  const cell = state.cells[number] ?? {};
  const glyphs: Glyph[] = [];
  for (const value of values)
    if (!settings.covered.has(number * 64 + value))
      glyphs.push(glyph(state, cell, 'm', value, slotAt(settings.slots, value), settings.slots.size));
  return glyphs;
}

/* With centre marks in the cell, the others make room. */
function aroundCentre(state: BoardState, cell: CellState, centre: readonly number[], settings: ViewSettings): Glyph[] {
  const marks = cell.marks ?? [];
  const places = cornerPlaces(marks.length);
  const size = centreSize(centre.length, settings.slots);
  const small = settings.slots.size;
  return [
    ...marks.map((value, at) => glyph(state, cell, 'm', value, places[at] ?? { x: 50, y: 50 }, small)),
    ...centre.map((value, at) =>
      glyph(state, cell, 'c', value, { x: 50 + (at - (centre.length - 1) / 2) * size * 0.62, y: 50 }, size),
    ),
  ];
}

function glyphsOf(state: BoardState, number: number, settings: ViewSettings): Glyph[] {
  const cell = state.cells[number] ?? {};
  if (cell.value || settings.covered.has(-1 - number)) return [];
  const centre = cell.centre_marks ?? [];
  if (!centre.length) return inSlots(state, number, cell.marks ?? [], settings);
  if (settings.hasDrawing) return inSlots(state, number, new Set([...(cell.marks ?? []), ...centre]), settings);
  return aroundCentre(state, cell, centre, settings);
}

function coloursOf(cell: CellState): readonly number[] {
  return cell.colours ?? (cell.colour ? [cell.colour] : []);
}

export function viewOf(state: BoardState, number: number, isSelected: boolean, settings: ViewSettings): CellView {
  const cell = state.cells[number];
  if (!cell) return EMPTY_VIEW;
  if (state.paused) return { ...EMPTY_VIEW, ground: isSelected ? 'selected' : '' };
  return {
    digit: cell.value ? symbolOf(state, cell.value) : '',
    look: digitLook(cell),
    ground: groundOf(cell, isSelected, settings),
    colours: coloursOf(cell),
    glyphs: glyphsOf(state, number, settings),
  };
}

export function isSameGlyph(one: Glyph, two: Glyph): boolean {
  return one.text === two.text && one.x === two.x && one.y === two.y && one.size === two.size && one.look === two.look;
}

export function areSameGlyphs(one: readonly Glyph[], two: readonly Glyph[]): boolean {
  return one.length === two.length && one.every((mark, at) => mark.key === two[at]?.key && isSameGlyph(mark, two[at]));
}
