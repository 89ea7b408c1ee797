/* make_look.spec.ts: every state of Make in three themes and three sizes: no violations of accessibility rules, nothing wider than the
 * page, every word from the table; pictures for people in build/web-look. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { looks } from '../support/looks';
import { strangers } from '../support/strangers';
import { theme } from '../play/page';
import { card, HARD, open, openMade } from './make_page';

const LOOKS = `${process.env['NONET_BUILD'] ?? '../build'}/web-look`;
const SIZES = [{ width: 390, height: 844 }, { width: 820, height: 1180 }, { width: 1366, height: 768 }];

/* Each begins where the one before ended. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  refused: (page) => open(page, '#make?hardest=easy&needed=skyscraper&pattern=8040201008040201&symmetry=diagonal'),
  busy: async (page) => {
    await open(page, '#make?leastEr=11.5&seed=1');
    await expect(page.locator('.about')).toContainText(/\d,?\d/);
  },
  list: (page) => openMade(page, HARD, 3),
  one: async (page) => {
    await card(page, 2).getByRole('button').click();
    await expect(page.locator('.one-puzzle')).toBeVisible();
  },
  files: async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('.list-tools .btn').nth(2).click();
    await expect(page.locator('.files textarea[data-notation]')).toBeVisible();
  },
  print: async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('.list-tools .btn').nth(3).click();
    await expect(page.locator('.page')).toHaveCount(2);
  },
};

/* The form beside them is that of the first state. */
const LISTS = ['busy', 'list'];

for (const { size, theme: name } of looks(SIZES, ['light', 'dark', 'contrast']))
  test(`${name}, ${size.width} wide: no fault`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [state, show] of Object.entries(STATES)) {
      await show(page);
      await theme(page, name);
      await page.screenshot({ path: `${LOOKS}/make-${state}-${name}-${size.width}.png` });
      const axe = new AxeBuilder({ page });
      const { violations } = await (LISTS.includes(state) ? axe.include('.results') : axe).analyze();
      expect(violations.map(({ id, nodes }) => [state, id, nodes.map(({ target }) => target.join(' ')).slice(0, 3)])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), state).toBeLessThanOrEqual(0);
    }
  });

test('every word comes from the table', async ({ page }) => {
  await page.addInitScript(() => {
    if (!location.search) history.replaceState(null, '', `${location.pathname}?locale=pseudo${location.hash}`);
  });
  for (const [state, show] of Object.entries(STATES)) {
    if (state === 'busy') continue; // its words are those of the list
    await show(page);
    expect(await page.evaluate(strangers), state).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), state).toBeLessThanOrEqual(0);
  }
});
