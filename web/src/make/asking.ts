/* asking.ts: what the library says about a wish before anything is made. No puzzles are asked for, so it answers at once. */
import { isProblem, type Problem, type Wish } from '../engine/types.js';
import { engine, levels } from '../shell/engine';
import type { Excluded } from './order_form';

/* Why there can be no such puzzles, or null. */
export async function problemOf(wish: Wish): Promise<Problem | null> {
  try {
    const answer = await engine().call('generate', { ...wish, count: 0 });
    return isProblem(answer) ? answer : null;
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/* What boards of this size cannot have, whatever else is wanted. */
export async function excludedBy({ box }: Pick<Wish, 'box'>): Promise<Excluded> {
  const size = box ? { box } : {};
  const problems = await Promise.all(levels.map(({ level }) => problemOf({ ...size, level })));
  return { levels: new Set(levels.filter((_, at) => problems[at]).map(({ level }) => level)), er: await problemOf({ ...size, leastEr: 1 }) };
}
