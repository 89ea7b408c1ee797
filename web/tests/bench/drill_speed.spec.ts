/* drill_speed.spec.ts: how long a drill takes, from its choice until it can be worked on, in the view of the page as it was built (make
 * bench-web): every technique that has some, with two positions of the book and one behind it. */
import { expect, test } from '@playwright/test';
import { pageFolder } from '../support/built_page';
import { StaticServer } from '../support/static_server';
import { Table } from './bars';
import { ThreadTimes } from './thread_times';

const server = new StaticServer(pageFolder);

test.beforeAll(() => server.start());
test.afterAll(() => server.stop());

test('drills', async ({ page, browser }) => {
  const threads = await ThreadTimes.of(browser);
  const table = new Table();
  await page.goto(`${server.address}#learn`);
  await expect(page.locator('main.learn')).toHaveAttribute('data-part', 'map');
  const techniques = await page.locator('.chip [data-engine]').allTextContents();
  for (const number of [1, 7, 30])
    for (const technique of techniques) {
      const before = await threads.count();
      const wall = await page.evaluate(([technique, number]) => new Promise<number>((done) => {
        const began = performance.now();
        const watcher = new MutationObserver(() => {
          const position = document.querySelector<HTMLElement>('.drill')?.dataset['position'];
          const hasNone = document.querySelector('[data-part="lesson"]') !== null;
          if (position !== `${technique} ${number}` && !hasNone) return;
          watcher.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(hasNone ? NaN : performance.now() - began)));
        });
        watcher.observe(document.body, { attributeFilter: ['data-position', 'data-part'], subtree: true });
        location.hash = `#learn/${encodeURIComponent(technique)}?drill=${number}`;
      }), [technique, number] as const);
      if (Number.isNaN(wall)) continue; // there is a lesson instead
      const { workers, main } = await threads.since(before);
      table.add('drill, any technique', { processor: workers, wall });
      table.add('   drill, main thread', { processor: main, wall });
      if (workers > 100) table.add(`   ${technique}`, { processor: workers, wall });
    }
  table.close();
});
