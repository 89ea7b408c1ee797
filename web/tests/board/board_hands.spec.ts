/* board_hands.spec.ts: the board under keyboard, mouse and finger, in Chromium. */
import { expect, type Locator, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('demo/board.html?fixture=play&theme=light');
  await page.waitForSelector('body[data-ready]', { state: 'attached' });
});

function cell(page: Page, row: number, column: number): Locator {
  return page.locator('nonet-board [role=gridcell]').nth((row - 1) * 9 + column - 1);
}

/* The words of the cell that has the focus. */
function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.querySelector('nonet-board')?.shadowRoot?.activeElement?.getAttribute('aria-label'));
}

async function place(page: Page, row: number, column: number): Promise<[number, number]> {
  const box = await cell(page, row, column).boundingBox();
  return [box!.x + box!.width / 2, box!.y + box!.height / 2];
}

/* Records what the board tells, as "cell how". */
async function record(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const board = document.querySelector('nonet-board')!;
    board.addEventListener('nonet-select', (event) => {
      const { cell, how, removes } = (event as CustomEvent).detail;
      told.push(`${cell} ${how}${removes ? ' removes' : ''}`);
    });
    board.addEventListener('nonet-double', (event) => told.push(`${(event as CustomEvent).detail.cell} double`));
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

test('one Tab leads to the cursor, arrows lead on, Tab leads out', async ({ page }) => {
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('row 7 column 4, empty, marks 2 8');
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('row 7 column 5, 6');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  expect(await focused(page)).toBe('row 6 column 1, empty, marks 2 5 7 8');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBeUndefined();
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('row 6 column 1, empty, marks 2 5 7 8');
});

test('shows where the keyboard is, and does not for the mouse', async ({ page }) => {
  const outline = (): Promise<string> => page.locator('nonet-board .grid').evaluate((node) => getComputedStyle(node).outlineStyle);
  await page.mouse.click(...(await place(page, 1, 1)));
  expect(await outline()).toBe('none');
  await page.keyboard.press('ArrowRight');
  expect(await outline()).toBe('solid');
});

test('can be played blind', async ({ page }) => {
  await page.keyboard.press('Tab');
  await page.keyboard.press('2');
  expect(await focused(page)).toBe('row 7 column 4, 2');
  await expect(page.locator('nonet-board [role=status]')).toHaveText('2');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Shift+Digit8');
  expect(await focused(page)).toBe('row 7 column 4, empty, marks 8');
  await expect(page.locator('nonet-board [role=status]')).toHaveText('empty, marks 8');
});

test('the tree of accessibility has rows of cells', async ({ page }) => {
  await expect(page.getByRole('grid', { name: 'Sudoku board' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(9);
  await expect(page.getByRole('gridcell', { name: 'row 1 column 3, given 3' })).toHaveCount(1);
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
});

test('a stroke of the mouse selects what it goes over', async ({ page }) => {
  const told = await record(page);
  await page.mouse.move(...(await place(page, 2, 2)));
  await page.mouse.down();
  await page.mouse.move(...(await place(page, 2, 5)));
  await page.mouse.move(...(await place(page, 3, 6)), { steps: 10 });
  await page.mouse.up();
  await page.mouse.move(...(await place(page, 5, 5)));
  expect(await told()).toEqual(['10 set', '11 drag', '12 drag', '13 drag', '23 drag']);
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(5);
});

test('keys that are held down change what a press means', async ({ page }) => {
  const told = await record(page);
  await page.mouse.click(...(await place(page, 1, 1)));
  await page.keyboard.down('Control');
  await page.mouse.click(...(await place(page, 3, 3)));
  await page.mouse.click(...(await place(page, 1, 1)));
  await page.keyboard.up('Control');
  await page.keyboard.down('Shift');
  await page.mouse.click(...(await place(page, 9, 9)));
  await page.keyboard.up('Shift');
  expect(await told()).toEqual(['0 set', '20 toggle', '0 toggle removes', '80 extend']);
});

test('two clicks are a double click, a right one is none', async ({ page }) => {
  const told = await record(page);
  await page.mouse.dblclick(...(await place(page, 4, 4)));
  await page.mouse.click(...(await place(page, 5, 5)), { button: 'right' });
  expect(await told()).toEqual(['30 set', '30 set', '30 double']);
});

test('a finger selects, too', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('demo/board.html?fixture=play');
  await page.waitForSelector('body[data-ready]', { state: 'attached' });
  const told = await record(page);
  await page.touchscreen.tap(...(await place(page, 4, 4)));
  expect(await told()).toEqual(['30 set']);
  await context.close();
});

test('a picture is not chosen, but can be walked', async ({ page }) => {
  await page.goto('demo/board.html?fixture=play&selects=none');
  await page.waitForSelector('body[data-ready]', { state: 'attached' });
  const told = await record(page);
  await page.mouse.click(...(await place(page, 1, 1)));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+Home');
  expect(await focused(page)).toBe('row 1 column 1, 4');
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('row 2 column 1, given 1');
  expect(await told()).toEqual([]);
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0);
});
