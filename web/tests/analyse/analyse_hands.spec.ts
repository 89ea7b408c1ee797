/* analyse_hands.spec.ts: a hard puzzle taken apart with the keyboard alone, by touch, and by what a screen reader is told. */
import { expect, type Page, test } from '@playwright/test';
import { board, EXTREME, HARD, open, openDone, profile, shapes, tab, verdict } from './analyse_page';

/* Press the key until the focus is on such an element. */
async function walkTo(page: Page, key: string, selector: string): Promise<void> {
  const isThere = (): Promise<boolean> => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let presses = 0; presses < 150 && !(await isThere()); presses++) await page.keyboard.press(key);
  expect(await isThere()).toBe(true);
}

test('by keyboard alone', async ({ page }) => {
  await open(page, '');
  const field = page.getByRole('textbox', { name: /Puzzle/ });
  await walkTo(page, 'Tab', 'textarea');
  await expect(field).toBeFocused();
  await page.keyboard.insertText(EXTREME);
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('One solution');
  await expect(profile(page)).toBeVisible();
  const last = Number(await profile(page).getAttribute('aria-valuemax'));
  expect(last).toBeGreaterThan(40);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(profile(page)).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('ArrowRight');
  await expect(profile(page)).toHaveAttribute('aria-valuenow', '2');
  await page.keyboard.press('ArrowLeft');
  await expect(profile(page)).toHaveAttribute('aria-valuenow', '1');
  expect(await shapes(page)).toBeGreaterThan(0);
  await page.keyboard.press('End');
  await expect(page.getByText('Solved.')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(profile(page)).toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Hardest' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.step-card .strip').first()).toBeVisible();
  await tab(page, /^Step$/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, /All/)).toBeFocused();
  await expect(tab(page, /All \d+/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Why not')).toHaveAttribute('aria-selected', 'true');
  await walkTo(page, 'Shift+Tab', 'nonet-board');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await walkTo(page, 'Tab', '.values button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Why not 1 in r\dc\d\?$/ })).toBeVisible();
});

test('the arrows walk on the board, and leaf everywhere else', async ({ page }) => {
  await openDone(page, HARD);
  await board(page).evaluate((node) => (node as unknown as { focusCell(cell: number): void }).focusCell(0));
  await page.keyboard.press('ArrowRight');
  await expect(profile(page)).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('.');
  await expect(profile(page)).toHaveAttribute('aria-valuenow', '1');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('leafs, unfolds, asks why not', async ({ page }) => {
    await openDone(page, HARD);
    await page.getByRole('button', { name: 'Next step' }).tap();
    await expect(profile(page)).toHaveAttribute('aria-valuenow', '1');
    const box = await profile(page).boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 20);
    await expect(profile(page)).not.toHaveAttribute('aria-valuenow', '1');
    await page.getByRole('button', { name: 'Hardest' }).tap();
    await tab(page, 'Why not').tap();
    const cell = board(page).getByRole('gridcell', { name: /^row 1 column 2,/ });
    await cell.tap();
    await page.getByRole('button', { name: 'Why not 7 in r1c2' }).tap();
    await expect(page.getByRole('heading', { name: 'Why not 7 in r1c2?' })).toBeVisible();
    await page.getByRole('button', { name: /^40 to 71/ }).tap();
    await page.getByRole('button', { name: /^71 / }).tap();
    await expect(profile(page)).toHaveAttribute('aria-valuenow', '71');
  });
  test('types a puzzle into the board, with a verdict as it goes', async ({ page }) => {
    await open(page, '');
    await page.getByRole('button', { name: 'Type in' }).first().tap();
    await page.getByRole('button', { name: 'Enter 1' }).tap();
    await expect(verdict(page)).toHaveText('Several solutions');
    await board(page).getByRole('gridcell', { name: /^row 1 column 2,/ }).tap();
    await page.getByRole('button', { name: 'Enter 1' }).tap();
    await expect(verdict(page)).toHaveText('Contradiction');
    await expect(page.getByText('two 1s in row 1: r1c1 and r1c2')).toBeVisible();
    await page.getByRole('button', { name: 'Erase' }).tap();
    await expect(verdict(page)).toHaveText('Several solutions');
  });
});

test('a screen reader is told the verdict, the step, and what is where', async ({ page }) => {
  await openDone(page, HARD);
  await expect(page.getByRole('status').filter({ hasText: 'One solution' })).toBeVisible();
  await page.getByRole('button', { name: 'Hardest' }).click();
  await expect(profile(page)).toHaveAttribute('aria-valuetext', '31 of 71: grouped discontinuous nice loop, expert');
  await expect(page.getByRole('grid', { name: 'Position before step 31' })).toBeVisible();
  await expect(board(page).locator('[aria-live]')).toContainText('31 of 71: grouped discontinuous nice loop, r1c9 −7, r1c9 −9');
  await expect(page.locator('[aria-current=step]')).toContainText('grouped discontinuous nice loop');
  await expect(page.getByRole('list', { name: 'Chain' }).getByRole('listitem').first()).toContainText('6 is not in');
});
