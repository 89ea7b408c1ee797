/* board_look.spec.ts: the board in Chromium: no violations of accessibility rules in any theme or size, and pictures of it in
 * build/web-look, for people to look at. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { looks } from '../support/looks';

const LOOKS = `${process.env['NONET_BUILD'] ?? '../build'}/web-look`;
const SIZES = [{ width: 390, height: 844 }, { width: 1280, height: 800 }];
const THEMES = ['light', 'dark', 'contrast'];
const SHOWN = ['play', 'chain', 'fish', 'single', 'sampler'];
/* Everything that there is is on one of these. */
const CHECKED = ['chain', 'sampler'];

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`demo/board.html?${query}`);
  await page.waitForSelector('body[data-ready]', { state: 'attached' });
}

async function demandNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

for (const { size, theme } of looks(SIZES, THEMES))
  test(`${theme}, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const shown of SHOWN) {
      await open(page, `fixture=${shown}&theme=${theme}`);
      await page.waitForTimeout(600); // the links have appeared
      await page.screenshot({ path: `${LOOKS}/${shown}-${theme}-${size.width}.png` });
      if (CHECKED.includes(shown)) await demandNoViolations(page);
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(scrolls).toBe(false);
    }
  });

for (const shown of ['sixteen', 'twentyfive'])
  test(`${shown} has marks on its canvas`, async ({ page }) => {
    await open(page, `fixture=${shown}&theme=light`);
    await demandNoViolations(page);
    // Those of 25x25 are too small to be read before.
    if (shown === 'twentyfive') await page.locator('nonet-board').evaluate((board) => void ((board as unknown as { zoom: number }).zoom = 3));
    const painted = await page.locator('nonet-board canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, at) => at % 4 === 3 && value > 60).length;
    });
    expect(painted).toBeGreaterThan(4000);
    await page.screenshot({ path: `${LOOKS}/${shown}-light-1280.png` });
  });

test('follows the system, and its colours for everything', async ({ page }) => {
  const cell = (): Promise<string> =>
    page.locator('nonet-board .ground').evaluate((node: Element) => getComputedStyle(node).fill);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, 'fixture=chain');
  await expect.poll(cell).toBe('rgb(24, 27, 33)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(cell).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ contrast: 'more' });
  await expect(page.locator('nonet-board .is-contrast')).toHaveCount(1);
  await page.emulateMedia({ forcedColors: 'active', contrast: null, colorScheme: 'dark' });
  await expect.poll(cell).toBe('rgb(0, 0, 0)');
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${LOOKS}/chain-forced-1280.png` });
  await page.emulateMedia({ forcedColors: null, media: 'print', colorScheme: 'dark' });
  await expect.poll(cell).toBe('rgb(255, 255, 255)');
  await page.screenshot({ path: `${LOOKS}/chain-print-1280.png` });
});

test('moves nothing for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'fixture=chain&theme=light');
  const names = await page.locator('nonet-board .link').evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).animationName));
  expect(new Set(names)).toEqual(new Set(['none']));
});

test('takes the place that its lines had in the page', async ({ page }) => {
  await page.goto('demo/place.html');
  await page.waitForFunction(() => document.querySelector('nonet-board')?.shadowRoot?.querySelector('[role=grid]'));
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 500);
      }),
  );
  expect(shift).toBe(0);
  await demandNoViolations(page);
});
