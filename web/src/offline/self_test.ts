/* self_test.ts: does this browser run the engine? With #self-test behind its address the page solves, rates and explains a puzzle in a
 * worker, cancels a long task, takes in the second module, and says what it found: "self-test: passed" is its title then. Anybody can do so; our tests do. */
import wasm from 'nonet.wasm?url';
import large from 'nonet-large.wasm?url';
import { browserWorker, Cancelled, Client, moduleFrom } from '../engine/client.js';

const emptyLarge = '0 '.repeat(256);
const puzzle = '5....79....4.1..8.61...5.....2..1.7....6.8.......2.4587..9.6....6....2.9...1.....';
const spawn = browserWorker(() => new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' }));

type Check = readonly [name: string, isFine: boolean];

async function isCancelled(client: Client): Promise<boolean> {
  const job = client.start('generate', { level: 'extreme', seed: 1, count: 1000 });
  job.cancel();
  return job.result.then(() => false, (error: unknown) => error instanceof Cancelled);
}

async function checkEngine(client: Client): Promise<Check[]> {
  const solved = await client.call('solve', puzzle);
  const rated = await client.call('rate', puzzle, { scales: ['se'] });
  const explained = await client.call('explain', puzzle, { parts: ['texts'] });
  const made = await client.call('generate', { level: 'easy', seed: 7 });
  return [
    ['solve', 'verdict' in solved && solved.verdict === 'unique'],
    ['rate', 'se' in rated],
    ['explain', 'steps' in explained && explained.steps.length > 0],
    ['generate', 'puzzles' in made && made.puzzles.length === 1],
    ['cancel', await isCancelled(client)],
    ['after cancel', 'verdict' in (await client.call('check', puzzle))],
    ['a large board', 'verdict' in (await client.call('rate', emptyLarge, { scales: ['nonet'] }))],
  ];
}

async function findings(): Promise<string> {
  try {
    const client = new Client(spawn, moduleFrom(wasm), moduleFrom(large));
    const failed = (await checkEngine(client)).filter(([, isFine]) => !isFine).map(([name]) => name);
    client.end();
    return failed.length ? `failed: ${failed.join(', ')}` : 'passed';
  } catch (error) {
    return `failed: ${String(error)}`;
  }
}

export async function selfTest(): Promise<void> {
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  said.textContent = `self-test: ${await findings()}`;
  document.body.prepend(said);
  document.title = said.textContent;
}
