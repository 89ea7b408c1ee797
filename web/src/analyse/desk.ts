/* desk.ts: who works for the view: several workers with one module, so that long work never keeps the short waiting.
 *
 *     near   the path: read, solve, explain, draw; what is asked for at each key
 *     here   all steps of the position that is shown, and their drawings
 *     asked  why not this candidate, and its drawing
 *     far    ratings, counts, proofs: what may take minutes; two of them
 *
 * A worker begins when it is first asked; all of them share one in reserve. */
import { browserWorker, Client, moduleFrom, Pool } from '../engine/client.js';
import { Spare } from '../engine/spare.js';
import { painted } from '../shell/dom';

export interface Desk {
  readonly near: Client;
  readonly here: Client;
  readonly asked: Client;
  readonly far: Pool;
  end(): void;
}

/* Addresses of nonet.wasm and nonet-large.wasm. What is shown without them is shown first. */
export function openDesk(address: string, largeAddress: string): Desk {
  const module = (): Promise<WebAssembly.Module> => painted().then(moduleFrom(address));
  const large = moduleFrom(largeAddress);
  const spare = new Spare(browserWorker(() => new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' })));
  const [near, here, asked] = [0, 1, 2].map(() => new Client(spare, module, large)) as [Client, Client, Client];
  const far = new Pool(spare, module, 2, large);
  const end = (): void => [near, here, asked, far, spare].forEach((worker) => worker.end());
  return { near, here, asked, far, end };
}
