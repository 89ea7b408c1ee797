/* compare_hands.spec.ts: both parts of the view by the keyboard alone, and by touch. */
import { expect, test, type Page } from '@playwright/test';
import { EXTREME, HARD, openSearch, openWays, place, shapes, side, values } from './compare_page';
import { open } from '../play/page';

/* Press the key until the focus is on such an element. */
async function walkTo(page: Page, key: string, selector: string): Promise<void> {
  const isThere = (): Promise<boolean> => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let presses = 0; presses < 60 && !(await isThere()); presses++) await page.keyboard.press(key);
  expect(await isThere()).toBe(true);
}

test('two ways by keyboard alone: a puzzle is typed, Tab changes the side, arrows leaf', async ({ page }) => {
  await open(page, '#compare');
  await walkTo(page, 'Tab', 'textarea');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(HARD);
  await expect(page).toHaveURL(new RegExp(`#compare/${HARD.replaceAll('.', '\\.')}`));
  await expect(page.locator('.ways')).toHaveAttribute('data-ready', '');
  await walkTo(page, 'Tab', '[aria-label="Left"] input');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(place(page, 'Left')).toHaveValue('2');
  await expect(place(page, 'Left')).toHaveAttribute('aria-valuetext', /^2 of \d+: /);
  await walkTo(page, 'Tab', '[aria-label="Right"] select');
  await walkTo(page, 'Tab', '[aria-label="Right"] input');
  await page.keyboard.press('ArrowRight');
  await expect(place(page, 'Right')).toHaveValue('1');
  await expect(place(page, 'Left')).toHaveValue('2');
  await expect.poll(() => shapes(page, 'Right')).toBeGreaterThan(0);
  await page.keyboard.press('End');
  await expect(side(page, 'Right').getByText('Solved.')).toBeVisible();
  await expect.poll(() => values(page, 'Right')).not.toContain('.');
  await walkTo(page, 'Tab', '.step');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.step[aria-current]').first()).toBeVisible();
});

test('a search by keyboard alone: the slider steps through events, the tree folds and leads to its boards', async ({ page }) => {
  await openSearch(page);
  const slider = place(page, 'Left');
  await walkTo(page, 'Tab', '[aria-label="Left"] input');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  await expect(page.getByRole('treeitem', { selected: true })).toContainText('1: r9c2 = 1');
  await walkTo(page, 'Tab', '[role=treeitem]');
  await page.keyboard.press('Home');
  await expect(page.getByRole('treeitem', { selected: true })).toContainText('Puzzle');
  await expect(slider).toHaveValue('0');
  const all = await page.getByRole('treeitem').count();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('treeitem')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('treeitem')).toHaveCount(all);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('treeitem', { selected: true })).toContainText('r9c2 is not 1');
  await expect(page.getByRole('treeitem', { selected: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('treeitem', { selected: true })).toContainText('Solution 1');
  await expect.poll(() => values(page, 'Left')).not.toContain('.');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('one side at a time, steps from the list, and to where both meet', async ({ page }) => {
    await openWays(page);
    await expect(side(page, 'Right')).toBeHidden();
    await page.getByRole('button', { name: 'Next, Left' }).tap();
    await expect(place(page, 'Left')).toHaveValue('1');
    await page.getByRole('button', { name: 'Right', exact: true }).tap();
    await expect(side(page, 'Right')).toBeVisible();
    await expect(side(page, 'Left')).toBeHidden();
    await page.locator('.meet').first().tap();
    await expect.poll(async () => (await place(page, 'Right').inputValue()) !== '0').toBe(true);
    await page.getByRole('button', { name: 'Left', exact: true }).tap();
    await expect.poll(async () => (await values(page, 'Left')) === (await values(page, 'Right'))).toBe(true);
    await page.locator('.step').first().tap();
    await expect(page.locator('.step').first()).toHaveAttribute('aria-current', 'step');
  });

  test('nodes of the drawing and of the list lead to their boards', async ({ page }) => {
    await openSearch(page);
    await page.locator('.sign.is-solved').tap();
    await expect.poll(() => values(page, 'Left')).not.toContain('.');
    await page.getByRole('treeitem').nth(1).tap();
    await expect(side(page, 'Left').locator('.told')).toContainText('Dead end: no place for 3 in column 8');
    await page.getByRole('button', { name: 'Next, Left' }).tap();
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('r9c2 is not 1');
  });
});

test('Home and Analyse lead to it with their puzzle, and so does the bar', async ({ page }) => {
  await open(page, '');
  await page.getByRole('textbox', { name: 'Puzzle' }).fill(EXTREME);
  await page.getByRole('main').getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('textbox', { name: 'Puzzle' })).toHaveValue(EXTREME);
  await page.getByRole('link', { name: 'Analyse' }).first().click();
  await page.locator('nonet-analyse .puzzle textarea').fill(HARD);
  await expect(page.locator('nonet-analyse .verdict')).toHaveText('One solution');
  await page.locator('nonet-analyse').getByRole('link', { name: 'Compare' }).click();
  await expect(page.locator('.ways')).toHaveAttribute('data-ready', '');
  await expect(page.getByRole('textbox', { name: 'Puzzle' })).toHaveValue(HARD);
  await page.getByRole('link', { name: 'Play' }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click();
  await expect(page.locator('.ways')).toHaveAttribute('data-ready', '');
});
