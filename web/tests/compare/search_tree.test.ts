// @vitest-environment node
/* search_tree.test.ts: trees of real searches: their counts are those of the engine, every node has its place, and the board at each
 * event is what stood then. */
import { expect, test } from 'vitest';
import { boardAt, entriesAt } from '../../src/compare/search_board';
import { countsOf, firstOpen, nodeAt, placesOf, seenOf, treeOf } from '../../src/compare/search_tree';
import type { SearchHow, Traced } from '../../src/engine/types';
import { good, HARD, newEngine, SMALL } from '../engine/module';

const engine = newEngine();
const HOWS: readonly SearchHow[] = (['forward', 'singles', 'locked', 'fish'] as const).flatMap((propagate) =>
  (['input', 'mrv', 'mrv_degree', 'mrv_weight'] as const).map((order) => ({ engine: 'search', propagate, order, events: 100_000 })));
const search = (text: string, how: SearchHow): Traced => good(engine.trace(text, how));
const PUZZLES = [SMALL, HARD, '.'.repeat(16)];

test.each(PUZZLES)('the tree of %s has as many guesses, and as many taken back, as the engine counts', (puzzle) => {
  for (const how of HOWS) {
    const { events = [], stats, left_out: leftOut } = search(puzzle, how);
    const { guesses, backtracks, deepest } = countsOf(treeOf(events));
    expect(leftOut).toBe(0);
    expect({ guesses, backtracks, deepest }).toEqual({ guesses: stats.guesses, backtracks: stats.backtracks, deepest: stats.deepest });
  }
});

test('a guess and what is left without it hang below the same node; the list has them beside each other', () => {
  const nodes = treeOf(search(HARD, { engine: 'search', events: 1000 }).events ?? []);
  nodes.forEach((node, at) => {
    const others = nodes.filter(({ up }) => up === at).map(({ event }) => event.event);
    expect(['', 'guess', 'guess back']).toContain(others.join(' '));
    if (node.event.event !== 'back') return;
    const guess = nodes.find(({ event }) => event.event === 'guess' && event.guess === node.event.guess);
    expect([node.up, node.inside, node.level]).toEqual([guess?.up, guess?.inside, guess?.level]);
  });
});

test('no two nodes are drawn at one place, and leaves stand one beside the other', () => {
  const nodes = treeOf(search(SMALL, { engine: 'search', propagate: 'forward', order: 'input', events: 1000 }).events ?? []);
  const all = nodes.map((_, at) => at);
  const places = placesOf(nodes, all);
  expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length);
  const leaves = all.filter((at) => !nodes.some(({ up }) => up === at)).map((at) => places.get(at)?.x);
  expect(leaves).toEqual(leaves.map((_, at) => at));
  for (const at of all.slice(1)) expect(places.get(at)?.y).toBe((places.get(nodes[at]?.up ?? 0)?.y ?? 0) + 1);
});

test('a large tree begins folded, with what leads to the solution open', () => {
  const { events = [], left_out: leftOut } = search(HARD, { engine: 'search', propagate: 'forward', order: 'input', events: 2000 });
  expect([events.length, leftOut]).toEqual([2000, expect.any(Number)]);
  expect(leftOut).toBeGreaterThan(10_000);
  const nodes = treeOf(events);
  const seen = seenOf(nodes, firstOpen(nodes, 48));
  expect(seen.length).toBeLessThanOrEqual(48);
  expect(seen[0]).toBe(0);
  const small = treeOf(search(HARD, { engine: 'search', events: 2000 }).events ?? []);
  expect(seenOf(small, firstOpen(small, 48))).toHaveLength(small.length);
  expect(nodeAt(nodes, 1999)).toBe(nodes.length - 1);
});

test.each(PUZZLES)('the board of %s at a solution is the solution', (puzzle) => {
  for (const how of HOWS) {
    const traced = search(puzzle, how);
    const { events = [] } = traced;
    const layout = good(engine.layout(traced.box));
    const solutions = events.flatMap(({ event }, at) => (event === 'solution' ? [at] : []));
    expect(solutions.reduce((sum, at) => sum + (events[at]?.times ?? 0), 0)).toBeGreaterThanOrEqual(traced.count);
    for (const at of solutions) expect(boardAt(traced, layout, events, at).cells.map(({ value }) => value).join('')).toBe(events[at]?.solution);
  }
});

test('a guess is tinted, and the cells of a contradiction are marked', () => {
  const traced = search('..7.1......2....65..36...47..93..8.......8..4.26.9.....3.5....8.......1....97...6', { engine: 'search', events: 1000 });
  const { events = [] } = traced;
  const layout = good(engine.layout(traced.box));
  const guess = events.findIndex(({ event }) => event === 'guess');
  expect(entriesAt(events, guess).filter(({ isGuess }) => isGuess)).toHaveLength(1);
  expect(boardAt(traced, layout, events, guess).cells.filter(({ colours }) => colours?.[0] === 2)).toHaveLength(1);
  const dead = events.findIndex(({ contradiction }) => contradiction?.house);
  expect(boardAt(traced, layout, events, dead).cells.filter(({ conflict }) => conflict)).toHaveLength(9);
});

test('other engines tell numbers, and no events', () => {
  for (const { engine: name } of engine.table('engines').filter((row) => row.engine !== 'search')) {
    const traced = search(HARD, { engine: name, events: 10 });
    expect(traced).toMatchObject({ engine: name, verdict: 'unique' });
    expect(traced.stats.guesses).toBeGreaterThan(0);
    expect(traced.events).toBeUndefined();
  }
});

test('a search that takes too long ends, and says so', () => {
  expect(search(HARD, { engine: 'search', propagate: 'forward', order: 'input', nodes: 100, events: 10 })).toMatchObject({ verdict: 'unknown', stopped: true });
  expect(engine.trace(HARD, { engine: 'no such engine' })).toMatchObject({ setting: 'engine' });
  expect(engine.trace('x'.repeat(9), { engine: 'search' })).toHaveProperty('error');
});
