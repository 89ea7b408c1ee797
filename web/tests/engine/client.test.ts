// @vitest-environment node
/* client.test.ts: calls through a port: their order, cancelling, breaking down, and the game that survives both. */
import { describe, expect, test, vi } from 'vitest';
import { Cancelled, Client, Pool, type Spawn } from '../../src/engine/client.js';
import { EngineError } from '../../src/engine/host.js';
import type { Order, Report } from '../../src/engine/messages.js';
import { serve } from '../../src/engine/serve.js';
import { EASY, EMPTY_16, good, large, module, SMALL } from './module.js';

interface Workers {
    readonly spawn: Spawn;
    /* How many of them were asked something: one in reserve is not. */
    used(): number;
}

/* Workers in this thread: messages are copied, and arrive later. Of these methods the answer never comes. */
function localWorkers(...endless: readonly string[]): Workers {
    const used = new Set<object>();
    const spawn: Spawn = (report) => {
        let isEnded = false;
        const lost = new Set<number>();
        const isLost = (said: Report): boolean => isEnded || ('result' in said && lost.has(said.id));
        const receive = serve((said) => setTimeout(() => !isLost(said) && report(said)));
        const post = (order: Order): void => {
            if ('id' in order) used.add(worker);
            if ('id' in order && endless.includes(order.method)) lost.add(order.id);
            setTimeout(() => !isEnded && receive(order));
        };
        const worker = { post, end: () => (isEnded = true) };
        return worker;
    };
    return { spawn, used: () => used.size };
}

/* Workers that note what they are sent, and say nothing. `orders`: of each of them. */
function silentWorkers(): { spawn: Spawn; orders: Order[][]; ended: number[]; began: (count: number) => Promise<void> } {
    const orders: Order[][] = [];
    const ended: number[] = [];
    const spawn: Spawn = () => {
        const number = orders.push([]) - 1;
        return { post: (order) => orders[number]?.push(order), end: () => void ended.push(number) };
    };
    return { spawn, orders, ended, began: (count) => vi.waitFor(() => expect(orders.length).toBe(count), 10_000) };
}

/* A promise, and what settles it. */
function signal<T>(): [Promise<T>, (value: T) => void] {
    let give: (value: T) => void = () => undefined;
    return [new Promise<T>((done) => (give = done)), (value) => give(value)];
}

describe('Client', () => {
    test('answers calls in their order, by one worker', async () => {
        const workers = localWorkers();
        const client = new Client(workers.spawn, module);
        const [solved, version] = await Promise.all([client.call('solve', SMALL), client.call('version')]);
        expect(solved).toMatchObject({ verdict: 'unique' });
        expect(version).toMatch(/^\d/);
        expect(workers.used()).toBe(1);
        expect(client.pending).toBe(0);
        client.end();
    });

    test('hands on how far a call is, to whom asked for it', { timeout: 60_000 }, async () => {
        const workers = localWorkers();
        const client = new Client(workers.spawn, module);
        const told: unknown[] = [];
        while (!told.length) {
            const job = client.start('count', '.'.repeat(81), { limitMs: 300 });
            job.listen((progress) => told.push(progress));
            await job.result;
        }
        expect(told[0]).toMatchObject({ done: 0, total: 0, least: 0 });
        client.end();
    });

    test('cancels what waits without a new worker, and what is under way with one', async () => {
        const workers = localWorkers();
        const client = new Client(workers.spawn, module);
        const first = client.start('solve', SMALL);
        const second = client.start('solve', EASY);
        const third = client.call('check', EASY);
        second.cancel();
        await expect(second.result).rejects.toBeInstanceOf(Cancelled);
        expect(workers.used()).toBe(1);
        first.cancel();
        await expect(first.result).rejects.toBeInstanceOf(Cancelled);
        expect(await third).toMatchObject({ verdict: 'unique' });
        expect(workers.used()).toBe(2);
        first.cancel(); /* nothing is left of it */
        expect(await client.call('check', SMALL)).toMatchObject({ verdict: 'unique' });
        client.end();
    });

    test('cancels everything', async () => {
        const client = new Client(localWorkers().spawn, module);
        const results = [client.call('solve', SMALL), client.call('solve', EASY)];
        client.cancel();
        for (const result of results) await expect(result).rejects.toBeInstanceOf(Cancelled);
        expect(await client.call('check', SMALL)).toMatchObject({ verdict: 'unique' });
        client.end();
    });

    test('goes on with the game on a new worker', async () => {
        const client = new Client(localWorkers().spawn, module);
        await client.call('gamePlay', SMALL);
        const moved = good(await client.call('gameDo', 'fill_marks'));
        const job = client.start('solve', EASY);
        job.cancel();
        await expect(job.result).rejects.toBeInstanceOf(Cancelled);
        const after = good(await client.call('gameState'));
        expect(after.state.cells.map((cell) => cell.marks)).toEqual(moved.state.cells.map((cell) => cell.marks));
        expect(after.state.counts['undo']).toBe(1);
        client.end();
    });

    test('goes on with a game that it was thinking about as if nothing had been', async () => {
        const workers = localWorkers('gameThink');
        const client = new Client(workers.spawn, module);
        await client.call('gamePlay', SMALL);
        await client.call('gameDo', 'hint');
        await client.call('gameSelect', 5, 'block');
        const before = good(await client.call('gameState')).state;
        const job = client.start('gameThink', 1000);
        job.cancel(); // before it has even begun
        await expect(job.result).rejects.toBeInstanceOf(Cancelled);
        const after = good(await client.call('gameState')).state;
        expect(workers.used()).toBe(2);
        expect(before.hint.stage).not.toBe('none');
        expect({ ...after, timer: 0 }).toEqual({ ...before, timer: 0 });
        expect(after.paused).toBe(false);
        expect(after.timer.elapsed_ms).toBeGreaterThanOrEqual(before.timer.elapsed_ms);
        client.end();
    });

    test('has a loaded worker in reserve when something takes long', async () => {
        const { spawn, orders, ended, began } = silentWorkers();
        const client = new Client(spawn, module);
        const job = client.start('generate', { level: 'extreme', seed: 1 });
        await began(2);
        expect(orders[1]).toEqual([{ load: module }]);
        job.cancel();
        await expect(job.result).rejects.toBeInstanceOf(Cancelled);
        expect(ended).toEqual([0]);
        void client.call('check', SMALL).catch(() => undefined);
        expect(orders[1]?.slice(1)).toMatchObject([{ method: 'check' }]);
        client.end();
        expect(ended).toEqual([0, 1]);
    });

    test('shares the one in reserve with others, and ends it with the last of its own', async () => {
        const { spawn, orders, ended, began } = silentWorkers();
        const pool = new Pool(spawn, module, 2);
        const jobs = [1, 2].map((seed) => pool.start('generate', { level: 'extreme', seed }));
        for (const job of jobs) job.result.catch(() => undefined);
        await began(3);
        pool.end();
        expect(orders.length).toBe(3);
        expect(ended.sort()).toEqual([0, 1, 2]);
    });

    test('tells what breaks down, and goes on', async () => {
        const client = new Client(localWorkers().spawn, module);
        await expect(client.call('draw', SMALL, { theme: 'no such' })).rejects.toBeInstanceOf(EngineError);
        expect(await client.call('check', SMALL)).toMatchObject({ verdict: 'unique' });
        client.end();
    });

    test('fetches the second module for a large board, once, and goes on with the game', async () => {
        let fetched = 0;
        const client = new Client(localWorkers().spawn, module, () => Promise.resolve((fetched++, large)));
        await client.call('gamePlay', SMALL);
        const moved = good(await client.call('gameDo', 'fill_marks'));
        const [rated, small] = await Promise.all([client.call('rate', EMPTY_16, { scales: ['nonet'] }), client.call('check', SMALL)]);
        expect(good(rated)).toHaveProperty('verdict');
        expect(small).toMatchObject({ verdict: 'unique' });
        good(await client.call('rate', EMPTY_16, { scales: ['nonet'] }));
        expect(fetched).toBe(1);
        const after = good(await client.call('gameState'));
        expect(after.state.cells.map((cell) => cell.marks)).toEqual(moved.state.cells.map((cell) => cell.marks));
        client.end();
    });

    test('tells when the second module is not to be had, and tries again', async () => {
        let isThere = false;
        const client = new Client(localWorkers().spawn, module, () => (isThere ? Promise.resolve(large) : Promise.reject(new Error('no network'))));
        await expect(client.call('rate', EMPTY_16, { scales: ['nonet'] })).rejects.toThrow('no network');
        expect(await client.call('check', SMALL)).toMatchObject({ verdict: 'unique' });
        isThere = true;
        expect(good(await client.call('rate', EMPTY_16, { scales: ['nonet'] }))).toHaveProperty('verdict');
        client.end();
    });

    test('can cancel what waits for the second module', async () => {
        const [wanted, want] = signal<void>();
        const [arrived, arrive] = signal<WebAssembly.Module>();
        const client = new Client(localWorkers().spawn, module, () => (want(), arrived));
        const job = client.start('rate', EMPTY_16, { scales: ['nonet'] });
        await wanted;
        job.cancel();
        await expect(job.result).rejects.toBeInstanceOf(Cancelled);
        const later = client.call('check', SMALL);
        arrive(large);
        expect(await later).toMatchObject({ verdict: 'unique' });
        client.end();
    });

    test('waits for a module that is fetched, and can be cancelled meanwhile', async () => {
        const workers = localWorkers();
        const [arrived, arrive] = signal<WebAssembly.Module>();
        const client = new Client(workers.spawn, () => arrived);
        const first = client.start('check', SMALL);
        const second = client.call('check', EASY);
        first.cancel();
        await expect(first.result).rejects.toBeInstanceOf(Cancelled);
        arrive(module);
        expect(await second).toMatchObject({ verdict: 'unique' });
        expect(workers.used()).toBe(1);
        client.end();
    });

    test('fails what waits for a module that is not to be had, and tries again', async () => {
        let isThere = false;
        const client = new Client(localWorkers().spawn, () => (isThere ? Promise.resolve(module) : Promise.reject(new Error('no network'))));
        await expect(client.call('version')).rejects.toThrow('no network');
        isThere = true;
        expect(await client.call('version')).toMatch(/^\d/);
        client.end();
    });

    test('fails what waits for a module that cannot be loaded', async () => {
        const client = new Client(localWorkers().spawn, new Uint8Array([1, 2, 3]));
        await expect(client.call('version')).rejects.toBeInstanceOf(EngineError);
    });
});

test('a pool gives work to whoever has the least to do', async () => {
    const workers = localWorkers();
    const pool = new Pool(workers.spawn, module, 3);
    const answers = await Promise.all([EASY, SMALL, EASY, SMALL].map((puzzle) => pool.call('check', puzzle)));
    expect(answers.every((answer) => good(answer).verdict === 'unique')).toBe(true);
    expect(workers.used()).toBe(3);
    pool.end();
});
