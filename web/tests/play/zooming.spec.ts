/* zooming.spec.ts: large boards on a phone: two fingers, the button, the key; one finger goes on choosing cells. */
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { open, state } from './page';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/* 16x16, which needs no making. */
const LARGE = `#play?box=4x4&edit=yes`;

function zoomOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('nonet-board')?.zoom ?? 0);
}

/* Where a cell is on the page. */
async function middleOf(page: Page, cell: number): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator('nonet-board [role=gridcell]').nth(cell).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

async function isSeen(page: Page, cell: number): Promise<boolean> {
  const { x, y } = await middleOf(page, cell);
  const board = (await page.locator('nonet-board').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height;
}

async function fingers(touch: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: readonly (readonly [number, number])[]): Promise<void> {
  await touch.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });
}

test.beforeEach(async ({ page }) => {
  await open(page, LARGE);
  await expect(page.locator('main.play')).toHaveAttribute('data-phase', 'editing');
});

test('two fingers enlarge and move it, and choose nothing', async ({ page }) => {
  const touch = await page.context().newCDPSession(page);
  const { cursor } = await state(page);
  const { x, y } = await middleOf(page, 136);
  await fingers(touch, 'touchStart', [x - 20, y]);
  await fingers(touch, 'touchStart', [x - 20, y], [x + 20, y]);
  await fingers(touch, 'touchMove', [x - 60, y], [x + 60, y]);
  await expect.poll(() => zoomOf(page)).toBeCloseTo(3);
  const there = await middleOf(page, 136);
  expect(Math.hypot(there.x - x, there.y - y)).toBeLessThan(3);
  await fingers(touch, 'touchMove', [x - 30, y + 40], [x + 90, y + 40]);
  await expect.poll(async () => Math.round((await middleOf(page, 136)).x - x)).toBe(30);
  await fingers(touch, 'touchEnd');
  expect((await state(page)).cursor).toBe(cursor);
  // One finger chooses cells of what is seen.
  const cell = await middleOf(page, 137);
  await fingers(touch, 'touchStart', [cell.x, cell.y]);
  await fingers(touch, 'touchEnd');
  await expect.poll(async () => (await state(page)).cursor).toBe('r9c10');
  expect(await zoomOf(page)).toBeCloseTo(3);
});

test('the button shows the box of the cursor, and all of it again', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Enlarge the box' });
  await page.locator('nonet-board [role=gridcell]').nth(255).tap();
  await expect.poll(async () => (await state(page)).cursor).toBe('r16c16');
  await button.tap();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect([await isSeen(page, 255), await isSeen(page, 204), await isSeen(page, 0)]).toEqual([true, true, false]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await button.tap();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await isSeen(page, 0)).toBe(true);
});

test('the cursor stays in sight when keys move it, and the key enlarges', async ({ page }) => {
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  await expect.poll(async () => (await state(page)).cursor).toBe('r1c1');
  await page.keyboard.press('Alt+z');
  expect(await zoomOf(page)).toBeGreaterThan(3);
  expect(await isSeen(page, 12)).toBe(false);
  await page.keyboard.press('End');
  await expect.poll(async () => (await state(page)).cursor).toBe('r1c16');
  expect([await isSeen(page, 15), await isSeen(page, 0)]).toEqual([true, false]);
  // For those who hear the board all of it is there.
  await expect(page.getByRole('gridcell')).toHaveCount(256);
  await page.keyboard.press('Alt+z');
  expect(await zoomOf(page)).toBe(1);
});

test('a board of 9x9 is not enlarged: two fingers choose two cells', async ({ page }) => {
  await open(page, '#play?box=3x3&edit=yes');
  await expect.poll(async () => (await state(page)).cells.length).toBe(81);
  await expect(page.getByRole('button', { name: 'Enlarge the box' })).toBeHidden();
  const touch = await page.context().newCDPSession(page);
  const [one, two] = [await middleOf(page, 10), await middleOf(page, 30)];
  await fingers(touch, 'touchStart', [one.x, one.y]);
  await fingers(touch, 'touchStart', [one.x, one.y], [two.x, two.y]);
  await expect.poll(async () => (await state(page)).selected).toEqual(['r2c2', 'r4c4']);
  await fingers(touch, 'touchEnd');
  expect(await zoomOf(page)).toBe(1);
});
