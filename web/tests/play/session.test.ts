/* session.test.ts: what a key had no time for is looked for when nothing else is asked, and nobody waits for it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cancelled, type Client } from '../../src/engine/client.js';
import { Session } from '../../src/play/session';
import type { Games } from '../../src/store/games';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/* A client that answers at once, but thinks until it is cancelled or `find` is called. */
class FakeClient {
  readonly said: string[] = [];
  open: string[] = [];
  find: () => void = () => undefined;

  private answer(): object {
    const state = { phase: 'playing', side: 9, open: this.open, options: [], hint: { stage: 'none' }, counts: {}, timer: {}, origin: {}, puzzle: '', givens: '', cells: [] };
    return { ok: true, state, request: 'none', log: { text: '', replaces: false } };
  }

  start(method: string): { result: Promise<unknown>; listen: () => void; cancel: () => void } {
    this.said.push(method);
    if (method !== 'gameThink') return { result: Promise.resolve(method === 'gameSave' ? 'nonet-game 1' : this.answer()), listen: () => undefined, cancel: () => undefined };
    let cancel = (): void => undefined;
    const result = new Promise((done, fail) => {
      cancel = () => {
        this.said.push('cancelled');
        fail(new Cancelled());
      };
      this.find = () => {
        this.open = [];
        done(this.answer());
      };
    });
    return { result, listen: () => undefined, cancel };
  }

  call(method: string): Promise<unknown> {
    return this.start(method).result;
  }

  end(): void {
    this.open = [];
  }
}

async function begun(): Promise<{ client: FakeClient; session: Session }> {
  const client = new FakeClient();
  const session = new Session(client as unknown as Client, { create: () => Promise.resolve(0) } as unknown as Games);
  await session.play('');
  client.said.length = 0;
  return { client, session };
}

async function quiet(): Promise<void> {
  await vi.advanceTimersByTimeAsync(5000);
}

test('a key is answered at once, whatever is being looked for', async () => {
  const { client, session } = await begun();
  client.open = ['hint'];
  await session.do('hint');
  expect(client.said).toEqual(['gameDo']);
  await quiet();
  expect(client.said).toEqual(['gameDo', 'gameThink']);
  await session.press('right');
  expect(client.said.slice(2)).toEqual(['cancelled', 'gamePress']);
  await quiet();
  expect(client.said.slice(4)).toEqual(['gameThink']);
  session.end();
});

test('what is found is shown, and not looked for again', async () => {
  const { client, session } = await begun();
  client.open = ['hint'];
  await session.do('hint');
  await quiet();
  const shown: readonly string[][] = await new Promise((done) => {
    session.listen(({ state }) => done([[...state.open]]));
    client.find();
  });
  expect(shown).toEqual([[]]);
  await quiet();
  expect(client.said).toEqual(['gameDo', 'gameThink']);
});

test('nothing is looked for when nothing was left open, or when the game is left', async () => {
  const { client, session } = await begun();
  await session.do('hint');
  await quiet();
  client.open = ['hint'];
  await session.do('hint');
  session.end();
  await quiet();
  expect(client.said).toEqual(['gameDo', 'gameDo']);
});
