/* play_look.spec.ts: pictures for people, in build/web-look: the views of home and play, in every theme and on every kind of screen. Only
 * with ALL_LOOKS=1, as it takes minutes and finds only what is wider than its screen. Some of them are in docs/screens (docs/web-play.md). */
import { expect, test, type Page } from '@playwright/test';
import { cell, expectState, kept, open, play, theme } from './page';

const LOOKS = `${process.env['NONET_BUILD'] ?? '../build'}/web-look`;
const SIZES = {
  phone: { width: 390, height: 844 }, landscape: { width: 844, height: 390 }, tablet: { width: 820, height: 1180 },
  laptop: { width: 1366, height: 768 }, desktop: { width: 1440, height: 900 },
} as const;
const THEMES = ['light', 'dark', 'contrast'] as const;
/* Of level hard, by seed 7, a few steps in. */
const HARD = '2..5..6....4.1.5.9.8.......34........1..53....75....98.....4.....36..2.1....9..6.';

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function hint(page: Page, ...stages: readonly string[]): Promise<void> {
  for (const stage of stages) {
    await page.keyboard.press('i');
    await expectState(page, (state) => state.hint.stage, stage);
  }
}

async function more(page: Page, at: number): Promise<void> {
  await page.locator('.tool-more').click();
  await page.locator('.dialog .entry').nth(at).click();
  await expect(page.locator('.dialog:not(:has(.entries))')).toBeVisible();
}

/* Each begins where the one before ended. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'home-first': (page) => open(page, ''),
  empty: (page) => play(page, HARD),
  marks: async (page) => {
    await page.keyboard.press('a');
    await expectState(page, ({ cells }) => cells.some(({ marks }) => Boolean(marks?.length)), true);
    await cell(page, 5, 1).click();
    await page.keyboard.press('f');
    await page.keyboard.press('7');
  },
  where: (page) => hint(page, 'where'),
  what: (page) => hint(page, 'what'),
  why: async (page) => {
    await hint(page, 'why');
    await expect.poll(() => page.evaluate(() => document.querySelector('nonet-board')?.drawing !== null)).toBe(true);
  },
  'why-not': async (page) => {
    await press(page, 'Escape', 'Escape', 'f', '0');
    await cell(page, 5, 1).click();
    await page.locator('.asks .tagbtn').first().click();
    await expect(page.locator('main.play')).not.toHaveAttribute('data-stage', 'none');
  },
  cells: async (page) => {
    await press(page, 'Escape', 'c');
    await cell(page, 2, 1).click();
    await press(page, '1');
    await cell(page, 2, 2).click();
    await press(page, '1', '3');
    await cell(page, 4, 3).click();
    await press(page, '2');
    await press(page, 'd');
    await cell(page, 4, 4).click();
    await press(page, '6');
    await press(page, '+');
    await press(page, 'd');
    await cell(page, 5, 4).click();
    await press(page, '8', '+');
    await cell(page, 7, 5).click({ modifiers: ['Shift'] });
  },
  conflict: async (page) => {
    await cell(page, 1, 2).click();
    await press(page, '2');
  },
  paused: async (page) => {
    await press(page, 'u', 'p');
    await expect(page.locator('.paused-cover')).toBeVisible();
  },
  more: async (page) => {
    await press(page, 'p');
    await page.locator('.tool-more').click();
    await expect(page.locator('.dialog .entry')).toHaveCount(20);
  },
  checkpoints: async (page) => {
    await page.locator('.dialog .icb').click();
    await more(page, 4);
  },
  'new-dialog': async (page) => {
    await page.locator('.dialog .icb').click();
    await more(page, 15);
  },
  share: async (page) => {
    await page.locator('.dialog .icb').click();
    await more(page, 17);
  },
  settings: async (page) => {
    await page.locator('.dialog .icb').click();
    await more(page, 19);
  },
  keys: async (page) => {
    await page.locator('.dialog .icb').click();
    await more(page, 14);
  },
  end: async (page) => {
    await page.locator('.dialog .icb').click();
    await press(page, '=', '=');
    await expect(page.locator('main.play')).toHaveAttribute('data-phase', 'solved');
    await kept(page);
  },
  '4x4': (page) => play(page, '1.3434.2.14343.1'),
  home: async (page) => {
    await kept(page);
    await open(page, '#');
    await expect(page.locator('.where')).toBeVisible();
  },
  statistics: async (page) => {
    await page.locator('.lists .btn').last().click();
    await expect(page.locator('.dialog')).toBeVisible();
  },
  '16x16': async (page) => {
    await open(page, '#play?box=4x4&level=medium&seed=3');
    await expect(page.locator('main.play')).toHaveAttribute('data-phase', 'playing');
    await press(page, 'a');
    await expectState(page, ({ cells }) => cells.some(({ marks }) => Boolean(marks?.length)), true);
  },
  '16x16-zoom': async (page) => {
    await page.getByRole('button', { name: 'Enlarge the box' }).click();
  },
  '25x25': async (page) => {
    await open(page, '#play?box=5x5&level=easy&seed=3');
    await expect(page.locator('main.play')).toHaveAttribute('data-phase', 'playing');
    await press(page, 'a');
    await expectState(page, ({ cells }) => cells.some(({ marks }) => Boolean(marks?.length)), true);
  },
  '25x25-zoom': async (page) => {
    await page.getByRole('button', { name: 'Enlarge the box' }).click();
  },
  refused: (page) => open(page, '#play/x'),
};

for (const [place, size] of Object.entries(SIZES))
  for (const look of THEMES)
    test(`${place}, ${look}`, async ({ page }) => {
      test.skip(!process.env['ALL_LOOKS'], 'pictures are made with ALL_LOOKS=1');
      test.setTimeout(180_000);
      page.setDefaultTimeout(10_000);
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [name, show] of Object.entries(STATES)) {
        await show(page);
        await theme(page, look);
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: `${LOOKS}/play-${name}-${look}-${place}.png` });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
      }
    });
