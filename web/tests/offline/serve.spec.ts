/* serve.spec.ts: the built page, from `nonet serve`, in Chromium: under the headers of that server it works, is kept, and works without it;
 * and a page of another site gets nothing. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { pageFolder } from '../support/built_page';
import { StaticServer } from '../support/static_server';

const nonet = join(dirname(pageFolder), 'nonet');
const servers: ChildProcess[] = [];

/* One of its own for each test; its address. */
async function serve(): Promise<string> {
  const server = spawn(nonet, ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'ignore'] });
  servers.push(server);
  for await (const line of createInterface({ input: server.stdout })) return line;
  throw new Error('nonet serve says no address');
}

test.beforeAll(() => {
  test.skip(!/^modules:.* serve/m.test(execFileSync(nonet, ['--version'], { encoding: 'utf8' })), 'nonet is built without serve');
});
test.afterEach(() => servers.splice(0).forEach((server) => server.kill()));

test('the page works as on any server, and then without it', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  const address = await serve(), server = servers[0]!;
  await page.goto(`${address}#self-test`);
  await expect(page).toHaveTitle('self-test: passed');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  expect((await ended)[0]).toBe(130);
  await page.goto('about:blank');
  await page.goto(`${address}#self-test`);
  await expect(page).toHaveTitle('self-test: passed');
  expect(complaints).toEqual([]);
});

test('a page of another site reads nothing and embeds nothing', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-other-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const other = new StaticServer(folder);
  await other.start();
  const served = await serve();
  await page.goto(other.address);
  const got = await page.evaluate(async (target) => {
    const fetched = await fetch(target).then(() => 'read', () => 'refused');
    const plain = await fetch(target, { mode: 'no-cors' }).then(() => 'read', () => 'refused');
    const image = await new Promise((done) => {
      const element = new Image();
      element.onload = () => done('shown');
      element.onerror = () => done('refused');
      element.src = `${target}icon-192.png`;
    });
    return { fetched, plain, image };
  }, served.replace('127.0.0.1', 'localhost'));
  expect(got).toEqual({ fetched: 'refused', plain: 'refused', image: 'refused' });
  await other.stop();
});
