/* making.spec.ts: puzzles are asked for, made, and made into others: by keyboard, by touch, by link. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { about, card, done, expectAsked, HARD, list, open, openMade } from './make_page';

async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let more = 0; more < 60; more++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const node = document.activeElement as HTMLInputElement | null;
      return node?.getAttribute('aria-label') ?? node?.labels?.[0]?.querySelector('span')?.textContent ?? node?.textContent ?? '';
    });
    if (typeof name === 'string' ? found.trim() === name : name.test(found)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test('by keyboard alone: a wish, a technique, a pattern with its symmetry, puzzles, one of them opened', async ({ page }) => {
  await open(page, '#make');
  await tabTo(page, 'Size');
  await page.keyboard.type('6');
  await tabTo(page, 'Solved without');
  await page.keyboard.type('fish');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove fish' })).toBeVisible();
  await expectAsked(page, 'without');
  await page.keyboard.press('Backspace');
  await expectAsked(page, 'fine');
  await tabTo(page, 'Symmetry');
  await page.keyboard.type('Half');
  await tabTo(page, /^Pattern/);
  await tabTo(page, 'row 1 column 1');
  for (const key of ['Space', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'ArrowDown', 'Space', 'ArrowLeft', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
  await expect(page.locator('.pattern-field output')).toHaveText('12 clues');
  expect(await page.locator('.pattern [aria-selected=true]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')))).toEqual(expect.arrayContaining(['row 1 column 3', 'row 6 column 4', 'row 3 column 1']));
  await tabTo(page, 'Seed');
  await page.keyboard.type('7');
  await tabTo(page, 'Puzzles');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('2');
  await expectAsked(page, 'fine');
  await page.keyboard.press('Enter');
  await done(page, 2);
  await expect(page.locator('h2', { hasText: '2 puzzles' })).toBeFocused();
  await expect(page.locator('.puzzle .xs').first()).toContainText('12 clues');
  await tabTo(page, 'Puzzle 1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('12 clues');
  await page.keyboard.press('Escape');
  await expect(card(page, 1).getByRole('button')).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a pattern is drawn with a finger, puzzles are made, and others of them', async ({ page }) => {
    await open(page, '#make?box=2x2&seed=7&count=2&symmetry=mirror');
    await done(page, 2);
    await page.locator('.pattern-field summary').tap();
    const touch = await page.context().newCDPSession(page);
    await page.locator('.pattern').scrollIntoViewIfNeeded();
    const { x, y, width } = (await page.locator('.pattern').boundingBox()) ?? { x: 0, y: 0, width: 0 };
    // A finger that takes its time: after a fling the browser drops the next tap.
    let timestamp = Date.now() / 1000 - 5;
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: readonly [number, number][]): Promise<unknown> =>
      touch.send('Input.dispatchTouchEvent', { type, timestamp: (timestamp += 0.3), touchPoints: places.map(([column, row]) => ({ x: x + (width * (column + 0.5)) / 4, y: y + (width * (row + 0.5)) / 4 })) });
    await finger('touchStart', [0, 0]);
    for (let step = 0; step <= 12; step++) await finger('touchMove', [0, step / 4]);
    await finger('touchEnd');
    await expect(page.locator('.pattern [aria-selected=true]')).toHaveCount(8);
    await expectAsked(page, 'fine');
    await page.getByRole('button', { name: 'Make' }).tap();
    await expect(page.locator('.puzzle .xs').first()).toContainText('8 clues');
    await done(page, 2);
    await card(page, 1).getByRole('button').tap();
    await page.getByRole('button', { name: 'Minimal' }).tap();
    await done(page, 3);
    await expect(card(page, 3)).toContainText('minimal of 1');
    await card(page, 3).getByRole('checkbox').tap();
    await expect(page.getByRole('button', { name: 'Print 3' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test('what contradicts itself, or cannot be on a board, is said before anything is made', async ({ page }) => {
  await open(page, '#make?hardest=easy&leastEr=7.5');
  await expectAsked(page, 'least_er');
  await expect(page.locator('#order-er')).toContainText('only singles');
  await expect(page.getByRole('button', { name: 'Make' })).toBeDisabled();
  await page.getByLabel('Hardest level').selectOption('extreme');
  await expectAsked(page, 'fine');
  await page.getByLabel('Needs one of').fill('swordfsh');
  await page.getByLabel('Needs one of').press('Enter');
  await expectAsked(page, 'needed');
  await expect(page.locator('#order-needed')).toContainText('did you mean swordfish?');
  await page.getByRole('button', { name: 'Remove swordfsh' }).click();
  await page.getByLabel('Lowest ER').fill('seven');
  await page.getByRole('button', { name: 'Make' }).click();
  await expect(page.getByLabel('Lowest ER')).toHaveJSProperty('validity.valid', false);
  await expect(page.locator('.puzzle')).toHaveCount(0);
  await page.getByLabel('Lowest ER').fill('');
  await page.getByLabel('Size').selectOption('2x2');
  await expect(page.getByLabel('Lowest ER')).toBeDisabled();
  await expect(page.locator('#order-er')).toContainText('this scale is for 9x9');
  await expect(page.getByLabel('Easiest level').locator('option:disabled')).toHaveCount(6);
});

test('a link makes the same puzzles in the same order, whatever the number of workers, as the program does', async ({ page }) => {
  const wish = '#make?hardest=extreme&easiest=medium&symmetry=rotate180&seed=11&count=6';
  await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: Number(sessionStorage.getItem('workers') ?? 2) }));
  await openMade(page, wish, 6);
  const [first, ratings] = [await list(page), await about(page)];
  await page.evaluate(() => sessionStorage.setItem('workers', '9'));
  await page.reload();
  await done(page, 6);
  expect(await list(page)).toEqual(first);
  expect(await about(page)).toEqual(ratings);
  const { default: engine } = await import('../engine/module').then(async ({ newEngine }) => ({ default: newEngine() }));
  const made = engine.generate({ easiest: 'medium', hardest: 'extreme', symmetry: 'rotate180', seed: 11, count: 6 });
  const clues = 'puzzles' in made ? made.puzzles.map((puzzle) => puzzle.clues) : [];
  expect(await page.locator('.puzzle .xs').allTextContents()).toEqual(clues.map((count, at) => expect.stringContaining(`${at + 1}: ${count} clues`)));
});

test('puzzles are sorted, chosen, saved in every notation, and linked to', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openMade(page, '#make?seed=7&count=5', 5);
  await page.getByRole('radio', { name: 'Rating' }).check({ force: true });
  const ratings = (await about(page)).map((text) => Number(text.replace('ER ', '')));
  expect(ratings).toEqual([...ratings].sort((one, other) => one - other));
  await page.getByRole('button', { name: 'None' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  for (const number of [2, 4]) await card(page, number).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Save' }).click();
  const text = page.getByLabel('As text');
  const notation = page.getByLabel('Notation');
  const names = await notation.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(names).toContain('fpuzzles');
  for (const name of names) {
    await notation.selectOption(name);
    await expect(text).toHaveAttribute('data-notation', name);
    await expect(page.getByRole('button', { name: 'Save the file' })).toBeEnabled();
  }
  expect((await text.inputValue()).trim().split('\n').map((link) => link.replace(/.*#/, ''))).toEqual([expect.stringMatching(/^play\/.{81}\?level=/), expect.stringMatching(/^play\/.{81}\?level=/)]);
  await notation.selectOption('csv');
  await expect(text).toHaveAttribute('data-notation', 'csv');
  expect(await text.inputValue()).toMatch(/^puzzle,solution\n([.0-9]{81},?\n){2}$/);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the file' }).click()]);
  expect(file.suggestedFilename()).toBe('nonet-csv.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe(await text.inputValue());
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.inputValue());
});

test('neighbours and shuffled ones join the list, and none twice', async ({ page }) => {
  await openMade(page, HARD, 3);
  const derive = async (name: string): Promise<void> => {
    await card(page, 2).getByRole('button').click();
    await page.getByRole('button', { name }).click();
    await expect(page.locator('.said')).not.toHaveText('');
    await expect(page.locator('.results')).toHaveAttribute('data-busy', 'false');
  };
  await derive('Minimal');
  await expect(page.locator('.said')).toHaveText('Nothing new came of puzzle 2.');
  await derive('Shuffled');
  await expect(card(page, 4)).toContainText('shuffled 2');
  await derive('Neighbours {−1+1}');
  const count = await page.locator('.puzzle').count();
  expect(count).toBeGreaterThan(4);
  await done(page, count);
  await expect(card(page, 5)).toContainText('neighbour of 2');
  expect(new Set(await list(page)).size).toBe(count);
  await derive('Neighbours {−2+2}');
  await expect(page.locator('.said')).toHaveText('50 new, and there are more');
  await expect(page.getByRole('button', { name: 'Print 3' })).toBeVisible();
});

test('an address that means nothing breaks nothing', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  for (const wish of ['box=99x99', 'box=1x9&easiest=foo&hardest=bar&symmetry=all', 'pattern=ffff&box=2x2', 'needed=%3Cb%3E%2C%00', 'seed=99999999999999999999&count=0&leastEr=NaN']) {
    await open(page, `#make?${wish}`);
    await page.reload();
    await expectAsked(page, wish.startsWith('pattern') ? 'pattern' : wish.startsWith('needed') ? 'needed' : 'fine');
  }
  await open(page, '#make?hardest=easy&leastEr=7.5&seed=3');
  await expect(page.locator('.said')).toContainText('only singles');
  expect(broken).toEqual([]);
});

test('what takes long says how far it is, leaves the page usable, and is cancelled', async ({ page }) => {
  await open(page, '#make?leastEr=11.5&seed=1&count=2');
  await expect(page.locator('.about')).toContainText('looked at');
  await page.getByRole('textbox', { name: 'Puzzles' }).fill('7');
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('count=7');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.said')).toHaveText('0 puzzles, cancelled');
  await expect(page.locator('.results')).toHaveAttribute('data-busy', 'false');
  await page.getByLabel('Lowest ER').fill('');
  await expectAsked(page, 'fine');
  await page.getByRole('button', { name: 'Make' }).click();
  await done(page, 7);
});

test('one comes back to the list from a game', async ({ page }) => {
  await openMade(page, HARD, 3);
  await card(page, 1).getByRole('checkbox').uncheck();
  const before = await list(page);
  await card(page, 3).getByRole('button').click();
  await page.getByRole('link', { name: 'Play' }).last().click();
  await expect(page.locator('main.play')).toHaveAttribute('data-phase', 'playing');
  await page.goBack();
  await done(page, 3);
  expect(await list(page)).toEqual(before);
  await expect(page.getByRole('button', { name: 'Print 2' })).toBeVisible();
});
