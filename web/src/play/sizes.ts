/* sizes.ts: the boards that a new puzzle can have; the engine plays every one of them. */
export type Box = readonly [rows: number, columns: number];

export interface Size {
  readonly side: number;
  readonly box: Box;
}

/* Shapes with sides from 4 to 25, wide boxes, the squarest first. */
export const SIZES: readonly Size[] = Array.from({ length: 22 }, (_, at) => at + 4).flatMap((side) => {
  const rows = Array.from({ length: side }, (_, row) => row + 1).filter((row) => row > 1 && row * row <= side && side % row === 0).reverse();
  return rows.map((row): Size => ({ side, box: [row, side / row] }));
});

export const USUAL: readonly Size[] = [4, 6, 9, 12, 16, 25].map((side) => boxOf(side));

export function boxOf(side: number): Size {
  return SIZES.find((size) => size.side === side) ?? { side: 9, box: [3, 3] };
}

/* Below this side there is one level only, as all puzzles are for beginners. */
export const LEAST_SIDE_WITH_LEVELS = 6;

export function anySeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}
