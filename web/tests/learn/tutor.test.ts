/* tutor.test.ts: what is kept and when; a worker that breaks down; two pages. The engine is the real one, behind a client that can break. */
import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '../../src/engine/client.js';
import { EngineError } from '../../src/engine/host.js';
import { Tutor } from '../../src/learn/tutor';
import { keepPractice, keptPractice } from '../../src/store/practice';
import { newEngine } from '../engine/module.js';

const file = process.env['NONET_WASM'] ?? '../build/nonet.wasm';
const book = readFileSync(file.replace(/nonet\.wasm$/, 'nonet-positions.txt'), 'utf8');

/* Calls an engine, which is a fresh one after it broke down. */
class FakeClient {
  engine = newEngine();
  breaks = 0;

  async call(method: string, ...args: unknown[]): Promise<unknown> {
    await Promise.resolve();
    if (this.breaks > 0) {
      this.breaks--;
      this.engine = newEngine();
      throw new EngineError('the engine broke down');
    }
    return (this.engine as unknown as Record<string, (...args: unknown[]) => unknown>)[method]?.(...args);
  }

  end(): void {
    this.breaks = 1;
  }
}

beforeEach(() => localStorage.clear());

async function begun(fetchBook = () => Promise.resolve(book)): Promise<{ client: FakeClient; tutor: Tutor }> {
  const client = new FakeClient();
  const tutor = new Tutor(client as unknown as Client, fetchBook);
  await tutor.begin('X-wing', 3);
  return { client, tutor };
}

test('what was begun and how it went is kept, each step as it happens', async () => {
  const { tutor } = await begun();
  expect(keptPractice()).toContain('X-wing: box 0 due 0 last 1 number 3');
  await tutor.do('jump', 58);
  await tutor.press('8');
  const before = keptPractice();
  await tutor.press('enter');
  expect(keptPractice()).not.toBe(before);
  expect(keptPractice()).toContain('X-wing: box 2');
  expect(tutor.drawing?.shapes.length).toBeGreaterThan(81);
});

test('what another page kept meanwhile stays', async () => {
  const { tutor } = await begun();
  keepPractice('nonet-practice 1\nskyscraper: box 3 due 20000 last 9 number 4 right 3 helped 0 wrong 0 shown 0\n');
  for (const key of ['h', 'h', 'h']) await tutor.press(key);
  expect(keptPractice()).toMatch(/X-wing: box 1 .*\n(.*\n)*skyscraper: box 3/);
});

test('after a breakdown the same position is there again', async () => {
  const { client, tutor } = await begun();
  const puzzle = tutor.answer?.game?.puzzle;
  await tutor.do('jump', 58);
  client.breaks = 1;
  await tutor.press('8');
  expect(tutor.answer?.practice).toMatchObject({ technique: 'X-wing', number: 3, answer: '' });
  expect(tutor.answer?.game?.puzzle).toBe(puzzle);
  await tutor.press('enter');
  expect(tutor.answer?.practice.text).toBe('Nothing was changed yet.');
});

test('if that fails, too, it is told', async () => {
  const { client, tutor } = await begun();
  const told: string[] = [];
  tutor.onBroken = ({ message }) => told.push(message);
  client.breaks = 2;
  await tutor.press('8');
  expect(told).toEqual(['the engine broke down']);
});

test('positions that cannot be fetched are tried again', async () => {
  const fetchBook = vi.fn(() => Promise.resolve(book)).mockRejectedValueOnce(new Error('no network'));
  const tutor = new Tutor(new FakeClient() as unknown as Client, fetchBook);
  await expect(tutor.open()).rejects.toThrow('no network');
  await tutor.begin('X-wing', 3);
  expect(tutor.answer?.practice.number).toBe(3);
});

test('keys before there is a position do nothing', async () => {
  const tutor = new Tutor(new FakeClient() as unknown as Client, () => Promise.resolve(book));
  await tutor.press('h');
  expect(tutor.answer).toBeNull();
});
