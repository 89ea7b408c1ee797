/* whole_games.spec.ts: a game from the first page to its end, by each way of using the page. */
import { expect, test } from '@playwright/test';
import { cell, expectState, open, play, SMALL, state } from './page';

test('by keyboard alone: a level, hints, typing', async ({ page }) => {
  await open(page, '');
  const beginner = page.getByRole('button', { name: /^Beginner/ });
  for (let presses = 0; presses < 40 && !(await beginner.evaluate((node) => node === document.activeElement)); presses++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main.play')).toHaveAttribute('data-phase', 'playing');
  for (let moves = 0; (await state(page)).phase === 'playing'; moves++) {
    expect(moves).toBeLessThan(100);
    const { empty } = (await state(page)).counts;
    for (const stage of ['where', 'what', 'why']) {
      await page.keyboard.press('i');
      await expect(page.locator('main.play')).toHaveAttribute('data-stage', stage);
    }
    const effect = (await page.locator('.hint .acts .pri:visible').textContent()) ?? '';
    const [, value, row, column] = /Place (\d) in r(\d)c(\d)$/.exec(effect) ?? [];
    // The first ones are typed at their cell, the others done by the hint.
    const keys = moves < 4 && value ? ['Escape', 'g', row, column, value] : ['Enter'];
    for (const key of keys) await page.keyboard.press(key ?? '');
    await expectState(page, ({ counts }) => counts['empty'], (empty ?? 0) - 1);
  }
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
});

test('by the accessibility tree alone', async ({ page }) => {
  await play(page, SMALL);
  for (const [row, column, value] of [[1, 2, 2], [2, 3, 1], [3, 1, 2], [4, 3, 2]] as const) {
    await cell(page, row, column).focus();
    await cell(page, row, column).dispatchEvent('click');
    await expectState(page, ({ cursor }) => cursor, `r${row}c${column}`);
    await page.keyboard.press(String(value));
    await expect(page.getByRole('gridcell', { name: `row ${row} column ${column}, ${value}` })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('cells, pad, a last mark promoted by a double tap', async ({ page }) => {
    await play(page, SMALL);
    for (const [row, column, value] of [[1, 2, 2], [2, 3, 1], [3, 1, 2]] as const) {
      await cell(page, row, column).tap();
      await page.getByRole('button', { name: new RegExp(`^${value},`) }).tap();
      await expectState(page, ({ cells }) => cells[4 * (row - 1) + column - 1]?.value, value);
    }
    await cell(page, 4, 3).tap();
    await page.getByRole('radio', { name: 'Corner' }).tap();
    await expectState(page, ({ mode }) => mode, 'marks');
    await page.getByRole('button', { name: /^2,/ }).tap();
    await expectState(page, ({ cells }) => cells[14]?.marks, [2]);
    await cell(page, 4, 3).dblclick();
    await expect(page.getByRole('heading', { name: 'Solved' })).toBeVisible();
  });

  test('the hint lies over the pad, and the board keeps its place', async ({ page }) => {
    await play(page, SMALL);
    const before = await page.locator('nonet-board').boundingBox();
    await page.getByRole('button', { name: 'Hint' }).tap();
    await expect(page.locator('.hint')).toBeVisible();
    expect(await page.locator('nonet-board').boundingBox()).toEqual(before);
    const sheet = await page.locator('.hint').boundingBox();
    expect(sheet?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
    await page.getByRole('button', { name: 'Tell me what' }).tap();
    await page.getByRole('button', { name: 'Tell me why' }).tap();
    await page.getByRole('button', { name: /^Place / }).tap();
    await expectState(page, ({ counts }) => counts['empty'], 3);
  });
});
