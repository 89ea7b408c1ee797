/* looking.spec.ts: every view in every theme is without fault for axe, and all its words come from the table. */
import { expect, test, type Page } from '@playwright/test';
import { faults } from '../support/axe';
import { strangers } from '../support/strangers';
import { cell, EXTREME, expectState, kept, open, play, SMALL, theme } from './page';

async function hint(page: Page): Promise<void> {
  await play(page, EXTREME);
  await page.keyboard.press('a');
  for (const stage of ['where', 'what', 'why']) {
    await page.keyboard.press('i');
    await expect(page.locator('main.play')).toHaveAttribute('data-stage', stage);
  }
}

async function solved(page: Page): Promise<void> {
  await play(page, SMALL);
  for (const [row, column, value] of [[1, 2, '2'], [2, 3, '1'], [3, 1, '2'], [4, 3, '2']] as const) {
    await page.locator('nonet-board [role=gridcell]').nth(4 * row + column - 5).click();
    await page.keyboard.press(value);
  }
  await expect(page.locator('main.play')).toHaveAttribute('data-phase', 'solved');
  await kept(page);
}

const VIEWS: readonly [string, (page: Page) => Promise<void>][] = [
  ['home at first', (page) => open(page, '')],
  ['home later', async (page) => {
    await play(page, EXTREME);
    await open(page, '#');
    await expect(page.locator('.where')).toBeVisible();
  }],
  ['playing', async (page) => {
    await play(page, EXTREME);
    await page.keyboard.press('+');
    await expect(page.locator('.points .tagbtn')).toBeVisible();
  }],
  ['colours', async (page) => {
    await play(page, EXTREME);
    await page.keyboard.press('c');
    await expect(page.locator('.palette')).toBeVisible();
  }],
  ['hint', hint],
  ['paused', async (page) => {
    await play(page, EXTREME);
    await page.keyboard.press('p');
    await expect(page.locator('.paused-cover')).toBeVisible();
  }],
  ['solved', solved],
  ['refused', (page) => open(page, '#play/x')],
  ...(['keys', 'settings', 'checkpoints', 'new', 'share'] as const).map((name): [string, (page: Page) => Promise<void>] => [name, async (page) => {
    await play(page, EXTREME);
    await page.locator('.tool-more').click();
    const at = { keys: 14, settings: 19, checkpoints: 4, new: 15, share: 17 }[name];
    await expect(page.locator('.dialog .entry')).toHaveCount(20);
    await page.locator('.dialog .entry').nth(at).click();
    await expect(page.locator('.dialog:not(:has(.entries))')).toBeVisible();
  }]),
  ['more', async (page) => {
    await play(page, EXTREME);
    await page.locator('.tool-more').click();
    await expect(page.locator('.dialog')).toBeVisible();
  }],
  ['games', async (page) => {
    await solved(page);
    await open(page, '#');
    await page.locator('.lists .btn').first().click();
    await expect(page.locator('.dialog .rows li')).toHaveCount(1);
  }],
  ['statistics', async (page) => {
    await solved(page);
    await open(page, '#');
    await page.locator('.lists .btn').last().click();
    await expect(page.locator('.dialog table')).toBeVisible();
  }],
];

for (const [name, go] of VIEWS)
  test(`${name}: no fault in three themes`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await go(page);
    for (const look of ['light', 'dark', 'contrast']) {
      await theme(page, look);
      expect(await faults(page, look !== 'light'), look).toEqual([]);
    }
  });

for (const [name, go] of VIEWS)
  test(`${name}: every word comes from the table`, async ({ page }) => {
    await page.addInitScript(() => {
      if (!location.search) history.replaceState(null, '', `${location.pathname}?locale=pseudo${location.hash}`);
    });
    await go(page);
    expect(await page.evaluate(strangers)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

test('nothing is beside the page on a small phone, and the board does not move', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await play(page, EXTREME);
  const box = await page.locator('nonet-board').boundingBox();
  await cell(page, 1, 2).click();
  for (const key of ['a', 'c', 'c', 'm', '+', 'i']) await page.keyboard.press(key);
  await expectState(page, ({ hint }) => hint.stage, 'where');
  expect(await page.locator('nonet-board').boundingBox()).toEqual(box);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
