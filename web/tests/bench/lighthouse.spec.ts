/* lighthouse.spec.ts: what Lighthouse says of the page on a phone (make bench-web): the best of five visits of each view, on a server that
 * packs its files, and everything that it finds fault with. Lighthouse is a package of its own (web/lighthouse). */
import { createServer, type AddressInfo } from 'node:net';
import { chromium, expect, test } from '@playwright/test';
import { pageFolder } from '../support/built_page';
import { StaticServer } from '../support/static_server';

interface Audit { readonly score: number | null; readonly numericValue?: number; readonly displayValue?: string }
interface Result { readonly categories: Record<string, { readonly score: number }>; readonly audits: Record<string, Audit> }
type Lighthouse = (address: string, flags: object) => Promise<{ readonly lhr: Result }>;

const VISITS = 5;
/* At least; of a hundred. */
const BARS: Readonly<Record<string, number>> = { performance: 95, accessibility: 100, 'best-practices': 100 };
/* At most. */
const MOST_SHIFT = 0.02;
const VIEWS = { home: '', play: '#play?box=3x3&level=hard&seed=7', analyse: '#analyse/53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' };

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

const hundred = (score: number): number => Math.round(100 * score);
const best = (list: readonly Result[], of: string): number => Math.max(...list.map(({ categories }) => hundred(categories[of]?.score ?? 0)));
const least = (list: readonly Result[], of: string): number => Math.min(...list.map(({ audits }) => audits[of]?.numericValue ?? NaN));

for (const [view, hash] of Object.entries(VIEWS))
  test(`Lighthouse: ${view}`, async ({ launchOptions }) => {
    const path = '../../lighthouse/node_modules/lighthouse/core/index.js';
    const { default: lighthouse } = await (import(path) as Promise<{ default: Lighthouse }>);
    const server = new StaticServer(pageFolder, { packs: true });
    server.packAll();
    await server.start();
    const port = await freePort();
    const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`] });
    const results: Result[] = [];
    for (let visit = 0; visit < VISITS; visit++)
      results.push((await lighthouse(`${server.address}${hash}`, { port, logLevel: 'error', onlyCategories: Object.keys(BARS) })).lhr);
    await browser.close();
    await server.stop();

    const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((of) => `${of} ${Math.round(least(results, of))} ms`);
    const shift = least(results, 'cumulative-layout-shift');
    console.log(`${view}:`, Object.keys(BARS).map((of) => `${of} ${best(results, of)}`).join(', '), `, layout shift ${shift.toFixed(3)},`, times.join(', '));
    for (const [name, audit] of Object.entries(results.at(-1)?.audits ?? {}))
      if (audit.score !== null && audit.score < 0.9) console.log(`   ${name}: ${audit.displayValue ?? hundred(audit.score)}`);
    for (const [of, bar] of Object.entries(BARS)) expect.soft(best(results, of), of).toBeGreaterThanOrEqual(bar);
    expect.soft(shift, 'layout shift').toBeLessThanOrEqual(MOST_SHIFT);
  });
