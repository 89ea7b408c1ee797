/* screens.spec.ts: the pictures of docs/screens, made anew with SCREENS=1: the page as it is, in WebP, which Chromium writes itself. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { cell, EXTREME, expectState, open, play, state, theme } from './page';

const FOLDER = '../docs/screens';
const QUALITY = 82;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 768 };
/* What README and docs may weigh. */
const MOST_BYTES = 120 * 1024;

async function marks(page: Page): Promise<void> {
  await play(page, EXTREME);
  await page.keyboard.press('a');
  await expectState(page, ({ cells }) => cells.some(({ marks: some }) => Boolean(some?.length)), true);
}

/* Hint after hint, until one is a chain. */
async function chain(page: Page): Promise<void> {
  await marks(page);
  for (let steps = 0; steps < 60; steps++) {
    for (const stage of ['where', 'what', 'why']) {
      await page.keyboard.press('i');
      await expect(page.locator('main.play')).toHaveAttribute('data-stage', stage);
    }
    if ((await page.locator('.chain li').count()) > 4) break;
    const { line } = (await state(page)).hint;
    await page.keyboard.press('Enter');
    await expectState(page, ({ hint }) => hint.line === line, false);
  }
  await expect.poll(() => page.evaluate(() => document.querySelector('nonet-board')?.drawing !== null)).toBe(true);
}

async function entries(page: Page): Promise<void> {
  await marks(page);
  await page.keyboard.press('c');
  for (const [row, column, colour] of [[5, 1, '1'], [5, 3, '1'], [4, 3, '2'], [6, 1, '3']] as const) {
    await cell(page, row, column).click();
    await page.keyboard.press(colour);
  }
  await page.keyboard.press('c');
  await page.getByRole('button', { name: 'Flag' }).click();
  await cell(page, 5, 3).click();
  await page.keyboard.press('f');
  await page.keyboard.press('7');
}

async function analysis(page: Page): Promise<void> {
  await open(page, `#analyse/${EXTREME}`);
  await expect(page.locator('.rates')).toContainText('8.9');
  await page.getByRole('button', { name: 'Hardest' }).click();
  await expect(page.locator('.step-card')).toBeVisible();
}

async function large(page: Page): Promise<void> {
  await open(page, '#play?box=4x4&level=medium&seed=3');
  await expect(page.locator('main.play')).toHaveAttribute('data-phase', 'playing');
  await page.keyboard.press('a');
  await expectState(page, ({ cells }) => cells.some(({ marks: some }) => Boolean(some?.length)), true);
  await cell(page, 6, 6).click();
  await page.getByRole('button', { name: 'Enlarge the box' }).click();
}

const SCREENS: Readonly<Record<string, { size: typeof PHONE; look: string; show: (page: Page) => Promise<void> }>> = {
  'play-desktop-light': { size: DESKTOP, look: 'light', show: chain },
  'play-desktop-dark': { size: DESKTOP, look: 'dark', show: entries },
  'analyse-desktop-light': { size: DESKTOP, look: 'light', show: analysis },
  'analyse-desktop-dark': { size: DESKTOP, look: 'dark', show: analysis },
  'home-phone-light': { size: PHONE, look: 'light', show: (page) => open(page, '') },
  'play-phone-light': { size: PHONE, look: 'light', show: entries },
  'hint-phone-dark': { size: PHONE, look: 'dark', show: chain },
  'analyse-phone-light': { size: PHONE, look: 'light', show: analysis },
  'large-phone-dark': { size: PHONE, look: 'dark', show: large },
};

for (const [name, { size, look, show }] of Object.entries(SCREENS))
  test(name, async ({ page }) => {
    test.skip(!process.env['SCREENS'], 'pictures of docs/screens are made with SCREENS=1');
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page);
    await theme(page, look);
    // Where the keyboard is, is of no interest.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.mouse.move(1, 1);
    await page.evaluate(() => document.fonts.ready);
    const chromium = await page.context().newCDPSession(page);
    const scale = size === PHONE ? 2 : 1;
    await chromium.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: scale, mobile: false });
    const { data } = await chromium.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    const bytes = Buffer.from(data, 'base64');
    expect(bytes.length).toBeLessThan(MOST_BYTES);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}/${name}.webp`, bytes);
  });
