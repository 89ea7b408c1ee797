/* page.ts: what the tests of the page have in common. They wait for states that the page shows, never for times. */
import { expect, type Locator, type Page } from '@playwright/test';

/* 4x4 with four empty cells, r1c2=2, r2c3=1, r3c1=2, r4c3=2. */
export const SMALL = '1.3434.2.14343.1';
/* 9x9 of level extreme, by seed 3. */
export const EXTREME = '2..5..6....4.1.5.9.8.......34........1..53....75....98.....4.....36..2.1....9..6.';

interface Shown {
  phase: string;
  open: string[];
  mode: string;
  puzzle: string;
  paused: boolean;
  counts: Record<string, number>;
  hint: { stage: string; line?: string };
  options: string[];
  cursor: string;
  selected?: string[];
  cells: { value?: number; marks?: number[]; centre_marks?: number[]; colours?: number[]; colour?: number; wrong?: boolean }[];
}

export async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`index.html${hash}`);
  await expect(page.locator('#app')).toHaveAttribute('data-ready', /./);
}

export async function play(page: Page, text: string): Promise<void> {
  await open(page, `#play/${text}`);
  await expect(page.locator('main.play')).toHaveAttribute('data-phase', 'playing');
}

export function state(page: Page): Promise<Shown> {
  // Before it is there, an empty one.
  return page.evaluate(() => (document.querySelector('nonet-board') as unknown as { state: Shown } | null)?.state ?? ({ cells: [], counts: {}, options: [] } as unknown as Shown));
}

export async function expectState(page: Page, read: (state: Shown) => unknown, wanted: unknown): Promise<void> {
  await expect.poll(async () => read(await state(page))).toEqual(wanted);
}

/* Everything that is shown is written down. */
export async function kept(page: Page): Promise<void> {
  await expect(page.locator('main.play')).toHaveAttribute('data-kept', 'yes');
}

export function cell(page: Page, row: number, column: number): Locator {
  return page.getByRole('gridcell', { name: new RegExp(`^row ${row} column ${column},`) });
}

export function theme(page: Page, name: string): Promise<void> {
  return page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), name);
}
