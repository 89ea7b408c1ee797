/* engine.ts: the engine for the whole page: one worker for the game, one for everything else, from one compiled module,
 * and one in reserve for both. */
import levels from 'nonet.wasm?levels';
import wasm from 'nonet.wasm?url';
import large from 'nonet-large.wasm?url';
import { browserWorker, Client, largeFrom } from '../engine/client.js';
import { compile } from '../engine/host.js';
import { Spare } from '../engine/spare.js';
import { isProblem, type Tables } from '../engine/types.js';

/* For parts of the page that begin workers of their own. */
export const engineAddress = new URL(wasm, document.baseURI).href;
export const largeAddress = new URL(large, document.baseURI).href;

const spare = new Spare(browserWorker(() => new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' })));
const fetchLarge = largeFrom(largeAddress);
let compiled: Promise<WebAssembly.Module> | null = null;
let helper: Promise<Client> | null = null;

export async function newClient(): Promise<Client> {
  compiled ??= compile(wasm);
  return new Client(spare, await compiled, fetchLarge);
}

/* Fetched while nobody waits for it, so that it is there when somebody does; what is shown first does not have to share the line with it. */
export function fetchEngineSoon(): void {
  const fetchIt = (): void => void engine().catch(() => undefined); // whoever needs it will be told
  if ('requestIdleCallback' in window) requestIdleCallback(fetchIt, { timeout: 2000 });
  else setTimeout(fetchIt);
}

/* For questions that have nothing to do with the game. */
export function engine(): Promise<Client> {
  helper ??= newClient();
  return helper;
}

const tables = new Map<string, Promise<readonly unknown[]>>();

export function table<Name extends keyof Tables>(name: Name): Promise<readonly Tables[Name][]> {
  const known = tables.get(name) ?? engine().then((client) => client.call('table', name)).then((rows) => (isProblem(rows) ? [] : rows));
  tables.set(name, known);
  return known as Promise<readonly Tables[Name][]>;
}

/* Part of the page: where to begin is shown before the engine is there. */
export { levels };
