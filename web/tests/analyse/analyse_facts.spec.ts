/* analyse_facts.spec.ts: what the view says about puzzles: notations and links, verdicts, all steps, why not, clues, proofs; cancelling. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { board, EXTREME, HARD, open, openDone, PROGRAM, profile, shapes, tab, verdict } from './analyse_page';

const rows = (HARD.match(/.{9}/g) ?? []).join('\n');
const zeros = HARD.replaceAll('.', '0');
const TEXTS = {
  'a line': HARD,
  'rows of zeros': rows.replaceAll('.', '0'),
  'HoDoKu library': `:0000:x:${HARD}:::`,
  'a link to sudokuwiki.org': `https://www.sudokuwiki.org/sudoku.htm?bd=${zeros}`,
};

for (const [name, text] of Object.entries(TEXTS))
  test(`reads ${name}`, async ({ page }) => {
    await open(page, '');
    const pasted = { text };
    await page.evaluate(({ text: plain }) => {
      const data = new DataTransfer();
      data.setData('text/plain', plain);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, pasted);
    await expect(verdict(page)).toHaveText('One solution');
    await expect(board(page).getByRole('gridcell', { name: 'row 1 column 3, given 3' })).toBeAttached();
    await expect(page.getByText('71 steps')).toBeVisible();
  });

test('says where reading stopped, marks it, and shows what was read', async ({ page }) => {
  await open(page, `${HARD}9`);
  await expect(verdict(page)).toHaveText('Not readable');
  await expect(page.getByRole('alert')).toContainText('Line 1, character 82: 82 cells, expected 81');
  await expect(page.locator('mark')).toHaveText('9');
  await expect(board(page).getByRole('gridcell', { name: 'row 1 column 3, given 3' })).toBeAttached();
});

test('tints the cells that differ between solutions', async ({ page }) => {
  const solution = '473182956159674823826539417934718265261453798587296341342861579695347182718925634';
  // Two rows of a band, but for one column, may be swapped there.
  const open4 = [...solution].map((digit, cell) => ([0, 1, 9, 10].includes(cell) || '12'.includes(digit) ? '.' : digit)).join('');
  await open(page, open4);
  await expect(verdict(page)).toHaveText('Several solutions');
  await expect(page.getByText(/\d+ cells differ from solution to solution/)).toBeVisible();
  const tinted = await board(page).evaluate((node) => (node as unknown as { state: { cells: { colours?: number[]; value?: number }[] } }).state.cells.filter((cell) => cell.colours).map((cell) => cell.value ?? 0));
  expect(tinted.length).toBeGreaterThan(3);
  expect(new Set(tinted)).toEqual(new Set([0]));
});

test('all steps in two groupings, each drawn when it is chosen', async ({ page }) => {
  await openDone(page, HARD);
  await page.getByRole('button', { name: 'Hardest' }).click();
  await tab(page, 'All steps').click();
  await expect(tab(page, /^All \d+$/)).toBeVisible();
  await page.locator('summary').filter({ hasText: 'ALS chain' }).click();
  const before = await shapes(page);
  await page.locator('details[open] button').first().click();
  await expect.poll(() => shapes(page)).not.toBe(before);
  await page.getByRole('button', { name: 'What it gives' }).click();
  await expect(page.locator('summary').filter({ hasText: 'r1c9 −7' })).toBeVisible();
});

test('why not: by a click on the candidate', async ({ page }) => {
  await openDone(page, HARD);
  await page.getByRole('button', { name: 'Hardest' }).click();
  await tab(page, 'Why not').click();
  const { width = 0 } = (await board(page).boundingBox()) ?? {};
  // The 8 of r1c2, in the last row of its cell.
  await board(page).click({ position: { x: (width * 155) / 910, y: (width * 84) / 910 } });
  await expect(page.getByRole('heading', { name: 'Why not 8 in r1c2?' })).toBeVisible();
});

test('finds clues that are not needed, and shows them', async ({ page }) => {
  await openDone(page, HARD);
  await tab(page, 'Facts').click();
  await expect(page.getByText('3 not needed, each by itself: r2c6, r4c2, r5c4')).toBeVisible();
  await page.getByRole('button', { name: 'Tint on the board' }).click();
  const tinted = await board(page).evaluate((node) => (node as unknown as { state: { cells: { colours?: number[] }[] } }).state.cells.flatMap((cell, at) => (cell.colours ? [at] : [])));
  expect(tinted).toEqual([14, 28, 39]);
});

test('a minimal puzzle is said to be minimal', async ({ page }) => {
  await openDone(page, EXTREME);
  await tab(page, 'Facts').click();
  await expect(page.getByText('Minimal: every clue is needed.')).toBeVisible();
});

test('three ratings with their hardest steps, canonical form, count, notation', async ({ page }) => {
  await openDone(page, HARD);
  await tab(page, 'Facts').click();
  const ratings = page.getByRole('region', { name: 'Ratings' });
  await expect(ratings).toContainText('8.3');
  await expect(ratings).toContainText('Region Forcing Chains');
  await expect(ratings).toContainText('3912, Extreme');
  await page.getByRole('region', { name: 'Canonical form' }).getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('.......12....134...24...3....35.2.61.7..3....2...8...7.1..9.....3.6...4.8.6..7.29')).toBeVisible();
  await page.getByRole('button', { name: 'Count' }).click();
  await expect(page.getByRole('region', { name: 'Solutions' }).locator('b')).toHaveText('1');
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('sudokuwiki');
  await expect(page.getByRole('textbox', { name: 'Other notations' })).toHaveValue(TEXTS['a link to sudokuwiki.org']);
});

for (const format of ['drat', 'lrat'])
  test(`a proof as ${format} can be downloaded, and holds`, async ({ page }, info) => {
    await openDone(page, HARD);
    await tab(page, 'Facts').click();
    await page.getByRole('combobox', { name: 'Format' }).selectOption(format);
    const proof = page.waitForEvent('download');
    await page.getByRole('region', { name: 'Proof' }).getByRole('button', { name: 'Download' }).click();
    const path = info.outputPath(`puzzle.${format}`);
    await (await proof).saveAs(path);
    const formula = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download puzzle.${format}.cnf` }).click();
    await (await formula).saveAs(`${path}.cnf`);
    test.skip(!existsSync(PROGRAM), 'without the program nobody checks it');
    const said = execFileSync(PROGRAM, ['verify', '--json', path, HARD], { encoding: 'utf8' });
    expect(JSON.parse(said)).toMatchObject({ verified: true, verdict: 'unique' });
  });

test('the picture of a step is a file', async ({ page }) => {
  await openDone(page, HARD);
  await page.getByRole('button', { name: 'Hardest' }).click();
  await tab(page, 'Facts').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'SVG' }).click();
  expect((await download).suggestedFilename()).toBe('position.svg');
});

test('long work ends when it is cancelled, and the page goes on', async ({ page }) => {
  await openDone(page, HARD);
  await tab(page, 'Facts').click();
  // All solutions of an almost empty board: as good as endless.
  await page.getByRole('textbox', { name: /Puzzle/ }).fill(`1${'.'.repeat(80)}`);
  await expect(verdict(page)).toHaveText('Several solutions');
  await page.getByRole('combobox', { name: 'Up to' }).selectOption('0');
  await page.getByRole('button', { name: 'Count' }).click();
  const job = page.getByRole('region', { name: 'Solutions' });
  const cancel = job.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeVisible();
  await cancel.click();
  await expect(job).toContainText('Cancelled.');
  await page.getByRole('combobox', { name: 'Up to' }).selectOption('1000');
  await page.getByRole('button', { name: 'Count' }).click();
  await expect(job.locator('b')).toHaveText('at least 1,000');
});

test('another way is another path', async ({ page }) => {
  await openDone(page, HARD);
  await page.getByRole('combobox', { name: 'Which way' }).selectOption('hodoku');
  await expect(profile(page)).toBeVisible();
  await page.getByRole('combobox', { name: 'Which way' }).selectOption('shortest');
  await expect.poll(async () => Number(await profile(page).getAttribute('aria-valuemax'))).toBeGreaterThan(10);
});

test('counting says how many there are so far', async ({ page }) => {
  await open(page, '.'.repeat(81));
  await tab(page, 'Facts').click();
  const box = page.getByRole('region', { name: 'Solutions' });
  await box.getByLabel('Up to').selectOption('0');
  await box.getByRole('button', { name: 'Count' }).click();
  await expect(box.locator('.known')).toHaveText(/^[\d,]+ so far/);
  await box.getByRole('button', { name: 'Cancel' }).click();
  await expect(box).toContainText('Cancelled.');
});

test('the rating of a hardest position says what is known so far, and can be cancelled', async ({ page }) => {
  const [hardest = ''] = (readFileSync('../tests/data/ratings.tsv', 'utf8').split('\n').find((line) => line.includes('\t11.5\t')) ?? '').split('\t');
  // It takes less than a second: whoever wants to cancel it has to be quick.
  await page.addInitScript(() => {
    const told = ((window as unknown as { told: string[] }).told = []) as string[];
    new MutationObserver(() => {
      const line = document.querySelector('.ratings .job-in');
      const known = line?.querySelector('.known')?.textContent ?? '';
      if (!known.startsWith('ER')) return;
      told.push(known, String(line?.querySelector('.bar')?.getAttribute('aria-valuetext')));
      line?.querySelector('button')?.click();
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await open(page, hardest);
  await expect(page.locator('.ratings .job')).toContainText('Cancelled.');
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  for (const text of told.slice(0, 2)) expect(text).toMatch(/^ER is at least \d+\.\d · \d+ of 81 cells/);
  await expect(page.locator('.rates')).toContainText('extreme');
});
