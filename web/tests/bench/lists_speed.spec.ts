/* lists_speed.spec.ts: how fast lists are (make bench-web): puzzles a second with one and two workers beside the program with -j1 over the same
 * file, all by processor time; and for how long the main thread is held up by a million lines. PUZZLES=2000 LINES=1000000 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import type { ListJob } from '../../src/lists/job';
import { pageFolder } from '../support/built_page';
import { StaticServer } from '../support/static_server';
import { ThreadTimes } from './thread_times';

const BUILD = process.env['NONET_BUILD'] ?? '../build';
const PROGRAM = join(BUILD, 'nonet');
const PUZZLES = Number(process.env['PUZZLES'] ?? 2000);
const LINES = Number(process.env['LINES'] ?? 1_000_000);
const folder = join(BUILD, 'web-bench');
const list = join(folder, 'list.txt');

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(list, execFileSync(PROGRAM, ['generate', '-n', String(PUZZLES), '--seed', '1']));
});

/* ---- rating ---------------------------------------------------------------------------------- */

/* Milliseconds of one thread, as the shell's `times` tells them of what it ran. */
function nativeMs(): number {
  const commands = ['rate -j1 --scale se', 'rate -j1 --scale nonet', 'canon -j1'].map((command) => `${PROGRAM} ${command} ${list} >/dev/null`);
  const told = execFileSync('bash', ['-c', `${commands.join('; ')}; times`], { encoding: 'utf8' }).trim().split('\n').at(-1) ?? '';
  return [...told.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, minutes, seconds]) => sum + 60_000 * Number(minutes) + 1000 * Number(seconds), 0);
}

/* The job of the view, with so many workers of the built page. */
async function rate(page: Page, text: string, size: number): Promise<number> {
  const worker = readdirSync(join(pageFolder, 'assets')).find((name) => /^worker-.*\.js$/.test(name)) ?? '';
  const places = { module: `/@fs${join(pageFolder, '..', 'nonet.wasm')}`, worker: `/@fs${join(pageFolder, 'assets', worker)}` };
  await page.goto('demo/place.html');
  return page.evaluate(async ({ text, size, places }) => {
    const load = (path: string): Promise<never> => import(/* @vite-ignore */ new URL(path, location.href).href) as Promise<never>;
    const { Client, Pool, browserWorker } = await (load('/src/engine/client.ts') as Promise<typeof import('../../src/engine/client')>);
    const { compile } = await (load('/src/engine/host.ts') as Promise<typeof import('../../src/engine/host')>);
    const { ListJob: Job } = await (load('/src/lists/job.ts') as Promise<typeof import('../../src/lists/job')>);
    const module = await compile(places.module);
    const spawn = browserWorker(() => new Worker(places.worker, { type: 'module' }));
    let began = 0;
    const job = await new Promise<ListJob>((done) => {
      const job: ListJob = new Job('list', new Blob([text]), new Client(spawn, module), new Pool(spawn, module, size), size, () => {
        if (job.phase === 'working') began = performance.now();
        if (job.phase === 'done') done(job);
      });
    });
    return job.rows.classes.count > 0 ? performance.now() - began : NaN;
  }, { text, size, places });
}

test('rating a list', async ({ page, browser }) => {
  const threads = await ThreadTimes.of(browser);
  const perSecond = (ms: number): number => Math.round((1000 * PUZZLES) / ms);
  const native = nativeMs();
  console.log(`rating ${PUZZLES} puzzles: the program, -j1: ${perSecond(native)} a second of processor time`);
  for (const size of [1, 2]) {
    const before = await threads.count();
    const wall = await rate(page, readFileSync(list, 'utf8'), size);
    const { main, workers } = await threads.since(before);
    console.log(`  ${size} workers: ${perSecond(workers)} a second of processor time each, ${perSecond(wall)} by the clock on the wall; main thread ${main.toFixed(0)} ms`);
    expect(wall).toBeGreaterThan(0);
  }
});

/* ---- a million lines ------------------------------------------------------------------------- */

const server = new StaticServer(pageFolder);
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

test('a million lines', async ({ page, browser }) => {
  const file = join(folder, 'million.txt');
  writeFileSync(file, execFileSync(PROGRAM, ['shuffle', '--count', String(Math.ceil(LINES / PUZZLES)), '--seed', '5', list], { maxBuffer: 1e9 }));
  const threads = await ThreadTimes.of(browser);
  await page.goto(`${server.address}#lists`);
  await expect(page.locator('#app')).toHaveAttribute('data-ready', 'lists');
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { long });
    new PerformanceObserver((entries) => entries.getEntries().forEach(({ duration }) => long.push(duration))).observe({ type: 'longtask' });
  });
  const measure = async (name: string, work: () => Promise<void>): Promise<void> => {
    const [began, before] = [performance.now(), await threads.count()];
    await work();
    const [wall, { main }] = [performance.now() - began, await threads.since(before)];
    const long = await page.evaluate(() => (window as unknown as { long: number[] }).long.splice(0));
    console.log(`  ${name.padEnd(24)} wall ${wall.toFixed(0)} ms, main thread ${main.toFixed(0)} ms, tasks above 50 ms: ${long.length}, longest ${Math.max(0, ...long).toFixed(0)} ms`);
  };
  const phase = (name: string): Promise<void> => expect(page.locator('main.listing')).toHaveAttribute('data-phase', name, { timeout: 300_000 });
  const ready = (): Promise<void> => expect(page.locator('main.listing')).toHaveAttribute('data-view', 'ready');
  await measure('reading and checking', async () => {
    await page.locator('main input[type=file]').setInputFiles(file);
    await phase('working');
  });
  await measure('rating, ten seconds', () => page.waitForTimeout(10_000));
  await measure('cancelling', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await phase('stopped');
  });
  for (const column of ['ER', 'Clues', 'Puzzle'])
    await measure(`sorting, ${column}`, async () => {
      await page.getByRole('columnheader', { name: column }).getByRole('button').click();
      await ready();
    });
  await measure('filtering', async () => {
    await page.getByLabel('Clues from').fill('24');
    await ready();
  });
});
