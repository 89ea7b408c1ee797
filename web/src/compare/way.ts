/* way.ts: one way through a puzzle: its steps, the board at each place, and what each is called.
 *
 * Place 0 is the start, place n the board before step n with the step drawn, the last one the end. Sudoku Explainer's way has no
 * drawings; its effects are coloured marks. */
import { cellOf, stateOfPosition, type Drawing, type Picture } from '../board';
import { effectText } from '../analyse/effect_text';
import { Levels } from '../analyse/level_sign';
import type { Client } from '../engine/client.js';
import { isProblem, type Answer, type Explained, type How, type Position, type Problem, type Progress, type Rated, type Reading, type Step } from '../engine/types.js';
import { engineText, h } from '../shell/dom';
import { levels } from '../shell/engine';
import { named } from '../shell/strings';
import { t } from './compare_strings';
import type { Look, Track } from './track';
import { linesOf } from './way_lines';

/* "simplest", "shortest", "hodoku", "se", or "-" and what it does without. */
export type Choice = string;

export interface WayStep extends Pick<Step, 'technique' | 'placements' | 'eliminations'> {
  /* In tenths, of Sudoku Explainer. */
  readonly rating?: number;
  readonly level?: string;
  readonly short_reason?: string;
  readonly picture?: Step['picture'];
}

/* What there is to say about a whole way. */
interface Summary {
  readonly hardest?: string | undefined;
  readonly rating: string;
  readonly solved: boolean;
}

export const LEVELS = new Levels(levels.map(({ level }) => level));
const HARDEST_SE = 120;
/* Steps up to here are what everybody sees: singles and the like; of Sudoku Explainer up to naked singles. */
export const EASY = LEVELS.numberOf('easy');
const EASY_SE = 23;

function howOf(choice: Choice): How {
  if (choice === 'shortest') return { path: 'shortest' };
  if (choice === 'hodoku') return { like: 'hodoku' };
  return choice.startsWith('-') ? { without: [choice.slice(1)] } : {};
}

export class Way implements Track {
  readonly heights: readonly number[];
  readonly most: number;
  /* How hard each step is, as the number of a level; Sudoku Explainer has none, so its hard ones are the hardest. */
  readonly efforts: readonly number[];
  /* The same board has the same text. */
  readonly boards: readonly string[];

  constructor(
    readonly steps: readonly WayStep[],
    readonly summary: Summary,
    private readonly positions: readonly Position[],
    private readonly symbol: (value: number) => string,
    private readonly draw: ((at: number) => Promise<Answer<unknown>>) | null,
  ) {
    const isRated = steps[0]?.rating !== undefined;
    this.most = isRated ? HARDEST_SE : LEVELS.most;
    this.heights = steps.map(({ rating, level }) => rating ?? LEVELS.numberOf(level ?? ''));
    this.efforts = isRated ? this.heights.map((rating) => (rating > EASY_SE ? LEVELS.most : 0)) : this.heights;
    this.boards = positions.map(({ puzzle, marks }) => `${puzzle} ${[...puzzle].map((value, cell) => (value === '.' ? marks?.[cell]?.join() : '')).join('|')}`);
  }

  get end(): number {
    return this.steps.length + 1;
  }

  name(place: number): string {
    const step = this.steps[place - 1];
    return step ? t('stepAt', { number: place, count: this.steps.length, technique: step.technique }) : t(place ? 'end' : 'start');
  }

  effect(at: number): string {
    const step = this.steps[at];
    return step ? effectText(step, this.symbol) : '';
  }

  tell(place: number): (Node | string)[] {
    const step = this.steps[place - 1];
    if (!step) return [h('p', { class: 'mut' }, t(!place ? 'atStart' : this.summary.solved ? 'solved' : 'unsolved'))];
    return [
      h('div', { class: 'line' }, engineText(step.technique, 'span', 'h3 grow'),
        h('span', { class: 'mut' }, ...(step.level ? [LEVELS.dots(step.level), ' ', engineText(step.level)] : [t('er', { er: tenths(step.rating) })]))),
      h('p', { class: 'so' }, engineText(this.effect(place - 1))),
      engineText(step.short_reason ?? '', 'p', 'mut'),
    ];
  }

  async look(place: number): Promise<Look | null> {
    const at = Math.min(Math.max(place - 1, 0), this.steps.length);
    const position = this.positions[at];
    if (!position) return null;
    const step = this.steps[place - 1];
    const state = stateOfPosition(position);
    if (!step) return { state };
    if (!this.draw) return { state: { ...state, cells: painted(state.cells, step, state.side) } };
    const drawing = await this.draw(at);
    return { state, drawing: isProblem(drawing) ? null : (drawing as Drawing), picture: step.picture as Picture | undefined ?? null };
  }
}

/* A step without a drawing: what is placed teal, what goes crimson. */
function painted(cells: readonly object[], { placements, eliminations }: WayStep, side: number): object[] {
  const colour = { placements: 1, eliminations: 4 };
  return cells.map((cell, at) => {
    const of = (list: typeof placements): number[] => list.filter((one) => cellOf(one.cell, side) === at).map(({ value }) => value);
    const marks = [{ colour: colour.placements, values: of(placements) }, { colour: colour.eliminations, values: of(eliminations) }];
    return marks.some(({ values }) => values.length) ? { ...cell, coloured_marks: marks } : cell;
  });
}

export function tenths(number = 0): string {
  return (number / 10).toFixed(1);
}

/* ---- from the engine ------------------------------------------------------------------------------------ */

type Tell = (progress: Progress) => void;

/* A way, or why there is none. */
export async function findWay(client: Client, reading: Reading, choice: Choice, symbol: (value: number) => string, tell: Tell): Promise<Way | Problem> {
  return choice === 'se' ? findRated(client, reading, symbol, tell) : findExplained(client, reading, choice, symbol, tell);
}

async function findExplained(client: Client, reading: Reading, choice: Choice, symbol: (value: number) => string, tell: Tell): Promise<Way | Problem> {
  const how = howOf(choice);
  const job = client.start('explain', reading, how);
  job.listen(tell);
  const explained = await job.result;
  if (isProblem(explained)) return explained;
  const { steps = [], result, result_marks: marks = [] } = explained;
  if (!result) return { error: explained.conflict ?? t('noWay', { verdict: explained.verdict }) };
  const positions = await client.call('positions', reading, { of: 'explain', how }, steps.length);
  if (isProblem(positions)) return positions;
  const pixels = Math.max(640, 48 * explained.side);
  const draw = (at: number): Promise<Answer<unknown>> => client.call('draw', reading, { pixels }, { of: 'explain', how, at });
  const end = { side: explained.side, box: explained.box, puzzle: result, marks };
  return new Way(steps, summaryOf(explained, choice), [...positions, withPlaced(end, explained.puzzle)], symbol, draw);
}

/* The values that the way has placed are not those of the puzzle. */
function withPlaced(end: Position, puzzle: string): Position {
  const placed = [...end.puzzle].flatMap((value, at) => (value !== '.' && puzzle[at] === '.' ? [`r${Math.floor(at / end.side) + 1}c${(at % end.side) + 1}`] : []));
  return { ...end, placed };
}

function summaryOf({ hardest, level = '', score = 0, hodoku_level: other = '', hodoku_score: points = 0, solved = false }: Explained, choice: Choice): Summary {
  const isLike = choice === 'hodoku';
  if (!solved) return { hardest, solved, rating: t('unfinished') };
  return { hardest, solved, rating: t('scored', { level: isLike ? other : named('level', level), score: isLike ? points : score }) };
}

async function findRated(client: Client, reading: Reading, symbol: (value: number) => string, tell: Tell): Promise<Way | Problem> {
  const job = client.start('ratingSteps', reading);
  job.listen(tell);
  const rated: Answer<Rated> = await job.result;
  if (isProblem(rated)) return rated;
  const { steps = [], se } = rated;
  if (!se) return { error: rated.conflict ?? t('noWay', { verdict: rated.verdict }) };
  const written = await client.call('convert', reading, { notation: 'library' });
  if (isProblem(written)) return written;
  const positions = await Promise.all(linesOf(written.text, steps).map((line) => client.call('position', line)));
  const wrong = positions.find(isProblem);
  if (wrong) return wrong;
  const rating = t('seScored', { er: tenths(se.er), ep: tenths(se.ep), ed: tenths(se.ed) });
  return new Way(steps, { hardest: se.hardest, rating, solved: true }, positions as Position[], symbol, null);
}
