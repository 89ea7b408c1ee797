/* analyse_look.spec.ts: every state in three themes and three sizes: no violations of accessibility rules, nothing wider than the page;
 * pictures for people in build/web-look. */
import { expect, type Page, test } from '@playwright/test';
import { faults } from '../support/axe';
import { looks } from '../support/looks';
import { board, HARD, LOOKS, open, tab, verdict } from './analyse_page';

const SIZES = [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 1280, height: 800 }];

const STATES: Record<string, (page: Page, theme: string) => Promise<void>> = {
  empty: async (page, theme) => {
    await open(page, '', theme);
    await expect(page.getByText('Or type it into the board')).toBeVisible();
  },
  error: async (page, theme) => {
    await open(page, `${HARD}9`, theme);
    await expect(verdict(page)).toHaveText('Not readable');
  },
  invalid: async (page, theme) => {
    await open(page, `11${'.'.repeat(79)}`, theme);
    await expect(verdict(page)).toHaveText('Contradiction');
  },
  step: async (page, theme) => {
    await rated(page, theme);
    await page.getByRole('button', { name: 'Hardest' }).click();
    await expect(page.locator('.step-card')).toBeVisible();
  },
  all: async (page) => {
    await tab(page, /All/).click();
    await expect(tab(page, /All \d/)).toBeVisible();
  },
  why: async (page) => {
    await tab(page, 'Why not').click();
    await board(page).getByRole('gridcell', { name: /^row 1 column 2,/ }).click();
    await page.getByRole('button', { name: 'Why not 8 in r1c2' }).click();
    await expect(page.locator('.why-card')).toBeVisible();
  },
  facts: async (page) => {
    await tab(page, 'Facts').click();
    await page.getByRole('button', { name: 'Tint on the board' }).click();
  },
  editing: async (page) => {
    await page.getByRole('button', { name: 'Type in' }).click();
    await expect(page.getByRole('button', { name: 'Enter 5' })).toBeVisible();
  },
};

async function rated(page: Page, theme: string): Promise<void> {
  await open(page, HARD, theme);
  await expect(page.locator('.rates')).toContainText('8.3');
}

for (const { size, theme } of looks(SIZES, ['light', 'dark', 'contrast']))
  test(`${theme}, ${size.width} wide`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [name, show] of Object.entries(STATES)) {
      await show(page, theme);
      await page.screenshot({ path: `${LOOKS}/analyse-${name}-${theme}-${size.width}.png` });
      expect(await faults(page, size.width === 820), name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
    }
  });
