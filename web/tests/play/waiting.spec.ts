/* waiting.spec.ts: what is seen before the engine is there: all of the view but its digits, and nothing moves when they come. */
import { expect, test, type Page } from '@playwright/test';
import { state } from './page';

/* The engine comes when the returned function is called. */
async function holdEngine(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((done) => (release = done));
  await page.route(/nonet\.wasm/, async (route) => {
    if (route.request().resourceType() === 'fetch') await isReleased;
    await route.continue();
  });
  return release;
}

async function places(page: Page, parts: readonly string[]): Promise<unknown[]> {
  await expect(page.locator(parts[0] ?? '')).toBeVisible();
  return Promise.all(parts.map((part) => page.locator(part).first().boundingBox()));
}

for (const [name, size] of [['phone', { width: 390, height: 844 }], ['desktop', { width: 1280, height: 800 }]] as const) {
  test(`a game has its places before the engine is there, ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    const release = await holdEngine(page);
    await page.goto('index.html#play?box=4x4&level=easy&seed=1');
    const parts = ['.play nonet-board', '.play .keys', '.play .toolrow', '.play .key', '.play .status'];
    const before = await places(page, parts);
    await expect(page.getByRole('heading', { name: 'Making a puzzle' })).toBeVisible();
    await page.keyboard.press('5'); // there is nothing to enter it into
    release();
    await expect(page.locator('main.play')).toHaveAttribute('data-phase', 'playing');
    expect(await places(page, parts)).toEqual(before);
    expect((await state(page)).counts['undo']).toBe(0);
  });

  test(`an analysis has its places before the engine is there, ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    const release = await holdEngine(page);
    await page.goto('index.html#analyse/53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
    const parts = ['.analyse nonet-board', '.ratings', '.leaf', '[role=tablist]', '.panel-in .card'];
    const before = await places(page, parts);
    release();
    await expect(page.getByRole('slider', { name: 'Step of the path' })).toBeVisible();
    await expect(page.locator('.rates')).toContainText('EP');
    expect(await places(page, parts)).toEqual(before);
  });
}
