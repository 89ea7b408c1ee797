/* client.ts: the engine as the page sees it: promises, one call after the other, and cancelling, which ends the worker.
 *
 * A call cannot be interrupted from outside, as page and worker share no memory; but a worker can be ended, and another with
 * the same compiled module is there in some ten milliseconds. Calls are sent one at a time, so those that wait lose nothing by
 * that. Of the game, which lives in the worker, the client keeps the saved text, and opens it on the new one. The same when a
 * call is about a board that needs the second module of the engine (large.ts): it is fetched, and the call is sent once more. */
import type { Engine, Method } from './engine.js';
import { compile, EngineError, type Source } from './host.js';
import { LargeMissing } from './large.js';
import type { Order, Report } from './messages.js';
import type { GameAnswer, GameLog } from './types.js';

export class Cancelled extends Error {
    override readonly name = 'Cancelled';
}

/* A worker as this file needs it: see browserWorker, and for node its own worker_threads. */
export interface Spawned {
    post(order: Order): void;
    end(): void;
}

/* Start a worker that runs serve.ts. `fail`: it broke down as a whole. */
export type Spawn = (report: (report: Report) => void, fail: (reason: string) => void) => Spawned;

/* The part of a browser's Worker that is used. */
interface WorkerLike {
    postMessage(message: unknown): void;
    terminate(): void;
    onmessage: ((event: never) => unknown) | null;
    onerror: ((event: never) => unknown) | null;
}

/* browserWorker(() => new Worker(new URL('./engine/worker.ts', import.meta.url), { type: 'module' })) */
export function browserWorker(make: () => WorkerLike): Spawn {
    return (report, fail) => {
        const worker = make();
        worker.onmessage = (event: { readonly data: Report }) => report(event.data);
        worker.onerror = (event: { readonly message?: string }) => fail(event.message ?? 'the worker broke down');
        return { post: (order) => worker.postMessage(order), end: () => worker.terminate() };
    };
}

type Args<Name extends Method> = Parameters<Engine[Name]>;
type Result<Name extends Method> = ReturnType<Engine[Name]>;

export interface Job<T> {
    readonly result: Promise<T>;
    /* Rejects `result` with Cancelled; nothing happens if it is there. */
    cancel(): void;
}

interface Request {
    readonly method: Method;
    readonly args: readonly unknown[];
    readonly resolve: (result: unknown) => void;
    readonly reject: (error: Error) => void;
}

/* nonet-large.wasm, for boards above 11x11, when it is first needed. */
export type FetchLarge = () => Promise<Source>;

/* From this address; compiled once for all workers. */
export function largeFrom(address: string): FetchLarge {
    let compiled: Promise<WebAssembly.Module> | null = null;
    return () => {
        compiled ??= compile(address).catch((error: unknown) => {
            compiled = null; // the network may be back the next time
            throw error;
        });
        return compiled;
    };
}

export class Client {
    private readonly spawn: Spawn;
    private readonly module: Source;
    private readonly fetchLarge: FetchLarge | null;
    private large: Source | null = null;
    private worker: Spawned | null = null;
    private readonly waiting: Request[] = [];
    private running: Request | null = null;
    private lastId = 0;
    /* The game of this worker, as text; null: none has begun. */
    private savedGame: string | null = null;

    /* `module`: an address, bytes, or, so that it is compiled once for all workers, a module (compile of host.ts). */
    constructor(spawn: Spawn, module: Source, fetchLarge: FetchLarge | null = null) {
        this.spawn = spawn;
        this.module = module;
        this.fetchLarge = fetchLarge;
    }

    call<Name extends Method>(method: Name, ...args: Args<Name>): Promise<Result<Name>> {
        return this.start(method, ...args).result;
    }

    start<Name extends Method>(method: Name, ...args: Args<Name>): Job<Result<Name>> {
        let request!: Request;
        const result = new Promise<Result<Name>>((resolve, reject) => {
            request = { method, args, resolve: resolve as (result: unknown) => void, reject };
        });
        this.waiting.push(request);
        this.sendNext();
        return { result, cancel: () => this.cancelOne(request) };
    }

    /* So many calls are under way or wait. */
    get pending(): number {
        return this.waiting.length + (this.running ? 1 : 0);
    }

    /* Everything that is under way or waits. */
    cancel(): void {
        for (const request of this.waiting.splice(0)) request.reject(new Cancelled());
        if (this.running) this.cancelOne(this.running);
    }

    /* Nothing more is wanted. */
    end(): void {
        this.cancel();
        this.drop();
    }

    private cancelOne(request: Request): void {
        const at = this.waiting.indexOf(request);
        if (at >= 0) this.waiting.splice(at, 1);
        if (at >= 0 || this.running === request) request.reject(new Cancelled());
        if (this.running === request) this.restart();
    }

    /* ---- the worker ------------------------------------------------------------------------------- */

    private drop(): void {
        this.worker?.end();
        this.worker = null;
        this.running = null;
    }

    /* Without what it was doing. */
    private restart(): void {
        this.drop();
        if (this.savedGame !== null) this.reopenGame(this.savedGame);
        this.sendNext();
    }

    private reopenGame(text: string): void {
        const ignore = (): void => undefined;
        this.waiting.unshift({ method: 'gameOpen', args: [text], resolve: ignore, reject: ignore });
    }

    private started(): Spawned {
        if (this.worker) return this.worker;
        /* What an ended worker still says is not for the next one. */
        const isCurrent = (): boolean => this.worker === worker;
        const worker = this.spawn(
            (report) => isCurrent() && this.receive(report),
            (reason) => isCurrent() && this.fail(reason),
        );
        this.worker = worker;
        this.load(worker);
        return worker;
    }

    private load(worker: Spawned): void {
        worker.post(this.large ? { load: this.module, large: this.large } : { load: this.module });
    }

    /* What the worker was asked needs the second module. */
    private async enlarge(request: Request): Promise<void> {
        const problem = await this.takeLarge();
        if (this.running !== request) return; // cancelled meanwhile: another worker is at work
        this.running = null;
        if (problem) request.reject(problem);
        else this.waiting.unshift(request);
        if (this.worker && !problem) this.load(this.worker);
        /* The worker has taken a fresh instance. */
        if (this.savedGame !== null) this.reopenGame(this.savedGame);
        this.sendNext();
    }

    private async takeLarge(): Promise<EngineError | null> {
        try {
            if (!this.fetchLarge) throw new LargeMissing();
            this.large ??= await this.fetchLarge();
            return null;
        } catch (error) {
            return new EngineError(error instanceof Error ? error.message : String(error));
        }
    }

    private sendNext(): void {
        if (this.running) return;
        const request = this.waiting.shift();
        if (!request) return;
        this.running = request;
        this.started().post({ id: ++this.lastId, method: request.method, args: request.args });
    }

    private receive(report: Report): void {
        if ('loaded' in report) return;
        if ('unloadable' in report) {
            this.fail(report.unloadable);
            return;
        }
        const request = this.running;
        if (!request || report.id !== this.lastId) return;
        if ('lacksLarge' in report) {
            void this.enlarge(request);
            return;
        }
        this.running = null;
        if ('broken' in report) {
            /* The engine has taken a fresh instance, without the game. */
            if (this.savedGame !== null) this.reopenGame(this.savedGame);
            request.reject(new EngineError(report.broken));
        } else {
            this.keepGame(request.method, report.result);
            request.resolve(report.result);
        }
        this.sendNext();
    }

    /* The worker is of no use: what it was doing, and what waits for it, fails. */
    private fail(reason: string): void {
        const requests = [...(this.running ? [this.running] : []), ...this.waiting.splice(0)];
        this.drop();
        for (const request of requests) request.reject(new EngineError(reason));
    }

    /* ---- the game ---------------------------------------------------------------------------------- */

    private keepGame(method: Method, result: unknown): void {
        const log = method === 'gameLeave' ? (result as GameLog) : (result as Partial<GameAnswer> | null)?.log;
        if (!log?.text) return;
        this.savedGame = log.replaces || this.savedGame === null ? log.text : this.savedGame + log.text;
    }
}

/* Several workers for many calls that have nothing to do with each other. */
export class Pool {
    private readonly clients: readonly Client[];

    constructor(spawn: Spawn, module: Source, size: number, fetchLarge: FetchLarge | null = null) {
        this.clients = Array.from({ length: Math.max(1, size) }, () => new Client(spawn, module, fetchLarge));
    }

    call<Name extends Method>(method: Name, ...args: Args<Name>): Promise<Result<Name>> {
        return this.start(method, ...args).result;
    }

    /* By whoever has the least to do. */
    start<Name extends Method>(method: Name, ...args: Args<Name>): Job<Result<Name>> {
        const free = this.clients.reduce((best, client) => (client.pending < best.pending ? client : best));
        return free.start(method, ...args);
    }

    cancel(): void {
        for (const client of this.clients) client.cancel();
    }

    end(): void {
        for (const client of this.clients) client.end();
    }
}
