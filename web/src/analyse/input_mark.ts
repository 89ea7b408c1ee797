/* input_mark.ts: where in a text the engine stopped reading, for the page to mark it. */

export interface Mark {
  readonly before: string;
  readonly at: string;
  readonly after: string;
}

/* `line` and `column` from 1, in characters, as the engine counts them. Null: they are not in the text. At the end of a line there is
 * no character to be marked: `at` is empty. */
export function markOf(text: string, line: number, column: number): Mark | null {
  const lines = text.split('\n');
  const wanted = lines[line - 1];
  if (wanted === undefined || column < 1) return null;
  const characters = [...wanted];
  if (column > characters.length + 1) return null;
  const start = lines.slice(0, line - 1).reduce((sum, other) => sum + other.length + 1, 0);
  const place = start + characters.slice(0, column - 1).join('').length;
  const at = characters[column - 1] ?? '';
  return { before: text.slice(0, place), at, after: text.slice(place + at.length) };
}

/* Long texts are cut to what is near the mark. */
export function near(mark: Mark, reach = 60): Mark {
  const cutBefore = mark.before.length > reach ? `…${mark.before.slice(-reach)}` : mark.before;
  const cutAfter = mark.after.length > reach ? `${mark.after.slice(0, reach)}…` : mark.after;
  return { before: cutBefore, at: mark.at, after: cutAfter };
}
