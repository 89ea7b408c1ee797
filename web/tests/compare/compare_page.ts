/* compare_page.ts: the view that compares, for its tests. */
import { expect, type Locator, type Page } from '@playwright/test';
import { open } from '../play/page';

export const BUILD = process.env['NONET_BUILD'] ?? '../build';
/* Of level hard: two ways that part and meet; made with `nonet generate --level extreme`: searches of a few guesses. */
export const HARD = '..3..2.5.1..6.48.3.2.....1.93..1.......4.3.......9..41.4.....7.6.53.7..2.1.9..6..';
export const EXTREME = '..7.1......2....65..36...47..93..8.......8..4.26.9.....3.5....8.......1....97...6';

/* With both ways there. */
export async function openWays(page: Page, text = HARD, options = ''): Promise<void> {
  await open(page, `#compare/${text}${options}`);
  await expect(page.locator('.ways')).toHaveAttribute('data-ready', '');
}

export async function openSearch(page: Page, text = EXTREME, options = ''): Promise<void> {
  await open(page, `#compare/${text}?show=search${options}`);
  await expect(page.locator('.search-side').first()).toHaveAttribute('data-ready', '');
}

export function side(page: Page, name: 'Left' | 'Right'): Locator {
  return page.locator(`[role=tabpanel]:not([hidden]) .side[aria-label=${name}]`);
}

/* The slider of a side, which is its profile; on a phone one side is hidden. */
export function place(page: Page, name: 'Left' | 'Right'): Locator {
  return side(page, name).locator('input[type=range]');
}

/* The values of the board of a side, empty cells as dots. */
export function values(page: Page, name: 'Left' | 'Right'): Promise<string> {
  return side(page, name).locator('nonet-board').evaluate((node) => {
    const { cells } = (node as unknown as { state: { cells: { value?: number }[] } }).state;
    return cells.map(({ value }) => value ?? '.').join('');
  });
}

/* So many shapes of a step are drawn there. */
export function shapes(page: Page, name: 'Left' | 'Right'): Promise<number> {
  return side(page, name).locator('nonet-board').evaluate((node) => (node as unknown as { drawing: { shapes: unknown[] } | null }).drawing?.shapes.length ?? 0);
}

/* One of the numbers of a search. */
export async function count(page: Page, name: string): Promise<number> {
  return Number(await page.locator(`[data-count=${name}] dd`).first().textContent());
}
