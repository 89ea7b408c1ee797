/* engine.ts: the engine for the whole page: one worker for the game, one for everything else, from one compiled module,
 * and one in reserve for both. */
import levels from 'nonet.wasm?levels';
import wasm from 'nonet.wasm?url';
import large from 'nonet-large.wasm?url';
import { browserWorker, Client, moduleFrom, Pool } from '../engine/client.js';
import { Spare } from '../engine/spare.js';
import { isProblem, type Tables } from '../engine/types.js';
import { painted } from './dom';

/* For parts of the page that begin workers of their own. */
export const engineAddress = new URL(wasm, document.baseURI).href;
export const largeAddress = new URL(large, document.baseURI).href;

const spare = new Spare(browserWorker(() => new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' })));
let helper: Client | null = null;

/* The view that needs it is drawn first, and does not share the line with it. */
export function newClient(): Client {
  return new Client(spare, () => painted().then(moduleFrom(engineAddress)), moduleFrom(largeAddress));
}

/* Several, for many questions that have nothing to do with each other. */
export function newPool(size: number): Pool {
  return new Pool(spare, moduleFrom(engineAddress), size, moduleFrom(largeAddress));
}

/* Fetched while nobody waits for it, so that it is there when somebody does. */
export function fetchEngineSoon(): void {
  const fetchIt = (): void => void moduleFrom(engineAddress)().catch(() => undefined); // whoever needs it will be told
  if ('requestIdleCallback' in window) requestIdleCallback(fetchIt, { timeout: 2000 });
  else setTimeout(fetchIt);
}

/* For questions that have nothing to do with the game. */
export function engine(): Client {
  helper ??= newClient();
  return helper;
}

const tables = new Map<string, Promise<readonly unknown[]>>();

export function table<Name extends keyof Tables>(name: Name): Promise<readonly Tables[Name][]> {
  const known = tables.get(name) ?? engine().call('table', name).then((rows) => (isProblem(rows) ? [] : rows));
  tables.set(name, known);
  return known as Promise<readonly Tables[Name][]>;
}

/* Part of the page: where to begin is shown before the engine is there. */
export { levels };
