/* sheet.ts: where things stand on paper, in millimetres: how large boards and solutions are, and what is on which page. */

export const PAPERS = { A4: { width: 210, height: 297 }, Letter: { width: 215.9, height: 279.4 } } as const;
export const PER_PAGE = [1, 2, 4, 6] as const;
export const PLACES = ['end', 'foot', 'nowhere'] as const;

export interface Layout {
  readonly paper: keyof typeof PAPERS;
  readonly perPage: (typeof PER_PAGE)[number];
  readonly solutions: (typeof PLACES)[number];
  /* A line above each board names its hardest technique. */
  readonly hints: boolean;
}

/* Numbers of puzzles in a list, from 0. */
export interface Page {
  readonly kind: 'puzzles' | 'solutions';
  readonly puzzles: readonly number[];
}

export interface Sizes {
  /* The lines above a puzzle. */
  readonly caption: number;
  /* Sides of boards, and how many stand side by side. */
  readonly puzzle: number;
  readonly columns: number;
  readonly rowGap: number;
  readonly upsideDown: number;
  readonly solution: number;
  readonly solutionColumns: number;
}

export const MARGIN = 14;
export const HEAD = 16;
export const FOOT = 8;
/* Between boards, side by side and one below the other, and between those upside down. */
export const GAP = 10;
export const ROW_GAP = 6;
export const FOOT_GAP = 4;
/* Where there is room. */
const MOST_ROW_GAP = 16;
const CAPTION = 7;
const HINT = 4.5;
/* Digits of larger boards would be too small where many solutions share a page. */
const SMALL = { side: 10, columns: 3, rows: 4, upsideDown: 42 } as const;
const LARGE = { columns: 2, rows: 3, upsideDown: 60 } as const;

function smallOrLarge(side: number): typeof SMALL | typeof LARGE {
  return side <= SMALL.side ? SMALL : LARGE;
}

const tenth = (length: number): number => Math.floor(10 * length) / 10;

/* The largest square of which columns x rows fit, each with its caption. */
function largest(width: number, height: number, columns: number, rows: number, caption: number): number {
  return tenth(Math.min((width - (columns - 1) * GAP) / columns, (height - (rows - 1) * ROW_GAP) / rows - caption));
}

/* `side` of the largest board. */
export function sizesOf({ paper, perPage, solutions, hints }: Layout, side: number): Sizes {
  const width = PAPERS[paper].width - 2 * MARGIN;
  const height = PAPERS[paper].height - 2 * MARGIN - HEAD - FOOT;
  const columns = perPage < 4 ? 1 : 2;
  const caption = CAPTION + (hints ? HINT : 0);
  const many = smallOrLarge(side);
  const upsideDown = tenth(Math.min(many.upsideDown, (width - (perPage - 1) * FOOT_GAP) / perPage));
  const below = solutions === 'foot' ? upsideDown + CAPTION + ROW_GAP : 0;
  const rows = perPage / columns;
  const puzzle = largest(width, height - below, columns, rows, caption);
  const rowGap = tenth(Math.min(MOST_ROW_GAP, (height - below - rows * (puzzle + caption)) / Math.max(1, rows - 1)));
  return {
    caption, columns, puzzle, rowGap, upsideDown,
    solutionColumns: many.columns, solution: largest(width, height, many.columns, many.rows, CAPTION),
  };
}

export function pagesOf({ perPage, solutions }: Layout, count: number, side: number): Page[] {
  const { columns, rows } = smallOrLarge(side);
  const cut = (kind: Page['kind'], length: number): Page[] => Array.from({ length: Math.ceil(count / length) }, (_, page) =>
    ({ kind, puzzles: Array.from({ length: Math.min(length, count - page * length) }, (_, at) => page * length + at) }));
  return [...cut('puzzles', perPage), ...(solutions === 'end' ? cut('solutions', columns * rows) : [])];
}
