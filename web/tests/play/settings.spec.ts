/* settings.spec.ts: what settings do, each: they hold at once and for the next game; and a browser that keeps nothing. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { cell, EXTREME, expectState, open, play, SMALL } from './page';

/* Ticks it, and closes the settings. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name }).check();
  await page.keyboard.press('Escape');
}

test('marks fill in by themselves, and those that were changed stay', async ({ page }) => {
  await play(page, SMALL);
  await choose(page, 'Marks fill in by themselves');
  await expectState(page, ({ cells }) => [cells[1]?.marks, cells[6]?.marks], [[2], [1]]);
  await cell(page, 3, 1).click();
  await page.keyboard.press('Shift+Digit4');
  await expectState(page, ({ cells }) => cells[8]?.marks, [2, 4]);
  await cell(page, 1, 2).click();
  await page.keyboard.press('2');
  await expectState(page, ({ cells, options }) => [cells[8]?.marks?.includes(4), options.includes('auto-marks')], [true, true]);
});

test('tools for the left hand are mirrored, and stay so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await play(page, SMALL);
  const places = async (): Promise<number[]> =>
    Promise.all(['Undo', 'More'].map(async (name) => (await page.getByRole('button', { name, exact: true }).boundingBox())?.x ?? 0));
  const [undo = 0, more = 0] = await places();
  expect(undo).toBeLessThan(more);
  await choose(page, 'Tools for the left hand');
  expect(await places()).toEqual([more, undo]);
  await page.reload();
  await expect(page.locator('main.play')).toHaveAttribute('data-phase', 'playing');
  expect(await places()).toEqual([more, undo]);
});

test('the rating is hidden until the puzzle is solved', async ({ page }) => {
  await play(page, EXTREME);
  await expect(page.locator('.status .rating')).toHaveText('ER 8.9');
  await choose(page, 'Hide the rating until the puzzle is solved');
  await expect(page.locator('.status .rating')).toHaveText('');
});

test('numbers of rows and columns', async ({ page }) => {
  await play(page, SMALL);
  await choose(page, 'Numbers of rows and columns');
  await expect(page.locator('nonet-board .coordinates')).toBeVisible();
});

test('no timer', async ({ page }) => {
  await play(page, SMALL);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Timer' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.locator('.status .time')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
});

test('a browser that keeps nothing says so, plays, and exports what was played', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(indexedDB, 'open', { value: () => { throw new DOMException('refused', 'SecurityError'); } });
  });
  await play(page, SMALL);
  await expect(page.locator('.notice')).toContainText('This browser keeps nothing');
  await cell(page, 1, 2).click();
  await page.keyboard.press('2');
  await expectState(page, ({ cells }) => cells[1]?.value, 2);
  const download = page.waitForEvent('download');
  await page.locator('.notice').getByRole('button', { name: 'Export' }).click();
  const [game] = JSON.parse(readFileSync(await (await download).path(), 'utf8')).games;
  expect(game.text).toContain('nonet-game');
  expect(game.row.empty).toBe(3);
  await open(page, '#');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
});
