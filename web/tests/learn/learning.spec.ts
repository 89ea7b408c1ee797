/* learning.spec.ts: a lesson and its drill by the keyboard alone and by touch; answers of all kinds; what is kept. */
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { EXTREME, open, play, state } from '../play/page';
import { answersOf, atPosition, DAY, help, named, openDrill, PROGRESS, verdict, withProgress } from './learn_page';

/* What the keyboard is at. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}

async function tabTo(page: Page, text: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (text.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not come to ${text}`);
}

async function answer(page: Page, cell: string, value: number): Promise<void> {
  await named(page, cell).click();
  await page.keyboard.press(String(value));
  await page.keyboard.press('Enter');
}

function kept(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('nonet-practice') ?? '');
}

test('by keyboard alone: from the map to a lesson, through its stages, a drill, the next one', async ({ page }) => {
  await open(page, '#learn');
  await tabTo(page, /^fish/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^X-wing/);
  await page.keyboard.press('Enter');
  const lesson = page.locator('.lesson');
  await expect(lesson).toHaveAttribute('data-stage', 'where');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('X-wing');
  for (const stage of ['what', 'why']) {
    await page.keyboard.press('ArrowRight');
    await expect(lesson).toHaveAttribute('data-stage', stage);
  }
  await page.keyboard.press('ArrowLeft');
  await expect(lesson).toHaveAttribute('data-stage', 'what');
  await tabTo(page, /^Practise$/);
  await page.keyboard.press('Enter');
  await atPosition(page, 'X-wing 1');
  const [{ cell, value } = { cell: '', value: 0 }] = answersOf('X-wing', 1);
  const [, row = '1', column = '1'] = /^r(\d)c(\d)$/.exec(cell) ?? [];
  const { cursor } = await state(page);
  const [, fromRow = '1', fromColumn = '1'] = /^r(\d)c(\d)$/.exec(cursor) ?? [];
  for (let step = Number(row) - Number(fromRow); step > 0; step--) await page.keyboard.press('ArrowDown');
  for (let step = Number(column) - Number(fromColumn); step > 0; step--) await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await state(page)).cursor).toBe(cell);
  await page.keyboard.press(String(value));
  await expect(page.locator('.mine')).toContainText(`${cell}<>${value}`);
  await page.keyboard.press('Enter');
  await verdict(page, 'right');
  await expect(page.locator('.verdict')).toContainText('It comes again tomorrow');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter'); // once too often
  await atPosition(page, 'X-wing 2');
  await page.keyboard.press('?');
  await expect(page.locator('.dialog')).toContainText('answer: what you took away');
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  await expect(page.locator('.lesson')).toContainText('It comes again tomorrow');
});

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a lesson, a drill; board, keys and main button keep their places', async ({ page }) => {
    await open(page, '#learn/X-wing');
    await expect(page.locator('.lesson')).toHaveAttribute('data-stage', 'where');
    await page.getByRole('button', { name: 'Next' }).tap();
    await expect(page.locator('.lesson')).toHaveAttribute('data-stage', 'what');
    await page.getByRole('link', { name: 'Practise' }).tap();
    await atPosition(page, 'X-wing 1');
    const places = async (): Promise<unknown> => Promise.all(['.drill nonet-board', '.drill .main', '.drill .keys'].map((place) => page.locator(place).boundingBox()));
    const before = await places();
    const [{ cell, value } = { cell: '', value: 0 }] = answersOf('X-wing', 1);
    await named(page, cell).tap();
    await page.locator('.key').nth(value - 1).tap();
    await expect(page.locator('.mine')).toContainText(`${cell}<>${value}`);
    await page.getByRole('button', { name: 'Help' }).tap();
    await expect(page.locator('.drill')).toHaveAttribute('data-stage', 'where');
    expect(await places()).toEqual(before);
    await page.getByRole('button', { name: 'Check' }).tap();
    await verdict(page, 'right');
    await expect(page.locator('.hint .verdict')).toBeVisible();
    expect(await places()).toEqual(before);
    await page.locator('.main').tap();
    await atPosition(page, 'X-wing 2');
    await expect(page.locator('.hint')).toBeHidden();
    expect(await places()).toEqual(before);
    expect(await kept(page)).toContain('X-wing: box 1');
  });
});

test('a wrong answer is taken back and explained, what is true otherwise is said, and the position goes on', async ({ page }) => {
  await openDrill(page, 'X-wing', 3);
  await answer(page, 'r7c5', 3);
  await verdict(page, 'wrong');
  await expect(page.locator('.verdict')).toContainText('r7c5<>3 is wrong');
  await expect(page.locator('.hint')).toContainText('r7c5 can be 3');
  await expect(page.locator('.verdict')).toHaveCSS('background-color', 'rgb(251, 232, 208)');
  await page.locator('.hint').getByRole('button', { name: 'Close' }).click();
  await answer(page, 'r7c6', 7);
  await verdict(page, 'other');
  await expect(page.locator('.verdict')).toContainText('by another technique');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.locator('.mine')).toBeHidden();
  await answer(page, 'r7c5', 8);
  await verdict(page, 'right');
  await expect(page.locator('.verdict')).toContainText('It comes again today');
  expect(await kept(page)).toMatch(/X-wing: box 1 due \d+ last \d+ number 3 right 0 helped 0 wrong 1/);
});

test('help tells where, what and why, and what was shown comes again', async ({ page }) => {
  await openDrill(page, 'X-wing', 3);
  await help(page, 'where', 'what', 'why');
  await expect.poll(() => page.evaluate(() => document.querySelector('nonet-board')?.drawing !== null)).toBe(true);
  await expect(page.locator('.verdict')).toContainText('It comes again today');
  await expect(page.locator('.main')).toHaveText('Next');
  await page.reload();
  await atPosition(page, 'X-wing 3');
});

test('a value is entered where a technique places one', async ({ page }) => {
  await openDrill(page, 'full house', 2);
  const [{ cell, value } = { cell: '', value: 0 }] = answersOf('full house', 2);
  await answer(page, cell, value);
  await verdict(page, 'right');
});

test('what is due comes first, the map and Home say so, and it goes on from one to the next', async ({ page }) => {
  await withProgress(page);
  await open(page, '#');
  await page.getByRole('link', { name: 'Practise: 2 drills are due' }).click();
  await atPosition(page, 'last digit 3');
  const [{ cell, value } = { cell: '', value: 0 }] = answersOf('last digit', 3);
  await answer(page, cell, value);
  await verdict(page, 'right');
  await expect(page.locator('.verdict')).toContainText('in 21 days');
  await page.keyboard.press('Enter');
  await atPosition(page, 'X-wing 3');
  await open(page, '#learn');
  await expect(page.locator('.map .due')).toContainText('One drill is due');
  await expect(page.locator('.band').first()).toContainText('3 of 3');
  await expect(page.locator('.map .next h2')).toHaveText('X-wing');
});

test('everything goes into one file, and is joined with what is there', async ({ page }) => {
  await withProgress(page);
  await open(page, '#learn');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Export everything' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect((JSON.parse(text) as { practice: string }).practice).toBe(PROGRESS);
  await page.evaluate((day) => localStorage.setItem('nonet-practice', `nonet-practice 1\nX-wing: box 4 due ${day + 7} last 9 number 9 right 9 helped 0 wrong 0 shown 0\n`), DAY);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a file' }).click();
  await (await chooser).setFiles({ name: 'nonet.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect.poll(() => kept(page)).toMatch(/skyscraper: box 3/);
  expect(await kept(page)).toMatch(/X-wing: box 4 .* right 9/);
});

test('lessons without drills, without an example, with several pictures; what there is not', async ({ page }) => {
  await open(page, '#learn/squirmbag');
  await expect(page.locator('.lesson')).toContainText('There are no drills for this one');
  await expect(page.locator('.lesson')).toHaveAttribute('data-stage', 'where');
  await open(page, '#learn/brute force');
  await expect(page.locator('.lesson')).toContainText('There is no example');
  await open(page, '#learn/dynamic contradiction chains');
  await expect(page.locator('.lesson')).toHaveAttribute('data-stage', 'where');
  await page.keyboard.press('End');
  await expect(page.locator('.lesson .stage .row')).toContainText(/([4-9]) of \1/);
  await open(page, '#learn/flying pig');
  await expect(page.getByRole('alert')).toContainText('There is no technique called flying pig');
  await page.getByRole('link', { name: 'All techniques' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-part', 'map');
  await open(page, '#learn/squirmbag?drill=1');
  await expect(page.locator('main')).toHaveAttribute('data-part', 'lesson');
});

test('more examples, the neighbours, and the same in Analyse', async ({ page }) => {
  await open(page, '#learn/skyscraper');
  const board = (): Promise<string> => page.evaluate(() => JSON.stringify(document.querySelector('nonet-board')?.state.cells));
  await expect(page.locator('.lesson')).toHaveAttribute('data-stage', 'where');
  const first = await board();
  await page.getByRole('button', { name: 'Another example' }).click();
  await expect(page.locator('.lesson')).toContainText('Example 2 of 21');
  await expect(page.locator('.lesson')).toHaveAttribute('data-stage', 'where');
  expect(await board()).not.toBe(first);
  await page.getByRole('link', { name: 'After it Two-string kite' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-string kite');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.locator('.step-card, .path-list .step').first()).toBeVisible();
});

test('a hint, and a step in Analyse, lead to the lesson', async ({ page }) => {
  await play(page, EXTREME);
  await page.keyboard.press('i');
  await page.keyboard.press('i');
  await expect(page.locator('main.play')).toHaveAttribute('data-stage', 'what');
  const name = await page.locator('.hint h2').textContent();
  await page.getByRole('link', { name: 'Learn this' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await open(page, `#analyse/${EXTREME}`);
  await expect(page.locator('.path-list .step').first()).toBeVisible();
  await page.keyboard.press('.');
  await page.locator('.step-card').getByRole('link', { name: 'Learn this' }).click();
  await expect(page.locator('.lesson')).toHaveAttribute('data-stage', 'where');
});

test('damage in what was kept is told, and the rest is there', async ({ page }) => {
  await withProgress(page, `${PROGRESS}flying pig: box 2\n`);
  await open(page, '#learn');
  await expect(page.locator('.damaged')).toContainText('line 7');
  await expect(page.locator('.map .due')).toContainText('2 drills are due');
});

test('without the positions lessons still show their example, and a drill says what is missing', async ({ page }) => {
  const isBook = ({ pathname, search }: URL): boolean => pathname.endsWith('nonet-positions.txt') && !search;
  await page.route(isBook, (route) => route.abort());
  await open(page, '#learn/X-wing?drill=1');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await open(page, '#learn/X-wing');
  await expect(page.locator('.lesson')).toHaveAttribute('data-stage', 'where');
  await expect(page.locator('.lesson')).toContainText('Something went wrong');
  await page.unroute(isBook);
  await page.getByRole('link', { name: 'All techniques' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-part', 'map');
});
