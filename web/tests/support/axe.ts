/* axe.ts: what axe finds wrong with a page. A theme changes colours only: who looks at several asks for everything once, and for
 * contrast in the others, which takes a third of the time. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/* Each fault with the first places where it is; `isOnlyColours`: contrast alone, unless ALL_LOOKS wants everything everywhere. */
export async function faults(page: Page, isOnlyColours = false): Promise<[string, string[]][]> {
  const axe = new AxeBuilder({ page });
  if (isOnlyColours && !process.env['ALL_LOOKS']) axe.withRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).slice(0, 3)]);
}
