/* compare_look.spec.ts: every state in three themes and three sizes is without fault for axe and no wider than the page; every word comes
 * from the table; pictures for people in build/web-look. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { looks } from '../support/looks';
import { strangers } from '../support/strangers';
import { BUILD, EXTREME, openSearch, openWays, place, shapes, side } from './compare_page';
import { open, theme } from '../play/page';

const SIZES = [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 1366, height: 768 }];

const STATES: Record<string, (page: Page) => Promise<void>> = {
  ways: async (page) => {
    await openWays(page, EXTREME);
    await place(page, 'Left').fill('17');
    await expect.poll(() => shapes(page, 'Left')).toBeGreaterThan(0);
  },
  search: async (page) => {
    await openSearch(page);
    await place(page, 'Left').fill('3');
    await expect(side(page, 'Left')).toHaveAttribute('data-shown', '3');
  },
  'two searches': async (page) => {
    await openSearch(page, EXTREME, '&left=search/forward/input&right=band');
    await expect(page.locator('.search-side[data-ready]')).toHaveCount(2);
  },
  error: async (page) => {
    await open(page, '#compare/12x');
    await expect(page.getByRole('alert')).toBeVisible();
  },
};

for (const { size, theme: look } of looks(SIZES, ['light', 'dark', 'contrast']))
  test(`${look}, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [name, show] of Object.entries(STATES)) {
      await show(page);
      await theme(page, look);
      await page.screenshot({ path: `${BUILD}/web-look/compare-${name.replace(' ', '-')}-${look}-${size.width}.png` });
      // Boards have tests of their own, and are what takes axe long.
      const { violations } = await new AxeBuilder({ page }).exclude('nonet-board').analyze();
      expect(violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
    }
  });

test('every word comes from the table', async ({ page }) => {
  await page.addInitScript(() => {
    if (!location.search) history.replaceState(null, '', `${location.pathname}?locale=pseudo${location.hash}`);
  });
  await open(page, `#compare/${EXTREME}`);
  await expect(page.locator('.ways')).toHaveAttribute('data-ready', '');
  expect(await page.evaluate(strangers)).toEqual([]);
  await openSearch(page, EXTREME, '&left=search/forward/input&right=learn');
  await expect(page.locator('.search-side[data-ready]')).toHaveCount(2);
  expect(await page.evaluate(strangers)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
