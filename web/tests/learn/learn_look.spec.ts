/* learn_look.spec.ts: every state of the view is without fault for axe in three themes, takes its words from the table, and fits every screen. */
import { expect, test, type Page } from '@playwright/test';
import { faults } from '../support/axe';
import { open, theme } from '../play/page';
import { strangers } from '../support/strangers';
import { help, named, openDrill, verdict, withProgress } from './learn_page';

async function answer(page: Page, cell: string, value: string, name: string): Promise<void> {
  await openDrill(page, 'X-wing', 3);
  await named(page, cell).click();
  await page.keyboard.press(value);
  await page.keyboard.press('Enter');
  await verdict(page, name);
}

const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the map': async (page) => {
    await withProgress(page);
    await open(page, '#learn');
    await expect(page.locator('.map .next')).toBeVisible();
  },
  'a lesson': async (page) => {
    await open(page, '#learn/skyscraper');
    await expect(page.locator('.lesson')).toHaveAttribute('data-stage', 'where');
    await expect(page.locator('.lesson-side > .acts')).not.toBeEmpty();
    await page.keyboard.press('End');
    await expect(page.locator('.lesson')).toHaveAttribute('data-stage', 'why');
  },
  'a right answer': (page) => answer(page, 'r7c5', '8', 'right'),
  'a wrong answer': (page) => answer(page, 'r7c5', '3', 'wrong'),
  help: async (page) => {
    await openDrill(page, 'X-wing', 3);
    await help(page, 'where', 'what');
  },
};

/* Help is the same card as that of an answer. */
for (const [name, go] of Object.entries(STATES).filter(([name]) => name !== 'help'))
  test(`${name}: no fault in three themes, on a desktop and a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await go(page);
    for (const [look, width] of [['light', 1366], ['dark', 390], ['contrast', 820]] as const) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await theme(page, look);
      expect(await faults(page, look !== 'light'), look).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });

for (const [name, go] of Object.entries(STATES))
  test(`${name}: every word comes from the table`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      if (!location.search) history.replaceState(null, '', `${location.pathname}?locale=pseudo${location.hash}`);
    });
    await go(page);
    expect(await page.evaluate(strangers)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
