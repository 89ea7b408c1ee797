/* paper.spec.ts: sheets as a browser prints them: a PDF, whose pages and words pdfinfo and pdftotext count. */
import { execFileSync } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { HARD, openMade } from './make_page';

async function pdf(page: Page, name: string): Promise<string> {
  const path = test.info().outputPath(`${name}.pdf`);
  await page.pdf({ path, preferCSSPageSize: true });
  return path;
}

function pagesOf(path: string): { count: number; size: string; texts: string[] } {
  const said = execFileSync('pdfinfo', [path], { encoding: 'utf8' });
  const texts = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1);
  return { count: Number(/^Pages:\s+(\d+)/m.exec(said)?.[1]), size: /^Page size:\s+(.*)$/m.exec(said)?.[1] ?? '', texts };
}

const digits = (text: string): number => (text.match(/(?<=^|\s)\d(?=\s|$)/gm) ?? []).length;

test('a sheet by keyboard: title, pages, ratings, seed, solutions at the end', async ({ page }) => {
  await openMade(page, HARD, 3);
  await page.getByRole('button', { name: 'Print 3' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Print' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Quiet evening');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('3 pages')).toBeVisible();
  const { count, size, texts } = pagesOf(await pdf(page, 'sheet'));
  expect(count).toBe(3);
  expect(size).toContain('A4');
  expect(texts[0]).toMatch(/^\s*Quiet evening\s+ER \d\.\d to \d\.\d/);
  expect(texts[0]).toMatch(/ER \d\.\d, \d\d clues/);
  expect(texts[0]).toMatch(/nonet, seed 7\s+1 of 3/);
  expect(texts[2]).toMatch(/^\s*Solutions/);
  // Three solutions with their numbers; the seed, and two at "3 of 3".
  expect(digits(texts[2] ?? '')).toBe(3 * 81 + 3 + 3);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page.locator('.puzzle')).toHaveCount(3);
});

test('the preview is what is printed', async ({ page }) => {
  await openMade(page, HARD, 3);
  await page.getByRole('button', { name: 'Print 3' }).click();
  await page.getByRole('radio', { name: 'Upside down' }).check({ force: true });
  const places = (): Promise<number[]> => page.locator('.page').first().evaluate((sheet) => {
    const { left, top, width } = sheet.getBoundingClientRect();
    return [...sheet.querySelectorAll('svg, b, .page-foot span')].flatMap((node) => {
      const box = node.getBoundingClientRect();
      return [box.left - left, box.top - top, box.right - left, box.bottom - top].map((length) => Math.round((1000 * length) / width) / 1000);
    });
  });
  const seen = await places();
  await page.emulateMedia({ media: 'print' });
  const printed = await places();
  expect(printed).toHaveLength(seen.length);
  printed.forEach((place, at) => expect(Math.abs(place - (seen[at] ?? 0)), `${at}`).toBeLessThan(0.004));
  // In the print theme, whatever the page's is.
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  expect(await page.locator('.page').first().evaluate((sheet) => [getComputedStyle(sheet).backgroundColor, getComputedStyle(sheet.querySelector('.digits') as Element).fill])).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

test('200 puzzles as a book on letter paper, six on a page: no page is empty or broken', async ({ page }) => {
  await openMade(page, '#make?box=2x2&seed=1&count=200', 200);
  await page.getByRole('button', { name: 'Print 200' }).click();
  await page.getByRole('radio', { name: 'Letter' }).check({ force: true });
  await page.getByRole('radio', { name: '6', exact: true }).check({ force: true });
  const { count, size, texts } = pagesOf(await pdf(page, 'book'));
  expect(count).toBe(34 + 17);
  expect(size).toContain('letter');
  texts.forEach((text, at) => {
    expect(text).toContain(`${at + 1} of 51`);
    expect(text.match(/clues/g) ?? []).toHaveLength(at < 33 ? 6 : at === 33 ? 2 : 0);
  });
});

test('16x16, with hints, solutions upside down', async ({ page }) => {
  await openMade(page, '#make?box=4x4&hardest=beginner&spare=yes&seed=1&count=2', 2);
  await page.getByRole('button', { name: 'Print 2' }).click();
  await page.getByRole('radio', { name: 'Upside down' }).check({ force: true });
  await page.getByLabel('Hardest technique').check();
  const { count, texts } = pagesOf(await pdf(page, 'large'));
  expect(count).toBe(1);
  expect(texts[0]).toContain('hidden single');
  expect((texts[0]?.match(/(?<=\s)[A-G](?=\s)/g) ?? []).length).toBeGreaterThan(40);
});
