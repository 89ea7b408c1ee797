/* compare_facts.spec.ts: what the view says: about two ways, about searches, as the program does, and about texts that are no puzzle. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { BUILD, count, EXTREME, HARD, openSearch, openWays, place, shapes, side, values } from './compare_page';
import { open } from '../play/page';

const PROGRAM = `${BUILD}/nonet`;

interface Told {
  verdict: string;
  stats: { guesses: number; backtracks: number; deepest: number };
  events: { event: string; contradiction?: object }[];
}

function told(text: string, ...options: string[]): Told {
  return JSON.parse(execFileSync(PROGRAM, ['compare', '--trace', '--json', ...options, text], { encoding: 'utf8', maxBuffer: 1e8 })) as Told;
}

test('the drawn tree has the counts that the program tells', async ({ page }) => {
  test.skip(!existsSync(PROGRAM), 'there is nobody to compare with');
  for (const [search, options] of [['search', []], ['search/singles/mrv', ['--propagate', 'singles', '--order', 'mrv']], ['search/locked/mrv_weight', ['--propagate', 'locked', '--order', 'mrv+weight']]] as const) {
    const { stats, events } = told(EXTREME, ...options);
    await openSearch(page, EXTREME, `&left=${search}`);
    const of = (...kinds: string[]): number => events.filter(({ event }) => kinds.includes(event)).length;
    await expect(page.locator('.sign')).toHaveCount(of('start', 'guess', 'back'));
    await expect(page.getByRole('treeitem')).toHaveCount(of('start', 'guess', 'back'));
    await expect(page.locator('.tree-picture .with')).toHaveCount(stats.guesses);
    await expect(page.locator('.sign.is-dead')).toHaveCount(events.filter(({ contradiction }) => contradiction).length);
    await expect(page.locator('.sign.is-solved')).toHaveCount(of('solution'));
    expect([await count(page, 'guesses'), await count(page, 'backtracks'), await count(page, 'deepest')]).toEqual([stats.guesses, stats.backtracks, stats.deepest]);
    await expect(side(page, 'Left')).toHaveAttribute('data-end', String(events.length - 1));
  }
});

test('a long search is cut off, says so, and begins folded', async ({ page }) => {
  await openSearch(page, EXTREME, '&left=search/forward/input');
  await expect(page.locator('.cut')).toContainText(/^Cut off after 2000 events: the tree shows \d+ of \d+ guesses\.$/);
  expect(await page.locator('.sign').count()).toBeLessThan(60);
  await place(page, 'Left').fill('1500');
  await expect(page.getByRole('treeitem', { selected: true })).toBeVisible();
  await expect(side(page, 'Left').locator('.told')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Whole tree' }).click();
  await expect(page.locator('.tree-picture').first()).toHaveClass(/is-fit/);
});

test('two searches beside each other, and an engine that tells only numbers', async ({ page }) => {
  await openSearch(page, EXTREME, '&right=learn');
  await expect(page.locator('.search-side[data-ready]')).toHaveCount(2);
  await expect(page.getByText('This engine does not tell its tree, only these numbers.')).toBeVisible();
  await page.getByRole('combobox', { name: 'What is shown: Right' }).selectOption('Singles: fewest choices');
  await expect(page.getByRole('tree')).toHaveCount(2);
  await expect(page).toHaveURL(/right=search%2Fsingles%2Fmrv/);
});

test('examples from 4x4 to 16x16 have a search to show', async ({ page }) => {
  await openSearch(page);
  for (const [name, cells] of [['4 × 4, made here', 16], ['6 × 6, made here', 36], ['12 × 12, made here', 144], ['16 × 16, made here', 256]] as const) {
    await page.getByRole('combobox', { name: 'Examples' }).selectOption(name);
    await expect.poll(async () => (await values(page, 'Left')).length).toBeGreaterThanOrEqual(cells);
    await expect(page.getByRole('gridcell')).toHaveCount(cells);
    await expect(page.getByRole('treeitem').nth(1)).toBeVisible();
  }
});

test('says where the ways part and meet, what each takes, and which techniques are of one alone', async ({ page }) => {
  await openWays(page);
  await expect(side(page, 'Left').locator('.facts')).toContainText('71 steps · Expert, score');
  await expect(side(page, 'Left').locator('.facts')).toContainText('Hardest: ');
  await expect(page.locator('.words')).toContainText(/Left takes 71 steps, right \d+\./);
  await expect(page.locator('.words')).toContainText('Only left: ');
  const meeting = page.locator('.meet').first();
  const [left = '', right = ''] = /after (\d+) \| (\d+)/.exec((await meeting.textContent()) ?? '')?.slice(1) ?? [];
  await meeting.click();
  await expect(place(page, 'Left')).toHaveValue(String(Number(left) + 1));
  await expect(place(page, 'Right')).toHaveValue(String(Number(right) + 1));
  await expect.poll(async () => (await values(page, 'Left')) === (await values(page, 'Right'))).toBe(true);
  await expect.poll(() => shapes(page, 'Left')).toBeGreaterThan(0);
});

test('as Sudoku Explainer, shortest, without a family or a technique', async ({ page }) => {
  await openWays(page, HARD, '?left=se&right=shortest');
  await expect(side(page, 'Left').locator('.facts')).toContainText(/\d+ steps · ER 8\.3, EP \d\.\d, ED \d\.\d/);
  await page.getByRole('combobox', { name: 'What is shown: Left' }).selectOption('nonet, simplest');
  await page.getByRole('combobox', { name: 'What is shown: Right' }).selectOption('Without any wings');
  await expect(page.locator('.ways')).toHaveAttribute('data-ready', '');
  await expect(page).toHaveURL(/right=-wings/);
  const wings = (column: 'first' | 'last') => page.locator(`.block > div:${column}-child .step`, { hasText: /(S|W|XY|XYZ)-wing/ });
  expect(await wings('first').count()).toBeGreaterThan(0);
  await expect(wings('last')).toHaveCount(0);
});

test('what cannot be read, or has no solution, is said', async ({ page }) => {
  await open(page, `#compare/${HARD}9`);
  await expect(page.getByRole('alert')).toContainText('Line 1, character 82: 82 cells, expected 81');
  await expect(page.locator('mark')).toHaveText('9');
  await page.getByRole('textbox', { name: 'Puzzle' }).fill(`11${'.'.repeat(79)}`);
  await expect(side(page, 'Left').locator('.bad')).toContainText('two 1s in row 1');
  await expect(side(page, 'Right').locator('.bad')).toContainText('two 1s in row 1');
  await page.getByRole('tab', { name: 'Search' }).click();
  await expect(side(page, 'Left').locator('.facts')).toContainText('invalid');
});

test('work that takes long can be cancelled, and chosen anew', async ({ page }) => {
  await openWays(page);
  await page.getByRole('textbox', { name: 'Puzzle' }).fill('.'.repeat(625));
  await side(page, 'Left').getByRole('button', { name: 'Cancel' }).click();
  await expect(side(page, 'Left')).toContainText('Cancelled.');
  await page.getByRole('textbox', { name: 'Puzzle' }).fill(HARD);
  await expect(page.locator('.ways')).toHaveAttribute('data-ready', '');
});
