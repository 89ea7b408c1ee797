/* path_fold.ts: the list of a path with its easy runs folded, so that the steps that matter can be seen.
 *
 *     1 hidden single   |            1 to 17, easy and medium   show
 *     ...               |   --->    18 S-wing
 *    17 pointing        |
 *    18 S-wing          |  */

/* So many easy steps in a row are a run; fewer would save no room worth a click. */
export const SHORTEST_RUN = 4;

export interface Run {
  /* Numbers of steps, from 0; the last one belongs to it. */
  readonly first: number;
  readonly last: number;
  /* The levels in it, as numbers, easiest first. */
  readonly levels: readonly number[];
}

export type Line = { readonly step: number } | { readonly run: Run; readonly isOpen: boolean };

/* `levels`: of each step, 0 the easiest. Steps up to `easy` fold, unless their run is in `open` by its first step. */
export function foldPath(levels: readonly number[], easy: number, open: ReadonlySet<number>): Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < levels.length; ) {
    let end = at;
    while (end < levels.length && (levels[end] ?? 0) <= easy) end++;
    if (end - at < SHORTEST_RUN) {
      end = Math.max(end, at + 1);
      for (; at < end; at++) lines.push({ step: at });
      continue;
    }
    const isOpen = open.has(at);
    lines.push({ run: { first: at, last: end - 1, levels: [...new Set(levels.slice(at, end))].sort((one, two) => one - two) }, isOpen });
    if (isOpen) for (let step = at; step < end; step++) lines.push({ step });
    at = end;
  }
  return lines;
}

/* The run that a step is hidden in, or null. */
export function runWith(lines: readonly Line[], step: number): Run | null {
  for (const line of lines)
    if ('run' in line && !line.isOpen && line.run.first <= step && step <= line.run.last) return line.run;
  return null;
}
