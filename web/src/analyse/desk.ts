/* desk.ts: who works for the view: several workers with one module, so that long work never keeps the short waiting.
 *
 *     near   the path: read, solve, explain, draw; what is asked for at each key
 *     here   all steps of the position that is shown, and their drawings
 *     asked  why not this candidate, and its drawing
 *     far    ratings, counts, proofs: what may take minutes; two of them
 *
 * A worker begins when it is first asked; all of them share one in reserve. */
import { browserWorker, Client, largeFrom, Pool } from '../engine/client.js';
import { compile } from '../engine/host.js';
import { Spare } from '../engine/spare.js';

export interface Desk {
  readonly near: Client;
  readonly here: Client;
  readonly asked: Client;
  readonly far: Pool;
  end(): void;
}

/* Addresses of nonet.wasm and nonet-large.wasm. */
export async function openDesk(address: string, largeAddress: string): Promise<Desk> {
  const module = await compile(address);
  const fetchLarge = largeFrom(largeAddress);
  const spare = new Spare(browserWorker(() => new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' })));
  const [near, here, asked] = [0, 1, 2].map(() => new Client(spare, module, fetchLarge)) as [Client, Client, Client];
  const far = new Pool(spare, module, 2, fetchLarge);
  const end = (): void => [near, here, asked, far, spare].forEach((worker) => worker.end());
  return { near, here, asked, far, end };
}
