/* board_click.ts: which candidate of the board is under a pointer. */
import { CELL, MARGIN, slotAt, slotsOf } from '../board/board_geometry';

export interface Hit {
  readonly cell: number;
  /* 0: none is near enough. */
  readonly value: number;
}

/* `x` and `y` from the corner of the board, as parts of its width. */
export function hitOf(side: number, x: number, y: number): Hit | null {
  const size = side * CELL + 2 * MARGIN;
  const spot = { x: x * size - MARGIN, y: y * size - MARGIN };
  const column = Math.floor(spot.x / CELL);
  const row = Math.floor(spot.y / CELL);
  if (column < 0 || row < 0 || column >= side || row >= side) return null;
  const slots = slotsOf(side);
  const inside = { x: spot.x - column * CELL, y: spot.y - row * CELL };
  let value = 0;
  for (let candidate = 1; candidate <= side && !value; candidate++) {
    const slot = slotAt(slots, candidate);
    const isNear = Math.abs(slot.x - inside.x) <= slots.spacing.x / 2 && Math.abs(slot.y - inside.y) <= slots.spacing.y / 2;
    if (isNear) value = candidate;
  }
  return { cell: row * side + column, value };
}
