/* page_speed.spec.ts: what the page promises about time, measured in Chromium without a window (make bench-web): median and p95 of at
 * least 30, wall time, so on a quiet machine. The engine runs in its worker, as in the page; only keys count on the main thread. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Client } from '../../src/engine/client.js';
import { pageFolder } from '../support/built_page';
import { StaticServer } from '../support/static_server';

const rounds = Number(process.env['ROUNDS'] ?? 30);
/* Engine and worker are those of the built page: one file each, as people have them. */
const worker = readdirSync(join(pageFolder, 'assets')).find((name) => /^worker-.*\.js$/.test(name)) ?? '';
const places = { engine: `/@fs${join(pageFolder, '..', 'nonet.wasm')}`, worker: `/@fs${join(pageFolder, 'assets', worker)}`, rounds };
type Places = typeof places;

type Times = Record<string, number[]>;

function report(times: Times): void {
  for (const [name, list] of Object.entries(times)) {
    const sorted = [...list].sort((one, two) => one - two);
    const at = (share: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(1);
    console.log(`| ${name.padEnd(44)} | ${String(sorted.length).padStart(3)} | ${at(0.5).padStart(8)} | ${at(0.95).padStart(8)} |`);
  }
}

/* In the page, from here on: nothing of this file is there but its arguments. */
async function measureEngine({ engine, worker, rounds }: Places): Promise<Times> {
  const load = (path: string): Promise<never> => import(/* @vite-ignore */ new URL(path, location.href).href) as Promise<never>;
  const { Client: NewClient, browserWorker } = await (load('/src/engine/client.ts') as Promise<typeof import('../../src/engine/client.js')>);
  const { compile } = await (load('/src/engine/host.ts') as Promise<typeof import('../../src/engine/host.js')>);
  const module = await compile(engine);
  const start = (): Client => new NewClient(browserWorker(() => new Worker(worker, { type: 'module' })), module);
  const client = start();
  const times: Times = {};
  const time = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const result = await work();
    (times[name] ??= []).push(performance.now() - began);
    return result;
  };
  await client.call('version');
  const puzzles: string[] = [];
  for (const level of ['easy', 'hard', 'expert', 'extreme'] as const) {
    for (let seed = 1; seed <= rounds; seed++) {
      const made = await time(`new puzzle, ${level}`, () => client.call('generate', { level, seed }));
      if (level === 'extreme' && 'puzzles' in made) puzzles.push(...made.puzzles.map((one) => (one as unknown as { puzzle: string }).puzzle));
    }
  }
  for (const puzzle of puzzles) {
    const fresh = start();
    await fresh.call('version');
    await time('hint, extreme, first of a worker', () => fresh.call('hint', puzzle, {}));
    fresh.end();
    await time('hint, extreme, warm', () => client.call('hint', puzzle, {}));
    await time('exact ER, extreme', () => client.call('rate', puzzle, { scales: ['se'] }));
    await time('whole explanation, extreme', () => client.call('explain', puzzle, {}));
  }
  for (let round = 0; round < rounds; round++) {
    const job = client.start('generate', { level: 'extreme', seed: round + 1000, count: 1000 });
    const ended = job.result.catch(() => undefined);
    await new Promise((done) => setTimeout(done, 20)); // until it is under way
    await time('cancel, until the next answer', async () => {
      job.cancel();
      await ended;
      await client.call('version');
    });
  }
  client.end();
  return times;
}

/* A key on a board with all marks: the main thread until the new board is laid out. The worker's part is counted apart. */
async function measureKeys({ engine, worker, rounds }: Places): Promise<Times> {
  const load = (path: string): Promise<never> => import(/* @vite-ignore */ new URL(path, location.href).href) as Promise<never>;
  const { Client: NewClient, browserWorker } = await (load('/src/engine/client.ts') as Promise<typeof import('../../src/engine/client.js')>);
  const { NonetBoard } = await (load('/src/board/index.ts') as Promise<typeof import('../../src/board/index.js')>);
  const client = new NewClient(browserWorker(() => new Worker(worker, { type: 'module' })), engine);
  const times: Times = {};
  for (const box of [[3, 3], [4, 4]] as const) {
    const side = box[0] * box[1];
    const board = new NonetBoard();
    board.style.width = '660px';
    document.body.append(board);
    await client.call('gameBegin', { box: [...box], level: 'easy', seed: 1 } as never);
    const show = (answer: unknown): void => {
      board.state = (answer as { state: never }).state;
      board.getBoundingClientRect();
    };
    show(await client.call('gameDo', 'fill_marks'));
    for (let round = 0; round < 2 * rounds; round++) {
      const began = performance.now();
      const answer = await client.call('gamePress', round % 2 ? 'right' : 'down');
      const heard = performance.now();
      show(answer);
      (times[`key, ${side}x${side} with all marks, main thread`] ??= []).push(performance.now() - heard);
      (times[`key, ${side}x${side}, worker there and back`] ??= []).push(heard - began);
    }
    for (let round = 0; round < rounds; round++) {
      const answer = await client.call('gamePress', '1');
      const heard = performance.now();
      show(answer);
      (times[`value, ${side}x${side} with all marks, main thread`] ??= []).push(performance.now() - heard);
      show(await client.call('gameDo', 'undo'));
    }
    board.remove();
  }
  client.end();
  return times;
}

test('engine and keys', async ({ page }) => {
  await page.goto('demo/board.html');
  console.log(`| ${'ms'.padEnd(44)} |   n |   median |      p95 |\n|---|---|---|---|`);
  report(await page.evaluate(measureEngine, places));
  report(await page.evaluate(measureKeys, places));
});

test('start without a server', async ({ page }) => {
  const server = new StaticServer(pageFolder);
  await server.start();
  await page.goto(server.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
  await server.stop();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto(server.address);
    times.push(await page.evaluate(async () => {
      const isThere = (): boolean => document.querySelector('h1, nonet-board') !== null;
      if (!isThere())
        await new Promise<void>((done) => new MutationObserver(() => isThere() && done()).observe(document.body, { childList: true, subtree: true }));
      return new Promise<number>((done) => requestAnimationFrame(() => done(performance.now())));
    }));
  }
  report({ 'start without a server, until it is drawn': times });
  expect(times.length).toBe(rounds);
});
