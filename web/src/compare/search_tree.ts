/* search_tree.ts: the events of a search as a tree, and where its nodes are drawn. A guess forks the search in two: with the value, and
 * without it.
 *
 *        start                `up`      the node that a node hangs below in the drawing
 *       /     \               `inside`  the guess that it belongs to in the list: what is left without a guess stands beside it
 *   1: r1c1=8  not 8
 *      x      /     \
 *        2: r3c5=7   not 7
 *
 * Events that are no guess (a cell that had one choice left, a solution) belong to the node before. */
import type { TraceEvent } from '../engine/types.js';

export interface TreeNode {
  /* Its first event and its last one. */
  readonly event: TraceEvent;
  readonly first: number;
  last: number;
  readonly up: number;
  readonly inside: number;
  /* How many guesses it is inside of. */
  readonly level: number;
  filled: number;
  removed: number;
  dead: string;
  /* From 1; 0: none was found here. */
  solution: number;
}

export function treeOf(events: readonly TraceEvent[]): TreeNode[] {
  const nodes: TreeNode[] = [];
  // [depth] the guess that stands there, and the node where the search goes on.
  const guesses: number[] = [-1];
  const ends: number[] = [-1];
  let solutions = 0;
  events.forEach((event, at) => {
    const { depth, contradiction } = event;
    if (['start', 'guess', 'back'].includes(event.event)) {
      const isGuess = event.event === 'guess';
      const number = nodes.length;
      const level = event.event === 'back' ? depth + 1 : depth;
      nodes.push({ event, first: at, last: at, level, up: ends[isGuess ? depth - 1 : depth] ?? -1, inside: level ? (guesses[level - 1] ?? -1) : -1, filled: 0, removed: 0, dead: '', solution: 0 });
      if (event.event !== 'back') guesses[depth] = number;
      ends[depth] = number;
    }
    const node = nodes.at(-1);
    if (!node) return;
    node.last = at;
    node.filled += (event.placements?.length ?? 0) + (event.event === 'only' ? 1 : 0);
    node.removed += event.removed ?? 0;
    if (contradiction) node.dead = contradiction.text;
    if (event.event === 'solution') node.solution = ++solutions;
  });
  return nodes;
}

export function countsOf(nodes: readonly TreeNode[]): { guesses: number; backtracks: number; deadEnds: number; deepest: number } {
  const count = (is: (node: TreeNode) => boolean): number => nodes.filter(is).length;
  return {
    guesses: count(({ event }) => event.event === 'guess'),
    backtracks: count(({ event }) => event.vain === true),
    deadEnds: count(({ dead }) => dead !== ''),
    deepest: Math.max(0, ...nodes.map(({ event }) => event.depth)),
  };
}

/* The node that an event belongs to. */
export function nodeAt(nodes: readonly TreeNode[], event: number): number {
  return nodes.findLastIndex(({ first }) => first <= event);
}

/* From a node up to the start. */
export function pathUp(nodes: readonly TreeNode[], node: number): number[] {
  const path: number[] = [];
  for (let at = node; at >= 0; at = nodes[at]?.up ?? -1) path.push(at);
  return path;
}

/* ---- what is seen ------------------------------------------------------------------------------------- */

/* Large trees begin folded: those guesses are open that lead to a solution, then those near the start, as long as so many nodes
 * are seen at most. */
export function firstOpen(nodes: readonly TreeNode[], most: number): Set<number> {
  const inner = new Map<number, number>();
  for (const { inside } of nodes) inner.set(inside, (inner.get(inside) ?? 0) + 1);
  const solved = new Set(nodes.flatMap(({ solution }, at) => (solution ? pathUp(nodes, at) : [])));
  const order = [...inner.keys()].filter((at) => at >= 0)
    .sort((one, two) => Number(solved.has(two)) - Number(solved.has(one)) || (nodes[one]?.level ?? 0) - (nodes[two]?.level ?? 0) || one - two);
  const open = new Set<number>();
  let seen = 1;
  for (const at of order) {
    const inside = nodes[at]?.inside ?? -1;
    const more = inner.get(at) ?? 0;
    if ((inside >= 0 && !open.has(inside)) || (seen + more > most && at)) continue;
    open.add(at);
    seen += more;
  }
  return open;
}

export function isSeen(nodes: readonly TreeNode[], open: ReadonlySet<number>, node: number): boolean {
  for (let at = nodes[node]?.inside ?? -1; at >= 0; at = nodes[at]?.inside ?? -1) if (!open.has(at)) return false;
  return true;
}

export function seenOf(nodes: readonly TreeNode[], open: ReadonlySet<number>): number[] {
  return nodes.flatMap((_, at) => (isSeen(nodes, open, at) ? [at] : []));
}

/* ---- where it is drawn -------------------------------------------------------------------------------- */

/* For each seen node its column, where leaves have whole numbers and others the middle of what hangs below them, and its row. */
export function placesOf(nodes: readonly TreeNode[], seen: readonly number[]): Map<number, { x: number; y: number }> {
  const below = new Map<number, number[]>();
  for (const at of seen) {
    const up = nodes[at]?.up ?? -1;
    below.set(up, [...(below.get(up) ?? []), at]);
  }
  const rows = new Map<number, number>([[-1, -1]]);
  for (const at of seen) rows.set(at, (rows.get(nodes[at]?.up ?? -1) ?? 0) + 1);
  // Leaves from left to right: by a walk that needs no stack, as trees may be as deep as the search was long.
  const columns = new Map<number, number>();
  const todo = [0];
  let leaves = 0;
  while (todo.length) {
    const at = todo.at(-1) ?? 0;
    const parts = below.get(at) ?? [];
    const next = parts.find((part) => !columns.has(part));
    if (next !== undefined) {
      todo.push(next);
      continue;
    }
    columns.set(at, parts.length ? parts.reduce((sum, part) => sum + (columns.get(part) ?? 0), 0) / parts.length : leaves++);
    todo.pop();
  }
  return new Map(seen.map((at) => [at, { x: columns.get(at) ?? 0, y: rows.get(at) ?? 0 }]));
}
