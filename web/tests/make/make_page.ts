/* make_page.ts: what the tests of Make have in common. */
import { expect, type Locator, type Page } from '@playwright/test';

/* Its first puzzles by seed 7; all of level hard. */
export const HARD = '#make?easiest=hard&hardest=hard&seed=7&count=3';

export async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`index.html${hash}`);
  await expect(page.locator('main.make')).toHaveAttribute('data-asked', /./);
}

/* All of them are there, and rated. */
export async function done(page: Page, count: number): Promise<void> {
  await expect(page.locator('.results')).toHaveAttribute('data-busy', 'false');
  await expect(page.locator('.puzzle[data-rated=true]')).toHaveCount(count);
}

export async function openMade(page: Page, hash: string, count: number): Promise<void> {
  await open(page, hash);
  await done(page, count);
}

/* What the list shows, in its order. */
export function list(page: Page): Promise<string[]> {
  return page.locator('.puzzle').evaluateAll((cards) => cards.map((card) => [...card.querySelectorAll('text')].map((row) => `${row.getAttribute('x')} ${row.getAttribute('y')} ${row.textContent}`).join(';')));
}

export function card(page: Page, number: number): Locator {
  return page.locator(`.puzzle[data-number="${number}"]`);
}

export function about(page: Page): Promise<string[]> {
  return page.locator('.puzzle .first b').allTextContents();
}

export async function expectAsked(page: Page, answer: string): Promise<void> {
  await expect(page.locator('main.make')).toHaveAttribute('data-asked', answer);
}
