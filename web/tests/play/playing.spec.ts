/* playing.spec.ts: the ways of entering, going back and asking. */
import { expect, test } from '@playwright/test';
import { cell, EXTREME, expectState, open, play, SMALL, state } from './page';

test('digit first: a digit is chosen, then its cells', async ({ page }) => {
  await play(page, SMALL);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Choose the digit first, then cells' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^2,/ }).click();
  await expect(page.getByRole('button', { name: /^2,/ })).toHaveAttribute('aria-pressed', 'true');
  for (const [row, column] of [[1, 2], [3, 1], [4, 3]] as const) await cell(page, row, column).click();
  await expectState(page, ({ counts }) => counts['empty'], 1);
  // It holds for the next game.
  await play(page, EXTREME);
  await expectState(page, ({ options }) => options.includes('digit-first'), true);
});

test('cells are chosen by drawing over them, with shift and with ctrl', async ({ page }) => {
  await play(page, EXTREME);
  await cell(page, 1, 2).hover();
  await page.mouse.down();
  await cell(page, 1, 3).hover();
  await cell(page, 2, 3).hover();
  await page.mouse.up();
  await expectState(page, ({ selected }) => selected, ['r1c2', 'r1c3', 'r2c3']);
  await page.keyboard.press('8');
  await expectState(page, ({ cells, counts }) => [cells[1]?.marks, cells[2]?.marks, counts['undo']], [[8], [8], 1]);
  await page.keyboard.press('Control+z');
  await expectState(page, ({ cells, counts }) => [cells[1]?.marks, counts['undo']], [undefined, 0]);
  await cell(page, 4, 4).click();
  await cell(page, 5, 6).click({ modifiers: ['Shift'] });
  await expectState(page, ({ selected }) => selected?.length, 6);
  await cell(page, 5, 6).click({ modifiers: ['Control'] });
  await expectState(page, ({ selected }) => selected?.length, 5);
});

test('marks, colours and modes have keys and buttons', async ({ page }) => {
  await play(page, EXTREME);
  await cell(page, 1, 2).click();
  await page.getByRole('radio', { name: 'Centre' }).check({ force: true });
  await page.getByRole('button', { name: /^3,/ }).click();
  await expectState(page, ({ cells }) => cells[1]?.centre_marks, [3]);
  await page.getByRole('radio', { name: 'Colour' }).check({ force: true });
  await page.getByRole('button', { name: 'Colour 4' }).click();
  await expectState(page, ({ cells }) => cells[1]?.colour, 4);
  await page.getByRole('radio', { name: 'Digit' }).check({ force: true });
  await expectState(page, ({ mode }) => mode, 'values');
  await page.keyboard.press('Shift+Digit9');
  await expectState(page, ({ cells }) => cells[1]?.marks, [9]);
});

test('checkpoints are returned to, named and forgotten', async ({ page }) => {
  await play(page, EXTREME);
  await page.getByRole('button', { name: 'Flag' }).click();
  await cell(page, 1, 2).click();
  await page.keyboard.press('3');
  await expectState(page, ({ cells }) => cells[1]?.value, 3);
  await page.keyboard.press('/');
  await expectState(page, ({ cells }) => cells[1]?.value, undefined);
  await page.keyboard.press('u');
  await expectState(page, ({ cells }) => cells[1]?.value, 3);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Checkpoints' }).click();
  await page.getByRole('textbox', { name: 'Name of checkpoint 1' }).fill('before the guess');
  await page.getByRole('textbox', { name: 'Name of checkpoint 1' }).press('Tab');
  await page.getByRole('button', { name: 'Return' }).click();
  await expect(page.getByRole('button', { name: /^before the guess/ })).toBeVisible();
  await expectState(page, ({ cells }) => cells[1]?.value, undefined);
});

test('a wrong entry: why, and back to before it', async ({ page }) => {
  await play(page, SMALL);
  await cell(page, 1, 2).click();
  await page.keyboard.press('1');
  await expectState(page, ({ cells }) => cells[1]?.value, 1);
  await page.getByRole('button', { name: 'Why is this wrong?' }).click();
  await expect(page.locator('main.play')).toHaveAttribute('data-stage', 'answer');
  await expect(page.locator('.hint .so')).toContainText('1');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('main.play')).toHaveAttribute('data-stage', 'mistake');
  await page.getByRole('button', { name: 'Back to before it' }).click();
  await expectState(page, ({ cells }) => cells[1]?.value, undefined);
});

test('why not this digit', async ({ page }) => {
  await play(page, SMALL);
  await cell(page, 1, 2).click();
  await page.getByRole('button', { name: 'Why not 3?' }).click();
  await expect(page.locator('.hint .so')).toContainText('3');
  await page.getByRole('button', { name: 'Close' }).click();
  await expectState(page, ({ hint }) => hint.stage, 'none');
});

test('a chain has arrows, and its links light up', async ({ page }) => {
  await play(page, EXTREME);
  await page.keyboard.press('a');
  for (let steps = 0; steps < 60; steps++) {
    for (const stage of ['where', 'what', 'why']) {
      // Whoever sees that nothing came presses again: a key may fall between two steps.
      await expect(async () => {
        if ((await page.locator('main.play').getAttribute('data-stage')) !== stage) await page.keyboard.press('i');
        await expect(page.locator('main.play')).toHaveAttribute('data-stage', stage, { timeout: 20_000 });
      }).toPass();
    }
    if (await page.locator('.chain li').count()) break;
    const { line } = (await state(page)).hint;
    await page.keyboard.press('Enter');
    await expectState(page, ({ hint }) => hint.line === line, false);
  }
  const lit = (): Promise<number | null> => page.evaluate(() => (document.querySelector('nonet-board') as unknown as { lit: number | null }).lit);
  await expect.poll(() => page.evaluate(() => (document.querySelector('nonet-board') as unknown as { drawing: unknown }).drawing !== null)).toBe(true);
  await page.locator('.chain li button').nth(2).hover();
  await expect.poll(lit).toBe(1);
});

test('sizes from 4x4 to 25x25 are made and played', async ({ page }) => {
  test.slow();
  for (const [box, side] of [['2x2', 4], ['2x3', 6], ['3x4', 12], ['4x4', 16], ['5x5', 25]] as const) {
    await open(page, `#play?box=${box}&level=medium&seed=2`);
    await expectState(page, ({ cells, phase }) => [cells.length, phase], [side * side, 'playing']);
    await expect(page.locator('.keys .key')).toHaveCount(side + 1);
  }
});

test('a puzzle is entered by hand', async ({ page }) => {
  await open(page, '#play?box=2x2&edit=yes');
  await expect(page.locator('main.play')).toHaveAttribute('data-phase', 'editing');
  for (const [at, value] of [...SMALL].entries()) {
    if (value === '.') continue;
    await cell(page, Math.floor(at / 4) + 1, (at % 4) + 1).click();
    await page.keyboard.press(value);
  }
  await page.getByRole('button', { name: 'Play this puzzle' }).click();
  await expect(page.locator('main.play')).toHaveAttribute('data-phase', 'playing');
});

test('what cannot be read is said', async ({ page }) => {
  await open(page, '#play/nothing%20of%20the%20kind');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('? shows the keys of the game', async ({ page }) => {
  await play(page, SMALL);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expect(page.getByText('undo', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expectState(page, ({ cursor }) => cursor, 'r1c2');
});

test('keys are answered while the engine is busy with something longer', async ({ page }) => {
  // One of the hardest known: its rating takes seconds.
  await play(page, '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....');
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Rate the puzzle' }).click();
  await expectState(page, ({ open }) => open, ['rating']);
  for (const cursor of ['r1c3', 'r1c4', 'r1c5']) {
    await page.keyboard.press('Shift+ArrowRight');
    await expectState(page, ({ open, cursor }) => ({ open, cursor }), { open: ['rating'], cursor });
  }
  expect((await state(page)).selected?.length).toBe(5);
  expect((await state(page)).paused).toBe(false);
});
