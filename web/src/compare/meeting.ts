/* meeting.ts: two ways through one puzzle, beside each other: where both have the same board, and what lies between.
 *
 *     left:  A -1- B -2- C -3- D -4- E          the boards before and after each step
 *     right: A -1- B -2- F -3- E
 *
 * Both meet at A, B and E: step 1 is the same on both sides, steps 2 to 4 on the left and 2 to 3 on the right are apart. A way only ever
 * takes candidates away, so no board comes twice, and both come to the boards that they share in the same order. */

/* Steps from ... to before ...; from 0. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Part {
  readonly left: Span;
  readonly right: Span;
  /* One step on each side, and the same board after it. */
  readonly isSame: boolean;
  /* Both have the same board after it; false: one of them does not get there. */
  readonly meets: boolean;
}

export function partsOf(left: readonly string[], right: readonly string[]): Part[] {
  const places = new Map(right.map((board, at) => [board, at]));
  const parts: Part[] = [];
  let [one, two] = [0, 0];
  const add = (toLeft: number, toRight: number, meets: boolean): void => {
    const isSame = meets && toLeft - one === 1 && toRight - two === 1;
    parts.push({ left: { from: one, to: toLeft }, right: { from: two, to: toRight }, isSame, meets });
    [one, two] = [toLeft, toRight];
  };
  left.forEach((board, at) => {
    const other = places.get(board);
    if (other !== undefined && at > one && other > two) add(at, other, true);
  });
  if (one < left.length - 1 || two < right.length - 1) add(left.length - 1, right.length - 1, false);
  return parts;
}

/* Runs of the same steps as one line each. */
export function foldSame(parts: readonly Part[]): (Part & { readonly count: number })[] {
  const folded: (Part & { count: number })[] = [];
  for (const part of parts) {
    const last = folded.at(-1);
    if (last?.isSame && part.isSame)
      folded[folded.length - 1] = { ...part, left: { from: last.left.from, to: part.left.to }, right: { from: last.right.from, to: part.right.to }, count: last.count + 1 };
    else folded.push({ ...part, count: 1 });
  }
  return folded;
}

/* How often each technique comes that the other way does without, in the order of the first time. Sudoku Explainer writes its names
 * with capitals. */
export function onlyHere(here: readonly string[], there: readonly string[]): [technique: string, times: number][] {
  const others = new Set(there.map((name) => name.toLowerCase()));
  const counts = new Map<string, number>();
  for (const name of here) if (!others.has(name.toLowerCase())) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}
