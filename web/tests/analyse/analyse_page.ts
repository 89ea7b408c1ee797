/* analyse_page.ts: the view of analysis in Chromium, for its tests: opened with the module that `make wasm` made. */
import { expect, type Locator, type Page } from '@playwright/test';

const BUILD = process.env['NONET_BUILD'] ?? '../build';
export const LOOKS = `${BUILD}/web-look`;
export const PROGRAM = `${BUILD}/nonet`;

/* Of level expert, with three clues that are not needed, and made with `nonet generate --level extreme`: chains, ER 9.0. */
export const HARD = '..3..2.5.1..6.48.3.2.....1.93..1.......4.3.......9..41.4.....7.6.53.7..2.1.9..6..';
export const EXTREME = '..7.1......2....65..36...47..93..8.......8..4.26.9.....3.5....8.......1....97...6';

export async function open(page: Page, text: string, theme = 'light'): Promise<void> {
  for (const name of ['nonet.wasm', 'nonet-large.wasm'])
    await page.route(`**/${name}`, (route) => route.fulfill({ path: `${BUILD}/${name}`, contentType: 'application/wasm' }));
  await page.goto(`demo/analyse.html?theme=${theme}&text=${encodeURIComponent(text)}`);
  await expect(page.locator('nonet-analyse[data-ready]')).toBeAttached();
}

/* With its path, and on all scales. */
export async function openDone(page: Page, text: string, theme = 'light'): Promise<void> {
  await open(page, text, theme);
  await expect(profile(page)).toBeVisible();
}

export function profile(page: Page): Locator {
  return page.getByRole('slider', { name: 'Step of the path' });
}

export function board(page: Page): Locator {
  return page.locator('nonet-board');
}

export function tab(page: Page, name: string | RegExp): Locator {
  return page.getByRole('tab', { name });
}

export function verdict(page: Page): Locator {
  return page.locator('.verdict');
}

/* How many shapes of a step are on the board. */
export function shapes(page: Page): Promise<number> {
  return board(page).evaluate((node) => (node as unknown as { drawing: { shapes: unknown[] } | null }).drawing?.shapes.length ?? 0);
}
