/* page_speed.spec.ts: what the page promises about time, measured in Chromium without a window (make bench-web), on the page as it was
 * built: median and p95 of at least 30, in processor time of the thread concerned where that is known. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { Client } from '../../src/engine/client';
import type { Method } from '../../src/engine/engine';
import { good, newEngine } from '../engine/module';
import { pageFolder } from '../support/built_page';
import { StaticServer } from '../support/static_server';
import { Table } from './bars';
import { ThreadTimes, type Spent } from './thread_times';

const rounds = Number(process.env['ROUNDS'] ?? 30);
const server = new StaticServer(pageFolder);

test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

/* What is written down after an answer, and what the browser cleans up, belongs to the key. */
const AFTERWARDS_MS = 40;
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const engine = newEngine();

function extremePuzzles(count: number): string[] {
  const made = good(engine.generate({ level: 'extreme', seed: 1, count }));
  return made.puzzles.map((one) => (one as unknown as { puzzle: string }).puzzle);
}

/* Where such a puzzle is hardest: the position before the first step of its hardest technique, with all marks. */
function hardestPlace(puzzle: string): string {
  const { steps = [], hardest } = good(engine.explain(puzzle));
  const at = steps.findIndex(({ technique }) => technique === hardest);
  return good(engine.convert(puzzle, { notation: 'library' }, { of: 'explain', how: {}, at })).text.trim();
}

/* ---- the view that plays -------------------------------------------------------------------------------- */

async function open(page: Page, hash: string): Promise<void> {
  await page.goto(server.address);
  await page.goto(`${server.address}${hash}`);
  await page.reload();
  await expect(page.locator('main.play')).toHaveAttribute('data-phase', 'playing');
  await expect(page.locator('#app')).toHaveAttribute('data-ready', 'play');
}

/* Until the puzzle is rated, by another worker. */
async function rated(page: Page): Promise<void> {
  await expect(page.locator('.rating')).not.toBeEmpty();
}

/* From the next key until a state that fits has been painted. */
function watch(page: Page, stage = ''): Promise<void> {
  return page.evaluate((stage) => {
    const view = document.querySelector<HTMLElement>('main.play');
    const board = document.querySelector('nonet-board') as unknown as { state: object };
    const state = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(board), 'state');
    let began = 0;
    document.addEventListener('keydown', (event) => (began = event.timeStamp), { capture: true, once: true });
    Object.assign(window, {
      painted: new Promise<number>((done) => {
        Object.defineProperty(board, 'state', {
          configurable: true,
          get: () => state?.get?.call(board),
          set: (value: { open: readonly string[] }) => {
            state?.set?.call(board, value);
            queueMicrotask(() => {
              if (stage && (view?.dataset['stage'] !== stage || value.open.length)) return;
              delete (board as { state?: object }).state;
              requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
            });
          },
        });
      }),
    });
  }, stage);
}

async function press(page: Page, threads: ThreadTimes, key: string, stage = ''): Promise<Spent & { wall: number }> {
  await watch(page, stage);
  const before = await threads.count();
  await page.keyboard.press(key);
  const wall = await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
  await wait(AFTERWARDS_MS);
  return { ...(await threads.since(before)), wall };
}

for (const [name, hash, keys] of [
  ['key, 9x9 with all marks', '#play?box=3x3&level=extreme&seed=3', ['ArrowRight', 'Shift+Digit1', '2', 'u', 'ArrowDown', '3', 'Backspace', 'u']],
  ['key, 16x16 with all marks', '#play?box=4x4&level=easy&seed=1', ['ArrowRight', 'Shift+Digit1', '2', 'u', 'ArrowDown', '3', 'Backspace', 'u']],
] as const)
  test(name, async ({ page, browser }) => {
    const threads = await ThreadTimes.of(browser);
    const table = new Table();
    await open(page, hash);
    await press(page, threads, 'a');
    for (let round = 0; round < rounds; round++)
      for (const key of keys) {
        const { main, wall } = await press(page, threads, key);
        table.add(name, { processor: main, wall });
        table.add(`   ${key}`, { processor: main, wall });
      }
    table.close();
  });

/* From the key to the first words: where to look. What and why only tell more of the same step, and draw it. */
test('hints', async ({ page, browser }) => {
  const threads = await ThreadTimes.of(browser);
  const table = new Table();
  const places = extremePuzzles(rounds).map(hardestPlace).map(encodeURIComponent);
  for (const place of places) {
    await open(page, `#play/${place}`);
    await rated(page);
    const { workers, wall } = await press(page, threads, 'i', 'where');
    table.add('hint, extreme, first one', { processor: workers, wall });
    for (const stage of ['what', 'why']) {
      const { main, wall } = await press(page, threads, 'i', stage);
      table.add(`   hint, ${stage}, main thread`, { processor: main, wall });
    }
  }
  for (const place of places) {
    await page.evaluate((hash) => (location.hash = hash), `#play/${place}`);
    await expect(page.locator('main.play')).toHaveAttribute('data-stage', 'none');
    await rated(page);
    const { workers, wall } = await press(page, threads, 'i', 'where');
    table.add('hint, extreme, warm', { processor: workers, wall });
  }
  table.close();
});

test('new puzzles', async ({ page, browser }) => {
  const threads = await ThreadTimes.of(browser);
  const table = new Table();
  await open(page, '#play?box=3x3&level=easy&seed=1');
  for (const level of ['easy', 'hard', 'expert', 'extreme'])
    for (let seed = 1; seed <= rounds; seed++) {
      const before = await threads.count();
      const wall = await page.evaluate((hash) => new Promise<number>((done) => {
        const view = document.querySelector<HTMLElement>('main.play');
        const began = performance.now();
        const watcher = new MutationObserver(() => {
          if (view?.dataset['phase'] !== 'playing') return;
          watcher.disconnect();
          done(performance.now() - began);
        });
        if (view) watcher.observe(view, { attributeFilter: ['data-phase'] });
        location.hash = hash;
      }), `#play?box=3x3&level=${level}&seed=${seed}`);
      table.add(`new puzzle, ${level}`, { processor: (await threads.since(before)).oldest, wall });
      await expect(page.locator('#app')).toHaveAttribute('data-ready', 'play');
      await rated(page);
    }
  table.close();
});

/* ---- the engine, as the views call it ------------------------------------------------------------------- */

/* Worker and module are those of the built page. */
async function startClient(page: Page): Promise<void> {
  const worker = readdirSync(join(pageFolder, 'assets')).find((name) => /^worker-.*\.js$/.test(name)) ?? '';
  const places = { module: `/@fs${join(pageFolder, '..', 'nonet.wasm')}`, worker: `/@fs${join(pageFolder, 'assets', worker)}` };
  await page.goto('demo/place.html');
  await page.evaluate(async ({ module, worker }) => {
    const load = (path: string): Promise<never> => import(/* @vite-ignore */ new URL(path, location.href).href) as Promise<never>;
    const { Client, browserWorker } = await (load('/src/engine/client.ts') as Promise<typeof import('../../src/engine/client')>);
    const { compile } = await (load('/src/engine/host.ts') as Promise<typeof import('../../src/engine/host')>);
    const client = new Client(browserWorker(() => new Worker(worker, { type: 'module' })), await compile(module));
    await client.call('version');
    Object.assign(window, { client });
  }, places);
}

async function call(page: Page, threads: ThreadTimes, method: Method, ...args: unknown[]): Promise<{ wall: number; processor: number }> {
  const before = await threads.count();
  const wall = await page.evaluate(async ([method, args]) => {
    const { client } = window as unknown as { client: Client };
    const began = performance.now();
    await client.call(method as 'version', ...(args as []));
    return performance.now() - began;
  }, [method, args] as const);
  return { wall, processor: (await threads.since(before)).oldest };
}

/* From the literature, then positions of ours, in candidates. */
function hardest(): string[] {
  const ours = readFileSync(new URL('../../../tests/data/ratings.tsv', import.meta.url), 'utf8').split('\n')
    .map((line) => line.split('\t')).sort((one, two) => Number(two[1] ?? 0) - Number(one[1] ?? 0)).map(([text = '']) => text);
  return [
    '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....', // Golden Nugget
    '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1', // Easter Monster
    ...ours.slice(0, 5),
  ];
}

test('ratings', async ({ page, browser }) => {
  const threads = await ThreadTimes.of(browser);
  const table = new Table();
  await startClient(page);
  for (const puzzle of extremePuzzles(rounds)) {
    table.add('exact ER, new puzzle', await call(page, threads, 'rate', puzzle, { scales: ['se'] }));
    table.add('whole explanation', await call(page, threads, 'explain', puzzle, {}));
  }
  for (const puzzle of hardest()) table.add('exact ER, hardest known', await call(page, threads, 'rate', puzzle, { scales: ['se'] }));
  table.close();
});

/* Nobody sees that something takes long, and presses a button, in less. */
const BEFORE_CANCEL_MS = 400;

test('cancel', async ({ page, browser }) => {
  const threads = await ThreadTimes.of(browser);
  const table = new Table();
  await startClient(page);
  for (let round = 0; round < rounds; round++) {
    await page.evaluate((seed) => {
      const { client } = window as unknown as { client: Client };
      const job = client.start('generate', { level: 'extreme', seed, count: 1000 });
      Object.assign(window, { job, ended: job.result.catch(() => undefined) });
    }, round + 1);
    await wait(BEFORE_CANCEL_MS);
    const before = await threads.count();
    const wall = await page.evaluate(async () => {
      const { client, job, ended } = window as unknown as { client: Client; job: { cancel(): void }; ended: Promise<void> };
      const began = performance.now();
      job.cancel();
      await ended;
      await client.call('version');
      return performance.now() - began;
    });
    const { main, workers } = await threads.since(before);
    table.add('cancel, until the next answer', { wall, processor: main + workers });
  }
  table.close();
});

/* It is being rated, which takes seconds, when a key comes. */
test('a key while the engine is busy', async ({ page, browser }) => {
  const threads = await ThreadTimes.of(browser);
  const table = new Table();
  await open(page, `#play/${hardest()[0]}`);
  await press(page, threads, '*');
  for (let round = 0; round < rounds; round++) {
    await wait(BEFORE_CANCEL_MS);
    const { workers, wall } = await press(page, threads, round % 2 ? 'ArrowRight' : 'ArrowDown');
    table.add('key, while the engine is busy', { processor: workers, wall });
  }
  table.close();
});

/* ---- starting ------------------------------------------------------------------------------------------ */

/* A new page, in which `see` has become true and has been painted. */
async function timeOfStart(page: Page, hash: string, ready: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(`${server.address}${hash}`);
  return page.evaluate(async (ready) => {
    const isThere = (): boolean => document.querySelector(ready) !== null;
    if (!isThere())
      await new Promise<void>((done) => new MutationObserver(() => isThere() && done()).observe(document, { childList: true, subtree: true, attributes: true }));
    return new Promise<number>((done) => requestAnimationFrame(() => done(performance.now())));
  }, ready);
}

test('start without a server', async ({ page }) => {
  const table = new Table();
  await page.goto(server.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
  await page.goto(`${server.address}#play?box=3x3&level=hard&seed=1`);
  await expect(page.locator('#app')).toHaveAttribute('data-ready', 'play');
  await server.stop();
  for (let round = 0; round < rounds; round++) {
    table.add('start without a server, home', { wall: await timeOfStart(page, '', '#app[data-ready="home"]'), processor: NaN });
    table.add('start without a server, ready to play', { wall: await timeOfStart(page, '#play', 'main.play[data-phase="playing"]'), processor: NaN });
  }
  table.close();
  await server.start();
});
