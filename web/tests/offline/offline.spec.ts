/* offline.spec.ts: the built page on a server, in Chromium: it needs nobody but that server, and once it was there not even that; a
 * new version comes as a whole or not at all. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { newerPage, pageFolder } from '../support/built_page';
import { StaticServer } from '../support/static_server';

const test = base.extend<{ server: StaticServer }>({
  server: async ({}, use) => {
    const server = new StaticServer(pageFolder);
    await server.start();
    await use(server);
    await server.stop();
  },
});

/* Opened, and all of it kept. */
async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
}

async function passesSelfTest(page: Page, address: string): Promise<void> {
  await page.goto('about:blank'); // another part behind # alone loads nothing
  await page.goto(`${address}#self-test`);
  await expect(page).toHaveTitle(/^self-test: /, { timeout: 60_000 });
  expect(await page.title()).toBe('self-test: passed');
}

/* Whatever view the page begins with. */
async function isDrawn(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.locator('h1, nonet-board').first()).toBeAttached();
}

test('the engine runs in the page, which asks only its own server and breaks no rule of its own', async ({ page, server }) => {
  const others: string[] = [], complaints: string[] = [];
  page.on('request', (request) => request.url().startsWith(server.address) || others.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await passesSelfTest(page, server.address);
  await isDrawn(page, server.address);
  await page.evaluate(() => document.fonts.ready);
  expect(others).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the page works from any folder of a server, and under the name index.html', async ({ page, server }) => {
  server.folder = join(pageFolder, '..');
  await openAndKeep(page, `${server.address}web/`);
  await server.stop();
  await passesSelfTest(page, `${server.address}web/index.html`);
});

test('it starts without a server, and without a network', async ({ page, context, server }) => {
  await openAndKeep(page, server.address);
  await server.stop();
  await context.setOffline(true);
  await passesSelfTest(page, server.address);
  await isDrawn(page, `${server.address}?from=elsewhere`);
});

test('nothing but the files of the build is asked for, and all of them', async ({ page, server }) => {
  await openAndKeep(page, server.address);
  const worker = readFileSync(join(pageFolder, 'service_worker.js'), 'utf8');
  const listed = [...worker.matchAll(/path:[`"']([^`"']*)[`"']/g)].map((found) => `/${found[1]}`);
  const asked = new Set(server.asked);
  expect([...asked].filter((path) => !listed.includes(path) && path !== '/service_worker.js')).toEqual([]);
  expect(listed.filter((path) => !asked.has(path))).toEqual([]);
});

/* What becomes of an update that is asked for: 'waits', or 'fails'. */
async function update(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const told = new Promise<string>((done) => window.addEventListener('nonet-update', () => done('waits'), { once: true }));
    const registration = await navigator.serviceWorker.getRegistration();
    const failed = new Promise<string>((done) =>
      registration?.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => worker.state === 'redundant' && done('fails'));
      }, { once: true }));
    await registration?.update().catch(() => undefined);
    return Promise.race([told, failed]);
  });
}

test('a new version takes over when it is complete and wanted, not before', async ({ page, context, server }) => {
  const newer = newerPage('newer');
  await openAndKeep(page, server.address);
  const title = await page.title();
  server.folder = newer;

  // Half of it: the server still hands out the old page.
  const complete = readFileSync(join(newer, 'index.html'));
  writeFileSync(join(newer, 'index.html'), readFileSync(join(pageFolder, 'index.html')));
  expect(await update(page)).toBe('fails');
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle(title);
  await context.setOffline(false);

  // All of it: it waits, and the page is told.
  writeFileSync(join(newer, 'index.html'), complete);
  server.asked.length = 0;
  expect(await update(page)).toBe('waits');
  expect(server.asked.filter((path) => path.startsWith('/assets/')), 'files that did not change').toEqual([]);
  await page.reload();
  await expect(page).toHaveTitle(title);

  // When it is wanted it is there, and the network is not needed for it.
  await server.stop();
  await page.evaluate(async () => {
    const changed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage('use-update');
    await changed;
  });
  await page.reload();
  await expect(page.locator('meta[name=version-of-test]')).toHaveAttribute('content', 'newer');
  rmSync(newer, { recursive: true });
});

test('it can be installed', async ({ page, server }) => {
  await openAndKeep(page, server.address);
  const session = await page.context().newCDPSession(page);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(JSON.parse(manifest.data ?? '')).toMatchObject({ name: 'nonet', display: 'standalone', start_url: './' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // The test's own window keeps nothing, and says so.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('the page runs no text as a script, and talks to nobody else', async ({ page, server }) => {
  await page.goto(server.address);
  const seen = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.name = "injected"';
    document.body.append(script);
    const failed = new Promise((done) => window.addEventListener('error', done, { once: true, capture: true }));
    const place = document.createElement('div');
    place.innerHTML = '<img src="nosuch" onerror="window.name = \'injected\'">';
    document.body.append(place);
    await failed;
    return [window.name, await fetch('http://127.0.0.1:9/').then(() => 'fetched', () => 'refused')];
  });
  expect(seen).toEqual(['', 'refused']);
});
