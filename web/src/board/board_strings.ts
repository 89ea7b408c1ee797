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
  manyChanged: (count: number) => `${count} cells changed`,
};

export type Strings = typeof ENGLISH;
