/* single_file.spec.ts: the page as one file, opened from a disk in Chromium. */
import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { singleFile } from '../support/built_page';

const largest = 1.5 * 1024 * 1024;
const address = pathToFileURL(singleFile).href;

test('the engine runs in it without a network; it loads nothing but itself', async ({ page, context }) => {
  const loaded: string[] = [], complaints: string[] = [];
  page.on('request', (request) => loaded.push(request.url().split(/[,#]/, 1)[0] ?? ''));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await context.setOffline(true);
  await page.goto(`${address}#self-test`);
  await expect(page).toHaveTitle(/^self-test: /, { timeout: 60_000 });
  expect(await page.title()).toBe('self-test: passed');
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.locator('h1, nonet-board').first()).toBeAttached();
  expect(loaded.filter((name) => name !== address && !/^(blob|data|about):/.test(name))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('lessons and drills are in it', async ({ page, context }) => {
  await context.setOffline(true);
  await page.goto(`${address}#learn/X-wing?drill=3`);
  await expect(page.locator('.drill')).toHaveAttribute('data-position', 'X-wing 3');
});

test('it has its font, and is not too large', async ({ page }) => {
  await page.goto(address);
  expect(await page.evaluate(async () => (await document.fonts.load('16px Figtree')).length)).toBe(1);
  expect(statSync(singleFile).size).toBeLessThan(largest);
});
