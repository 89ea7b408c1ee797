/* backup.ts: everything that is kept, as one file, and back. Importing adds what is not there yet and changes nothing else. */
import { isProblem, type Answer } from '../engine/types.js';
import { changeSettings, readSettings, settings } from '../shell/settings';
import type { Games, KeptGame } from './games';
import { keepPractice, keptPractice } from './practice';
import type { ResultRow } from './rows';

const KIND = 'nonet backup';

export interface Backup {
  readonly kind: typeof KIND;
  readonly version: 1;
  readonly games: readonly KeptGame[];
  readonly results: readonly ResultRow[];
  readonly settings: unknown;
  /* The progress; files of older pages have none. */
  readonly practice?: string;
}

export async function makeBackup(games: Games): Promise<string> {
  const backup: Backup = { kind: KIND, version: 1, games: await games.kept(), results: await games.results(), settings: settings(), practice: keptPractice() };
  return `${JSON.stringify(backup, null, 1)}\n`;
}

/* Throws what is wrong with the text. */
export function readBackup(text: string): Backup {
  const read = JSON.parse(text) as Partial<Backup> | null;
  if (read?.kind !== KIND || !Array.isArray(read.games) || !Array.isArray(read.results)) throw new Error(KIND);
  const isGame = ({ row, text: saved }: KeptGame): boolean => typeof row?.id === 'number' && typeof saved === 'string';
  if (!read.games.every(isGame)) throw new Error('games');
  return read as Backup;
}

/* The engine's: of several progresses one. */
export type Join = (texts: readonly string[]) => Promise<Answer<{ text: string }>>;

/* A game is known by when it was begun and what its puzzle is. */
function nameOf({ begun, givens }: { begun: number; givens: string }): string {
  return `${begun} ${givens}`;
}

/* Results know their game by its number, which is another one here. A result without its game keeps its place among negative numbers. */
export async function takeBackup(games: Games, text: string, join: Join): Promise<{ games: number; results: number }> {
  const backup = readBackup(text);
  const known = new Map((await games.list()).map((row) => [nameOf(row), row.id]));
  const numbers = new Map<number, number>();
  const added = { games: 0, results: 0 };
  for (const { row, text: saved } of backup.games) {
    const here = known.get(nameOf(row));
    const { id, begun, changed, ...summary } = row;
    numbers.set(id, here ?? (await games.create(summary, saved, begun, changed)));
    if (here === undefined) added.games++;
  }
  const times = new Set((await games.results()).map(({ solved }) => solved));
  for (const result of backup.results.filter(({ solved }) => !times.has(solved))) {
    await games.addResult({ ...result, game: numbers.get(result.game) ?? -result.solved });
    added.results++;
  }
  changeSettings(readSettings(JSON.stringify(backup.settings ?? {})));
  await takePractice(backup.practice, join);
  return added;
}

async function takePractice(text: unknown, join: Join): Promise<void> {
  if (typeof text !== 'string' || !text) return;
  const joined = await join([keptPractice(), text].filter(Boolean));
  if (!isProblem(joined)) keepPractice(joined.text);
}
