/* list_page.ts: what the tests of lists have in common: rows from texts, by the engine itself, and the view in a browser. */
import { expect, type Locator, type Page } from '@playwright/test';
import { Cancelled, type Client, type Pool } from '../../src/engine/client';
import type { Engine } from '../../src/engine/engine';
import { Rows } from '../../src/lists/rows';
import { good, newEngine } from '../engine/module';

export const engine = newEngine();

export function rowsOf(text: string): Rows {
  const rows = new Rows();
  engine.listBegin(0);
  rows.add(good(engine.listFeed(text)));
  rows.add(good(engine.listEnd()));
  return rows;
}

/* A worker in this thread; `hook` may throw instead of the engine. */
export function worker(hook: (method: string, text: string) => void = () => undefined): Client & Pool {
  let cancelled = 0;
  const call = async (method: keyof Engine, ...args: unknown[]): Promise<unknown> => {
    const before = cancelled;
    await new Promise((done) => setTimeout(done));
    if (before !== cancelled) throw new Cancelled();
    hook(method, String(args[0] ?? ''));
    return (engine[method] as (...args: unknown[]) => unknown).apply(engine, args);
  };
  return { call, cancel: () => void cancelled++, end: () => undefined } as unknown as Client & Pool;
}

/* Puzzles that singles solve, so that many are rated quickly: `count` of them, equivalent to `classes` ones. */
export function puzzles(count: number, classes: number): string[] {
  const made = good(engine.generate({ level: 'beginner', seed: 1, count: classes })).puzzles.map(({ puzzle }) => puzzle);
  return Array.from({ length: count }, (_, at) => good(engine.shuffle(made[at % classes] ?? '', 7, at)).form);
}

export function view(page: Page): Locator {
  return page.locator('main.listing');
}

export async function openLists(page: Page): Promise<void> {
  await page.goto('index.html#lists');
  await expect(page.locator('#app')).toHaveAttribute('data-ready', 'lists');
}

export async function give(page: Page, text: string, name = 'list.txt'): Promise<void> {
  await page.locator('main input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

export async function done(page: Page): Promise<void> {
  await expect(view(page)).toHaveAttribute('data-phase', 'done');
  await ready(page);
}

/* The table shows what was asked for. */
export async function ready(page: Page): Promise<void> {
  await expect(view(page)).toHaveAttribute('data-view', 'ready');
}

/* The rows in sight, from above. */
export async function shownRows(page: Page): Promise<string[][]> {
  const rows = await page.locator('.grid-sheet [role=row]:not([hidden])').evaluateAll((nodes) => nodes
    .map((node) => ({ at: Number(node.getAttribute('aria-rowindex')), cells: [...node.children].map((cell) => cell.textContent ?? '') }))
    .sort((one, two) => one.at - two.at));
  return rows.map(({ cells }) => cells);
}
