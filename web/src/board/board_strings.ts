/* board_strings.ts: every word that the board says, in one table, so that it can be said in other languages. */

export const ENGLISH = {
  board: 'Sudoku board',
  paused: 'The board is hidden while the game is paused',
  cell: (row: number, column: number, content: string) => `row ${row} column ${column}, ${content}`,
  given: (digit: string) => `given ${digit}`,
  value: (digit: string) => digit,
  empty: 'empty',
  marks: (marks: string) => `marks ${marks}`,
  centre: (marks: string) => `centre ${marks}`,
  wrong: 'wrong',
  conflict: 'twice in a house',
  missing: 'the right mark is missing',
  colours: (numbers: string) => `colour ${numbers}`,
  hinted: 'in the hint',
  /* What a step says of candidates. */
  roles: {
    placed: 'to place', removed: 'to remove', true: 'true', false: 'false', open: 'true and false', fin: 'a fin', pattern: 'in the pattern',
    set: 'in a set',
  } as Record<string, string>,
  role: (digits: string, role: string) => `${digits} ${role}`,
  manyChanged: (count: number) => `${count} cells changed`,
};

export type Strings = typeof ENGLISH;
