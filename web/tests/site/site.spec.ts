/* site.spec.ts: the site in Chromium: axe finds no fault, nothing scrolls sideways, nothing comes from elsewhere, and "try it" opens the
 * example. It leaves pictures in build/web-look. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { join, resolve } from 'node:path';
import { looks } from '../support/looks';
import { StaticServer } from '../support/static_server';

const built = resolve(process.env['NONET_BUILD'] ?? '../build');
const server = new StaticServer(join(built, 'site'));
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const pages = { start: 'index.html', document: 'docs/chains.html', technique: 'docs/techniques/aic.html', techniques: 'docs/techniques/index.html', source: 'examples/solve_one.c.html' };
const sizes = [{ width: 390, height: 844 }, { width: 1280, height: 900 }, { width: 820, height: 1180 }];

for (const { size, theme } of looks(sizes, ['light', 'dark'])) {
  test(`every kind of page, ${size.width} wide, ${theme}`, async ({ page }) => {
    const others: string[] = [], complaints: string[] = [];
    page.on('request', (request) => request.url().startsWith(server.address) || others.push(request.url()));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(server.address + path);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(built, `web-look/site-${name}-${size.width}-${theme}.png`), fullPage: name === 'start' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
      if (name === 'techniques' && size.width !== 390) continue; // hundreds of links, made as everywhere
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [path, id, nodes.slice(0, 3).map(({ html }) => html)])).toEqual([]);
    }
    expect(others).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('"try it" opens the example in the page', async ({ page }) => {
  await page.goto(`${server.address}docs/techniques/x-wing.html`);
  await page.getByRole('link', { name: /^Try it/ }).click();
  await expect(page).toHaveURL(/app\/index\.html#analyse/);
  await page.locator('nonet-board').first().waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();
});

test('works from a disk, by keyboard, without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`file://${join(built, 'site/index.html')}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeFocused();
  await page.getByRole('link', { name: 'Documents' }).click();
  await page.getByText('All documents').click();
  await page.getByRole('navigation', { name: 'All documents' }).getByRole('link', { name: 'The web page', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The web page');
  await context.close();
});
