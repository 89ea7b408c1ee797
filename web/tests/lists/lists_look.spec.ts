/* lists_look.spec.ts: every state of a list is without fault for axe in all themes, has its words from the table, and fits its screen. */
import { expect, test, type Page } from '@playwright/test';
import { faults } from '../support/axe';
import { EASY, HARD } from '../engine/module';
import { done, give, openLists, puzzles, ready, view } from './list_page';
import { strangers } from '../support/strangers';

const MIXED = [...puzzles(8, 4), '12x', HARD, '.'.repeat(81), '1'.repeat(81), '.....21...34....'].join('\n');

async function mixed(page: Page): Promise<void> {
  await openLists(page);
  await give(page, MIXED, '7');
  await done(page);
}

const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  empty: openLists,
  dragging: async (page) => {
    await openLists(page);
    await view(page).evaluate((node) => node.classList.add('dragging'));
  },
  'running, then stopped': async (page) => {
    await openLists(page);
    await give(page, `${EASY}\n`.repeat(20_000), '7');
    await expect(view(page)).toHaveAttribute('data-phase', 'working');
    expect(await page.evaluate(strangers)).toEqual([]);
    // The same but for a word; axe need not compete with the workers.
    await page.locator('.progress button').click();
    await expect(view(page)).toHaveAttribute('data-phase', 'stopped');
  },
  done: mixed,
  filtered: async (page) => {
    await mixed(page);
    await page.locator('.plot-field button').last().click();
    await expect(page.locator('.shown')).not.toBeEmpty();
    await ready(page);
  },
  nothing: async (page) => {
    await mixed(page);
    await page.locator('.filters input').first().fill('19');
    await expect(page.locator('.none')).toBeVisible();
  },
  row: async (page) => {
    await mixed(page);
    await page.locator('.grid').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.dialog .row-board > *')).toBeVisible();
  },
  error: async (page) => {
    await mixed(page);
    await page.locator('[data-verdict=error]').click();
    await expect(page.locator('.dialog')).toBeVisible();
  },
  saving: async (page) => {
    await mixed(page);
    await page.locator('.list-head .btn').last().click();
    await expect(page.locator('.dialog')).toBeVisible();
  },
};

const SIZES = [{ width: 1366, height: 768 }, { width: 390, height: 844 }, { width: 820, height: 1180 }];

Object.entries(STATES).forEach(([name, show], at) =>
  test(`${name}: no fault in three themes, no strange word, nothing beside the page`, async ({ page }) => {
    await page.setViewportSize(SIZES[at % SIZES.length]!);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      if (!location.search) history.replaceState(null, '', `${location.pathname}?locale=pseudo${location.hash}`);
    });
    await show(page);
    expect(await page.evaluate(strangers)).toEqual([]);
    for (const look of ['light', 'dark', 'contrast']) {
      await page.evaluate((look) => (document.documentElement.dataset['theme'] = look), look);
      expect(await faults(page, look !== 'light'), look).toEqual([]);
    }
    expect(await view(page).evaluate((node) => node.scrollWidth <= node.clientWidth && node.clientWidth <= innerWidth)).toBe(true);
  }));
