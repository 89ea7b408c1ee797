/* policy.spec.ts: the built page needs nothing that its own policy forbids: no violation while it is used, and pictures have colours. */
import { expect, test, type Page } from '@playwright/test';
import { pageFolder } from '../support/built_page';
import { StaticServer } from '../support/static_server';

const server = new StaticServer(pageFolder);
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

const PUZZLE = '8.......2.....6.1....5.48...3.68.9....8.....779......54......5....1.9..39......2.';

async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript('addEventListener("securitypolicyviolation", (event) => noteViolation(`${event.violatedDirective} ${event.sourceFile}:${event.lineNumber}`))');
  return violations;
}

function fillOf(page: Page, part: string): Promise<string> {
  return page.locator(`nonet-board .${part}`).first().evaluate((node) => getComputedStyle(node).fill);
}

test('the hardest step is drawn in colours', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto(`${server.address}#analyse/${PUZZLE}`);
  await page.getByRole('button', { name: 'Hardest' }).click();
  await expect.poll(() => fillOf(page, 'sign')).not.toBe('rgb(0, 0, 0)');
  expect(violations).toEqual([]);
});

test('home, a game and a hint', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto(`${server.address}#play/${PUZZLE}`);
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  await hint.click();
  await hint.click();
  await hint.click();
  await page.locator('nonet-board .tint').first().waitFor({ state: 'attached' });
  await page.goto(`${server.address}#home`);
  await page.getByRole('heading', { name: 'New puzzle' }).waitFor();
  expect(violations).toEqual([]);
});
