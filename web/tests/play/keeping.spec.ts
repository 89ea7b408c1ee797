/* keeping.spec.ts: nothing is lost: not when the tab dies, not from one browser to another. */
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { cell, EXTREME, expectState, kept, open, play, SMALL, state } from './page';

test('a tab that dies loses nothing', async ({ context, page }) => {
  await play(page, EXTREME);
  await cell(page, 1, 2).click();
  await page.keyboard.press('3');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Digit6');
  await page.keyboard.press('Control+Digit7');
  await page.keyboard.press('Alt+Digit2');
  await page.keyboard.press('+');
  await expectState(page, ({ cells }) => [cells[1]?.value, cells[10]?.marks, cells[10]?.centre_marks, cells[10]?.colour], [3, [6], [7], 2]);
  await kept(page);
  const before = await state(page);
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await open(next, '');
  await next.getByRole('link', { name: 'Continue' }).click();
  await expect(next.locator('main.play')).toHaveAttribute('data-phase', 'playing');
  await expectState(next, ({ puzzle }) => puzzle, before.puzzle);
  const after = await state(next);
  expect(after.cells.map(({ value, marks, centre_marks, colour }) => [value, marks, centre_marks, colour]))
    .toEqual(before.cells.map(({ value, marks, centre_marks, colour }) => [value, marks, centre_marks, colour]));
  expect(after.counts['undo']).toBe(before.counts['undo']);
  await expect(next.getByRole('button', { name: /Checkpoint 1/ })).toBeVisible();
});

test('loading the page again goes on', async ({ page }) => {
  await play(page, SMALL);
  await cell(page, 1, 2).click();
  await page.keyboard.press('2');
  await expectState(page, ({ counts }) => counts['empty'], 3);
  await kept(page);
  await page.reload();
  await expect(page.locator('main.play')).toHaveAttribute('data-phase', 'playing');
  await expectState(page, ({ counts, paused }) => [counts['empty'], paused], [3, false]);
});

test('everything goes into one file, and back', async ({ browser, page }) => {
  await play(page, SMALL);
  for (const [row, column, value] of [[1, 2, '2'], [2, 3, '1'], [3, 1, '2'], [4, 3, '2']] as const) {
    await cell(page, row, column).click();
    await page.keyboard.press(value);
  }
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
  await kept(page);
  await play(page, EXTREME);
  await page.getByRole('button', { name: 'Settings' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8')).games).toHaveLength(2);
  const other = await (await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' })).newPage();
  await open(other, '');
  await other.getByRole('button', { name: 'Settings' }).click();
  for (const told of ['2 games and 1 results are new.', '0 games and 0 results are new.']) {
    const chooser = other.waitForEvent('filechooser');
    await other.getByRole('button', { name: 'Import a file' }).click();
    await (await chooser).setFiles(file);
    await expect(other.getByText(told)).toBeVisible();
  }
  await open(other, '#play');
  await open(other, '#');
  await other.getByRole('button', { name: 'Statistics' }).click();
  await expect(other.getByRole('row')).toHaveCount(2);
});

test('a link brings the same board elsewhere', async ({ page }) => {
  await open(page, '#play?level=hard&seed=7');
  await expect(page.locator('main.play')).toHaveAttribute('data-phase', 'playing');
  const { puzzle } = await state(page);
  await page.keyboard.press('>');
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toContain(`#play/${puzzle}?level=hard&seed=7`);
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  // The way of somebody who has never been here.
  await page.goto('about:blank');
  await page.goto(link);
  await expectState(page, (shown) => shown.puzzle, puzzle);
});

test('the daily puzzle is the same for everyone, and begun once', async ({ page }) => {
  await open(page, '#play?daily=2026-11-18');
  const { puzzle } = await state(page);
  await expect(page.getByRole('heading', { name: 'Daily 2026-11-18' })).toBeVisible();
  await open(page, '#');
  await open(page, '#play?daily=2026-11-18');
  await expectState(page, (shown) => shown.puzzle, puzzle);
});

test('a game that is open in two tabs goes on as two games', async ({ context, page }) => {
  await play(page, EXTREME);
  await kept(page);
  const other = await context.newPage();
  await open(other, '#play');
  await expectState(other, ({ phase }) => phase, 'playing');
  await expect.poll(() => other.evaluate(() => location.hash)).toBe('#play?game=2');
  await cell(other, 1, 2).click();
  await other.keyboard.press('3');
  await expectState(other, ({ cells }) => cells[1]?.value, 3);
  await expectState(page, ({ cells }) => cells[1]?.value, undefined);
});
