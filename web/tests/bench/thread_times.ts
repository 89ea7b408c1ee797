/* thread_times.ts: processor time of the threads of a page, as Linux counts it (/proc): that of the main thread, and that of each worker.
 * Another program that wants the processor makes things late, but adds nothing to it. Elsewhere there is none, and wall time has to do. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, CDPSession } from '@playwright/test';

/* Milliseconds by the number of the thread. */
type Times = ReadonlyMap<number, number>;

interface Counted {
  readonly main: Times;
  readonly workers: Times;
}

export interface Spent {
  readonly main: number;
  /* Of all workers together, and of the one that is the oldest. */
  readonly workers: number;
  readonly oldest: number;
}

export class ThreadTimes {
  private constructor(private readonly session: CDPSession) {}

  static async of(browser: Browser): Promise<ThreadTimes> {
    return new ThreadTimes(await browser.newBrowserCDPSession());
  }

  async count(): Promise<Counted> {
    const main = new Map<number, number>();
    const workers = new Map<number, number>();
    const { processInfo } = await this.session.send('SystemInfo.getProcessInfo');
    for (const { id, type } of processInfo) if (type === 'renderer') countProcess(id, main, workers);
    return { main, workers };
  }

  /* Since then. */
  async since(before: Counted): Promise<Spent> {
    const after = await this.count();
    const workers = [...after.workers].map(([thread, ms]) => ms - (before.workers.get(thread) ?? 0));
    const main = [...after.main].map(([thread, ms]) => ms - (before.main.get(thread) ?? 0));
    return { main: sum(main), workers: sum(workers), oldest: workers[0] ?? NaN };
  }
}

function sum(list: readonly number[]): number {
  return list.length ? list.reduce((total, one) => total + one, 0) : NaN;
}

function countProcess(process: number, main: Map<number, number>, workers: Map<number, number>): void {
  for (const thread of numbersIn(`/proc/${process}/task`)) {
    const place = `/proc/${process}/task/${thread}`;
    if (thread === process) main.set(thread, spentBy(place));
    else if (textOf(`${place}/comm`).startsWith('DedicatedWorker')) workers.set(thread, spentBy(place));
  }
}

/* In the order in which they began. */
function numbersIn(folder: string): number[] {
  try {
    return readdirSync(folder).map(Number).sort((one, two) => one - two);
  } catch {
    return []; // it has ended
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/* The first number of schedstat: nanoseconds on a processor. */
function spentBy(place: string): number {
  return Number(textOf(`${place}/schedstat`).split(' ')[0] ?? 0) / 1e6;
}
