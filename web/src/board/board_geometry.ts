/* board_geometry.ts: where things are. A cell is 100 wide; all sizes are those of the library's drawings (measures.c), a tenth as large,
 * so that a drawing of a step fits on the board of the page. */

export const CELL = 100;
/* Around the board, for the frame; with numbers of rows and columns also left and above. */
export const MARGIN = 5;
export const LABEL_MARGIN = 48;
/* From this side on marks are painted on a canvas: nodes for all of them would take seconds. */
export const CANVAS_SIDE = 16;

export interface Spot {
  x: number;
  y: number;
}

/* How candidates stand in a cell: in columns x rows of slots. */
export interface Slots {
  columns: number;
  first: Spot;
  spacing: Spot;
  size: number;
}

export function slotsOf(side: number, hasLongNames = side > 35): Slots {
  const columns = Math.ceil(Math.sqrt(side));
  const rows = Math.ceil(side / columns);
  const x = columns === 1 ? 0 : columns === 2 ? 46 : Math.floor(900 / columns) / 10;
  const y = rows === 1 ? 0 : rows === 2 && columns < 4 ? 46 : Math.floor(900 / rows) / 10;
  const size = columns === 1 ? 46 : columns === 2 ? 33 : Math.floor(x * (hasLongNames ? 7.2 : 7.7)) / 10;
  return { columns, first: { x: (CELL - (columns - 1) * x) / 2, y: (CELL - (rows - 1) * y) / 2 }, spacing: { x, y }, size };
}

/* The middle of the slot of a value, from the corner of its cell. */
export function slotAt(slots: Slots, value: number): Spot {
  const slot = value - 1;
  return {
    x: slots.first.x + (slot % slots.columns) * slots.spacing.x,
    y: slots.first.y + Math.floor(slot / slots.columns) * slots.spacing.y,
  };
}

export function digitSize(hasLongNames: boolean): number {
  return hasLongNames ? 46 : 58;
}

/* The corner of a cell. */
export function cornerOf(side: number, cell: number): Spot {
  return { x: (cell % side) * CELL, y: Math.floor(cell / side) * CELL };
}

/* Where marks stand that make room for centre marks: in the corners, then between them, then in two full lines. */
export function cornerPlaces(count: number): Spot[] {
  const fixed: [number, number][] = [[18, 21], [82, 21], [18, 79], [82, 79], [50, 21], [50, 79]];
  if (count <= fixed.length) return fixed.slice(0, count).map(([x, y]) => ({ x, y }));
  const upper = Math.ceil(count / 2);
  return Array.from({ length: count }, (_, at) => {
    const isUpper = at < upper;
    const length = isUpper ? upper : count - upper;
    const place = isUpper ? at : at - upper;
    return { x: length === 1 ? 50 : 16 + (68 * place) / (length - 1), y: isUpper ? 21 : 79 };
  });
}

/* Centre marks stand on one line, smaller when they are many. */
export function centreSize(count: number, slots: Slots): number {
  const usual = Math.max(slots.size, 23);
  return Math.min(usual, 92 / Math.max(1, count * 0.62));
}

/* The cell at a place of the board, -1 outside. `isStrict`: only if it is well inside, so that a stroke along a diagonal does not
 * touch the cells beside it. */
export function cellAt(side: number, spot: Spot, isStrict = false): number {
  const column = Math.floor(spot.x / CELL);
  const row = Math.floor(spot.y / CELL);
  if (row < 0 || column < 0 || row >= side || column >= side) return -1;
  const off = Math.abs(spot.x / CELL - column - 0.5) + Math.abs(spot.y / CELL - row - 0.5);
  return isStrict && off > 0.72 ? -1 : row * side + column;
}

/* The lines of a board as a path: those between boxes, or all others. */
export function linesPath(side: number, [rows, columns]: readonly [number, number], isBoxes: boolean): string {
  const all = side * CELL;
  let path = '';
  for (let line = 1; line < side; line++) {
    if ((line % columns === 0) === isBoxes) path += `M${line * CELL} 0V${all}`;
    if ((line % rows === 0) === isBoxes) path += `M0 ${line * CELL}H${all}`;
  }
  return path;
}

const INSET = 3.5;
const ROUND = 7;

/* The edge of a selection as a path inside of its cells, around all of them together. */
export function outlinePath(side: number, cells: ReadonlySet<number>): string {
  let path = '';
  for (const cell of cells) {
    const { x, y } = cornerOf(side, cell);
    const has = (across: number, down: number): boolean => {
      const column = (cell % side) + across;
      const row = Math.floor(cell / side) + down;
      return column >= 0 && row >= 0 && column < side && row < side && cells.has(row * side + column);
    };
    const near = (isOpen: boolean): number => (isOpen ? 0 : INSET + ROUND);
    const from = { x: x + near(has(-1, 0)), y: y + near(has(0, -1)) };
    const to = { x: x + CELL - near(has(1, 0)), y: y + CELL - near(has(0, 1)) };
    if (!has(0, -1)) path += `M${from.x} ${y + INSET}H${to.x}`;
    if (!has(0, 1)) path += `M${from.x} ${y + CELL - INSET}H${to.x}`;
    if (!has(-1, 0)) path += `M${x + INSET} ${from.y}V${to.y}`;
    if (!has(1, 0)) path += `M${x + CELL - INSET} ${from.y}V${to.y}`;
    for (const across of [-1, 1]) for (const down of [-1, 1]) path += cornerPath(x, y, across, down, has);
  }
  return path;
}

/* A corner of the outline: round where it sticks out; where two selected neighbours meet beside a cell that is not selected, it sticks in. */
function cornerPath(x: number, y: number, across: number, down: number, has: (across: number, down: number) => boolean): string {
  const edge = { x: across < 0 ? x : x + CELL, y: down < 0 ? y : y + CELL };
  if (has(across, 0) && has(0, down))
    return has(across, down) ? '' : `M${edge.x} ${edge.y - down * INSET}H${edge.x - across * INSET}V${edge.y}`;
  if (has(across, 0) || has(0, down)) return '';
  const [nearX, nearY] = [edge.x - across * INSET, edge.y - down * INSET];
  return `M${nearX - across * ROUND} ${nearY}Q${nearX} ${nearY} ${nearX} ${nearY - down * ROUND}`;
}
