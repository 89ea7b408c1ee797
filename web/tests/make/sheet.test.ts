/* sheet.test.ts: everything has its place on the page, whatever is printed. */
import { expect, test } from 'vitest';
import { FOOT, FOOT_GAP, GAP, HEAD, MARGIN, pagesOf, PAPERS, PER_PAGE, PLACES, ROW_GAP, sizesOf, type Layout } from '../../src/make/sheet';

const LAYOUTS = (Object.keys(PAPERS) as Layout['paper'][]).flatMap((paper) => PER_PAGE.flatMap((perPage) => PLACES.flatMap((solutions) => [false, true].map((hints): Layout => ({ paper, perPage, solutions, hints })))));
const UPSIDE_DOWN_CAPTION = 5;

test.each(LAYOUTS)('$paper, $perPage a page, solutions $solutions, hints $hints: nothing is beyond its place', (layout) => {
  const width = PAPERS[layout.paper].width - 2 * MARGIN;
  const height = PAPERS[layout.paper].height - 2 * MARGIN - HEAD - FOOT + 0.001; // lengths are not exact
  for (const side of [4, 6, 9, 16, 25]) {
    const { puzzle, columns, caption, rowGap, upsideDown, solution, solutionColumns } = sizesOf(layout, side);
    const rows = layout.perPage / columns;
    const below = layout.solutions === 'foot' ? upsideDown + UPSIDE_DOWN_CAPTION : 0;
    expect(puzzle).toBeGreaterThan(38);
    expect(columns * puzzle + (columns - 1) * GAP).toBeLessThanOrEqual(width);
    expect(rows * (puzzle + caption) + (rows - 1) * rowGap + below).toBeLessThanOrEqual(height);
    if (rows > 1) expect(rowGap).toBeGreaterThanOrEqual(ROW_GAP - 0.1);
    expect(layout.perPage * upsideDown + (layout.perPage - 1) * FOOT_GAP).toBeLessThanOrEqual(width);
    expect(solutionColumns * solution + (solutionColumns - 1) * GAP).toBeLessThanOrEqual(width);
    // The digits of a solution, half as high as their cells, are two points high at least.
    expect(((solution / side) * 0.58) / 0.3528).toBeGreaterThan(2);
  }
});

test.each([1, 2, 4, 6] as const)('%i a page: each of 1 to 200 puzzles is there once, in order, and so is its solution', (perPage) => {
  for (let count = 1; count <= 200; count++) {
    const pages = pagesOf({ paper: 'A4', perPage, solutions: 'end', hints: false }, count, 9);
    const all = Array.from({ length: count }, (_, at) => at);
    for (const kind of ['puzzles', 'solutions']) expect(pages.filter((page) => page.kind === kind).flatMap(({ puzzles }) => puzzles)).toEqual(all);
    expect(pages.filter(({ kind }) => kind === 'puzzles')).toHaveLength(Math.ceil(count / perPage));
    expect(pages.every(({ puzzles }) => puzzles.length > 0)).toBe(true);
  }
});

test('solutions upside down, or none, need no pages', () => {
  for (const solutions of ['foot', 'nowhere'] as const) expect(pagesOf({ paper: 'A4', perPage: 4, solutions, hints: false }, 9, 9)).toHaveLength(3);
  expect(pagesOf({ paper: 'A4', perPage: 4, solutions: 'end', hints: false }, 9, 16)).toHaveLength(5);
});
