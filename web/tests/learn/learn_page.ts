/* learn_page.ts: what the tests of this view have in common: a practice that is known, and the right answers, as the engine has them. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { good, newEngine } from '../engine/module';
import { open } from '../play/page';

const file = process.env['NONET_BUILD'] ? `${process.env['NONET_BUILD']}/nonet-positions.txt` : '../build/nonet-positions.txt';
export const DAY = Math.floor(Date.UTC(new Date().getFullYear(), new Date().getMonth(), new Date().getDate()) / 86_400_000);

function line(technique: string, box: number, due: number, last: number): string {
  return `${technique}: box ${box} due ${due} last ${last} number 2 right ${box} helped 0 wrong 0 shown 0\n`;
}

/* Two are due, the last digit first; three are known. */
export const PROGRESS = ['nonet-practice 1\n', line('full house', 5, DAY + 9, 9), line('last digit', 4, DAY, 1), line('hidden single', 6, DAY + 30, 8),
  line('X-wing', 2, DAY - 1, 3), line('skyscraper', 3, DAY + 2, 5)].join('');

export async function withProgress(page: Page, text = PROGRESS): Promise<void> {
  await page.addInitScript((text) => localStorage.getItem('nonet-practice') ?? localStorage.setItem('nonet-practice', text), text);
}

const engine = newEngine();
engine.positionsGive(readFileSync(file, 'utf8'));
engine.practiceOpen('', DAY);

/* What a position of a technique wants to be taken away, or entered: "r7c5" and 8. */
export function answersOf(technique: string, number: number): { cell: string; value: number }[] {
  good(engine.practiceBegin(technique, number));
  for (let stage = 0; stage < 3; stage++) good(engine.practiceDo('hint'));
  const candidates = good(engine.practiceDo('nothing')).game?.hint.picture?.candidates ?? good(engine.practiceDo('hint')).game?.hint.picture?.candidates ?? [];
  return candidates.filter(({ role }) => role === 'removed' || role === 'placed');
}

export async function openDrill(page: Page, technique: string, number: number): Promise<void> {
  await open(page, `#learn/${technique}?drill=${number}`);
  await atPosition(page, `${technique} ${number}`);
}

export async function atPosition(page: Page, position: string | RegExp): Promise<void> {
  await expect(page.locator('.drill')).toHaveAttribute('data-position', position);
}

export async function verdict(page: Page, name: string): Promise<void> {
  await expect(page.locator('.drill')).toHaveAttribute('data-verdict', name);
}

export async function help(page: Page, ...stages: readonly string[]): Promise<void> {
  for (const stage of stages) {
    await page.keyboard.press('h');
    await expect(page.locator('.drill')).toHaveAttribute('data-stage', stage);
  }
}

/* A cell of the board by its name. */
export function named(page: Page, cell: string): ReturnType<Page['locator']> {
  const [, row = '', column = ''] = /^r(\d)c(\d)$/.exec(cell) ?? [];
  return page.locator('.drill nonet-board [role=gridcell]').nth(9 * Number(row) + Number(column) - 10);
}
