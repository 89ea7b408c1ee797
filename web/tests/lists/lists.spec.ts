/* lists.spec.ts: lists by keyboard only, by touch, dropped and pasted; what is seen while there is work and afterwards. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { EASY, HARD } from '../engine/module';
import { done, give, openLists, puzzles, ready, shownRows, view } from './list_page';

const MIXED = [...puzzles(12, 6), '12x', HARD, '.'.repeat(81), '1'.repeat(81)].join('\n');
/* Of one puzzle, so that it is made quickly; the rows differ by their numbers. */
const LONG = `${EASY}\n`.repeat(100_000);

function active(page: Page): Promise<string> {
  return page.evaluate(() => document.getElementById(document.querySelector('.grid')?.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '');
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let times = 0; times < 60; times++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/* Read and checked, not rated, which would take a minute. */
async function giveLong(page: Page): Promise<void> {
  await give(page, LONG);
  await expect(view(page)).toHaveAttribute('data-phase', 'working');
}

test('100,000 puzzles by keyboard alone', async ({ page }) => {
  await openLists(page);
  // On a busy machine the browser may ask for a file before the test is there to answer.
  await expect(async () => {
    await tabTo(page, 'input[type=file]');
    const chooser = page.waitForEvent('filechooser', { timeout: 10_000 });
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({ name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.from(LONG) });
  }).toPass();
  await expect(view(page)).toHaveAttribute('data-phase', 'working');
  await tabTo(page, '.progress button');
  await page.keyboard.press('Enter');
  await expect(view(page)).toHaveAttribute('data-phase', 'stopped');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
  await tabTo(page, '.grid');
  expect(await active(page)).toContain(EASY);
  await page.keyboard.press('End');
  expect(await active(page)).toMatch(/^100,000/);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowDown');
  expect(await active(page)).toMatch(/^99,9\d\d/);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Puzzle 2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // No.: the other way round
  await page.keyboard.press('Enter');
  await ready(page);
  expect((await shownRows(page))[0]?.[0]).toBe('1');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await shownRows(page))[0]?.[0]).toBe('100,000');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('100,000 puzzles by touch', async ({ page }) => {
    await openLists(page);
    await giveLong(page);
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await expect(view(page)).toHaveAttribute('data-phase', 'stopped');
    await page.getByRole('columnheader', { name: 'No.' }).getByRole('button').tap();
    await expect.poll(async () => (await shownRows(page))[0]?.[0]).toBe('100,000');
    await page.locator('.grid').evaluate((node) => (node.scrollTop = node.scrollHeight));
    await expect.poll(async () => (await shownRows(page)).at(-1)?.[0]).toBe('1');
    const row = page.locator('.grid-row[aria-rowindex="100001"]');
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await row.tap();
    await expect(page.getByRole('dialog', { name: 'Puzzle 1' })).toBeVisible();
    await page.getByRole('dialog').getByRole('link', { name: 'Play' }).tap();
    await expect(page.locator('main.play')).toHaveAttribute('data-phase', 'playing');
    await page.goBack();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('each puzzle is checked and rated, equivalent ones are found, and lines that are none say where and why', async ({ page }) => {
  await openLists(page);
  await give(page, MIXED);
  await done(page);
  await expect(page.locator('.progress')).toContainText('15 puzzles · 1 unreadable');
  await page.setViewportSize({ width: 1366, height: 1400 });
  await expect.poll(async () => (await shownRows(page)).length).toBe(16);
  const rows = await shownRows(page);
  expect(rows[0]).toEqual(['1', expect.stringMatching(/^[.1-9]{81}$/), expect.stringMatching(/^\d\d$/), 'One', expect.stringMatching(/^1\.\d$/), 'Beginner', expect.stringMatching(/single|house/), '2 alike']);
  expect(rows[7]?.[7]).toBe('as no. 2');
  expect(rows[12]?.slice(0, 4)).toEqual(['13', expect.stringMatching(/^Line 13, column \d: ./), '', 'Unreadable']);
  expect(rows[13]?.slice(3, 7)).toEqual(['One', '8.9', 'Extreme', expect.stringMatching(/./)]);
  expect(rows[14]?.slice(2, 5)).toEqual(['0', 'Several', '']);
  expect(rows[15]?.slice(2, 5)).toEqual(['81', 'Contradiction', '']);
});

test('columns sort, fields filter, and are cleared', async ({ page }) => {
  await openLists(page);
  await give(page, MIXED);
  await done(page);
  const head = page.getByRole('columnheader', { name: 'ER' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => (await shownRows(page))[0]?.[4]).toBe('8.9');
  await page.getByLabel('ER to').fill('2.0');
  await expect(view(page)).toHaveAttribute('data-shown', '12');
  await page.getByLabel('Equivalent', { exact: true }).selectOption({ label: 'One of each' });
  await expect(view(page)).toHaveAttribute('data-shown', '6');
  await expect(page.locator('.shown')).toHaveText('6 shown');
  await page.getByLabel('Level', { exact: true }).selectOption({ label: 'Extreme' });
  await expect(page.getByText('No puzzle of the list fits this filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filter' }).click();
  await expect(view(page)).toHaveAttribute('data-shown', '16');
});

test('parts of the plots tell their numbers, and filter', async ({ page }) => {
  await openLists(page);
  await give(page, MIXED);
  await done(page);
  const bars = page.getByRole('toolbar', { name: 'Ratings' });
  const last = bars.getByRole('button').last();
  await expect(last).toHaveAccessibleName(/^ER 8\.5 to 8\.9: 1 puzzle$/);
  await last.focus();
  await expect(page.locator('.plot-told').first()).toHaveText('ER 8.5 to 8.9: 1 puzzle');
  await page.keyboard.press('ArrowLeft');
  await expect(bars.getByRole('button').nth(-2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(view(page)).toHaveAttribute('data-shown', '1');
  await expect(page.getByLabel('ER from')).toHaveValue('8.5');
  await page.keyboard.press('Enter');
  await expect(view(page)).toHaveAttribute('data-shown', '16');
  await page.getByRole('toolbar', { name: 'Clues and rating' }).getByRole('button', { name: /ER 8/ }).click();
  await expect(view(page)).toHaveAttribute('data-shown', '1');
  await expect(page.getByLabel('Clues from')).toHaveValue('24');
});

test('a list is dropped, and one is pasted', async ({ page }) => {
  await openLists(page);
  const drop = (type: string): Promise<void> => page.evaluate(([type, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.txt'));
    document.querySelector('main')?.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
  }, [type, `${EASY}\n`] as const);
  await drop('dragover');
  await expect(page.getByText('Drop to read this list')).toBeVisible();
  await drop('drop');
  await expect(page.getByRole('heading', { name: 'dropped.txt' })).toBeVisible();
  await done(page);
  await expect(page.getByText('Drop to read this list')).toBeHidden();
  await page.getByRole('button', { name: 'Paste text' }).click();
  await page.getByRole('textbox', { name: 'Puzzles' }).fill(`${EASY}\n${HARD}\n`);
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(page.getByRole('heading', { name: 'Pasted text' })).toBeVisible();
  await done(page);
  expect((await shownRows(page)).map(([, puzzle]) => puzzle)).toEqual([EASY, HARD]);
});

test('a list is saved as a table, or only its puzzles', async ({ page }) => {
  await openLists(page);
  await give(page, MIXED, 'mixed.txt');
  await done(page);
  const save = async (...words: readonly string[]): Promise<string> => {
    await page.getByRole('button', { name: 'Save' }).click();
    for (const word of words) await page.getByRole('dialog').getByLabel(word).check();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const file = await download;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return `${file.suggestedFilename()}\n${readFileSync(await file.path(), 'utf8')}`;
  };
  const table = (await save()).split('\n');
  expect([table[0], table.length]).toEqual(['mixed.csv', 19]);
  expect(table[1]).toMatch(/^puzzle,number,line,clues,verdict,ER/);
  await page.getByLabel('ER from').fill('8');
  await expect(view(page)).toHaveAttribute('data-shown', '1');
  expect(await save('Puzzles only')).toBe(`mixed.txt\n${HARD}\n`);
  expect((await save('Puzzles only', 'All, as read', 'Only one of each')).trim().split('\n')).toHaveLength(10);
});

test('a table that is higher than the browser allows is scrolled row by row, and by jumps', async ({ page }) => {
  await openLists(page);
  await giveLong(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await ready(page);
  const first = async (): Promise<number> => Number((await shownRows(page))[0]?.[0]?.replaceAll(',', ''));
  await page.locator('.grid').hover();
  await page.mouse.wheel(0, 360);
  await expect.poll(first).toBe(11);
  await page.locator('.grid').evaluate((node) => (node.scrollTop = node.scrollHeight / 2));
  await expect.poll(async () => Math.abs((await first()) - 50_000)).toBeLessThan(100);
  const middle = await first();
  await page.mouse.wheel(0, 72);
  await expect.poll(first).toBe(middle + 2);
  expect(await page.locator('.grid').evaluate((node) => node.scrollHeight)).toBeLessThan(3_000_000);
  expect(await page.locator('.grid-sheet > *').count()).toBeLessThan(40);
});

test('a list that cannot be read to its end says so', async ({ page }) => {
  await openLists(page);
  await give(page, 'this is not packed', 'list.gz');
  await expect(page.getByRole('alert')).toContainText('The file could not be read to its end');
});
