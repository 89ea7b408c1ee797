/* rows.ts: what is told of a game in lists and statistics, made from the state that the engine tells. */
import type { GameState } from '../engine/types.js';

/* A game, as lists show it. */
export interface GameRow {
  readonly id: number;
  readonly begun: number;
  readonly changed: number;
  readonly side: number;
  readonly box: readonly [number, number];
  /* The board for a small picture: the givens, and with the player's values. */
  readonly givens: string;
  readonly puzzle: string;
  readonly phase: string;
  readonly empty: number;
  readonly wasEmpty: number;
  readonly elapsedMs: number;
  readonly timer: string;
  readonly title?: string;
  readonly level?: string;
  readonly seed?: string;
  readonly er?: number;
}

/* A game that was solved. */
export interface ResultRow {
  readonly game: number;
  readonly solved: number;
  readonly side: number;
  readonly level: string;
  readonly title: string;
  readonly elapsedMs: number;
  readonly isTimed: boolean;
  readonly hints: number;
  readonly mistakes: number;
  readonly checks: number;
  readonly reveals: number;
  readonly isGivenUp: boolean;
}

export type Summary = Omit<GameRow, 'id' | 'begun' | 'changed'>;

function countOf(state: GameState, name: string): number {
  return Number(state.counts[name] ?? 0);
}

export function summaryOf(state: GameState): Summary {
  const { side, box, puzzle, phase, origin, rating } = state;
  const characters = [...puzzle];
  const givens = characters.map((value, cell) => (state.cells[cell]?.given ? value : '.')).join('');
  return {
    side, box, puzzle, givens, phase,
    empty: countOf(state, 'empty'),
    wasEmpty: side * side - countOf(state, 'givens'),
    elapsedMs: state.timer.elapsed_ms,
    timer: state.options.includes('show-timer') ? state.timer.text : '',
    ...(origin.title ? { title: origin.title } : {}),
    ...(origin.level ? { level: origin.level } : {}),
    ...(origin.seed_text ? { seed: origin.seed_text } : {}),
    ...(rating?.er ? { er: rating.er } : {}),
  };
}

export function resultOf(state: GameState, game: number, now: number): ResultRow {
  return {
    game, solved: now, side: state.side,
    level: state.origin.level ?? '',
    title: state.origin.title ?? '',
    elapsedMs: state.timer.elapsed_ms,
    isTimed: state.timer.timed,
    hints: countOf(state, 'hints'), mistakes: countOf(state, 'mistakes'), checks: countOf(state, 'checks'),
    reveals: countOf(state, 'reveals'), isGivenUp: Boolean(state.counts['given_up']),
  };
}

export interface LevelStatistics {
  readonly side: number;
  readonly level: string;
  readonly count: number;
  /* Without hints, checks and cells that were told. */
  readonly clean: number;
  readonly bestMs: number | null;
  readonly medianMs: number | null;
}

/* By size and level, in the order of `levels`; what was given up does not count. */
export function statisticsOf(results: readonly ResultRow[], levels: readonly string[]): LevelStatistics[] {
  const groups = new Map<string, ResultRow[]>();
  for (const result of results.filter(({ isGivenUp }) => !isGivenUp)) {
    const key = `${String(result.side).padStart(2, '0')} ${String(levels.indexOf(result.level) + 1).padStart(2, '0')} ${result.level}`;
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return [...groups].sort(([one], [two]) => (one < two ? -1 : 1)).map(([, group]) => {
    const times = group.filter(({ isTimed }) => isTimed).map(({ elapsedMs }) => elapsedMs).sort((one, two) => one - two);
    const isClean = ({ hints, checks, reveals }: ResultRow): boolean => hints + checks + reveals === 0;
    return {
      side: group[0]?.side ?? 0, level: group[0]?.level ?? '', count: group.length, clean: group.filter(isClean).length,
      bestMs: times[0] ?? null, medianMs: times[(times.length - 1) >> 1] ?? null,
    };
  });
}
