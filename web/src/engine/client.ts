/* client.ts: the engine as the page sees it: promises, one call after the other, and cancelling, which ends the worker.
 *
 * A call cannot be interrupted from outside, as page and worker share no memory; but a worker can be ended, and another with
 * the same compiled module is there soon, or at once, if one was held in reserve (spare.ts). Calls are sent one at a time, so
 * those that wait lose nothing by that. Of the game, which lives in the worker, the client keeps the saved text, and opens it on
 * the new one. The same when a call is about a board that needs the second module of the engine (large.ts): it is fetched, and
 * the call is sent once more.
 *
 * Thinking about a game (gameThink) is ended by the next key, and whoever plays should notice nothing. A saved text has no
 * selection and no hint that is shown, so before it thinks the worker hands over its whole memory, and the new one gets it. */
import type { Engine, Method } from './engine.js';
import { compile, EngineError, type Memory, type Source } from './host.js';
import { LargeMissing } from './large.js';
import type { Report } from './messages.js';
import { Spare, type Load, type Spawn, type Spawned } from './spare.js';
import type { GameAnswer, GameLog, Progress } from './types.js';

export type { Spawn, Spawned } from './spare.js';

export class Cancelled extends Error {
    override readonly name = 'Cancelled';
}

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
    /* How far it is, if it takes long. */
    listen(listener: (progress: Progress) => void): void;
    /* Rejects `result` with Cancelled; nothing happens if it is there. */
    cancel(): void;
}

/* A call that takes longer is one that somebody may want to cancel: now a spare worker is worth its memory. */
const LONG_MS = 100;

interface Request {
    readonly method: Method;
    readonly args: readonly unknown[];
    listener?: (progress: Progress) => void;
    /* Cancelled, but its worker has not handed over its memory yet. */
    isDropped?: boolean;
    readonly resolve: (result: unknown) => void;
    readonly reject: (error: Error) => void;
}

/* A module that is fetched when it is first needed. */
export type Fetch = () => Promise<Source>;

/* For all clients and all workers of a page. */
const modules = new Map<string, Promise<WebAssembly.Module>>();

/* From this address; fetched and compiled once. */
export function moduleFrom(address: string): () => Promise<WebAssembly.Module> {
    return () => {
        const known = modules.get(address);
        if (known) return known;
        const module = compile(address);
        modules.set(address, module);
        module.catch(() => modules.delete(address)); // the network may be back the next time
        return module;
    };
}

export class Client {
    private readonly spare: Spare;
    private readonly ownsSpare: boolean;
    private readonly fetchModule: Fetch;
    private readonly fetchLarge: Fetch | null;
    /* Null: not there yet, or not to be had. */
    private module: Source | null = null;
    private isFetching = false;
    private large: Source | null = null;
    private worker: Spawned | null = null;
    private readonly waiting: Request[] = [];
    private running: Request | null = null;
    private lastId = 0;
    private patience: ReturnType<typeof setTimeout> | undefined;
    /* The game of this worker, as text; null: none has begun. */
    private savedGame: string | null = null;
    /* All of it, while the worker thinks. */
    private memory: Memory | null = null;

    /* `module`: an address, bytes, a module (compile of host.ts), or what fetches one: calls wait for it. `fetchLarge`: fetches
     * nonet-large.wasm, for boards above 11x11. Clients may share a Spare; of a Spawn each makes its own. */
    constructor(spawn: Spawn | Spare, module: Source | Fetch, fetchLarge: Fetch | null = null) {
        this.ownsSpare = !(spawn instanceof Spare);
        this.spare = spawn instanceof Spare ? spawn : new Spare(spawn);
        this.fetchModule = isFetch(module) ? module : () => Promise.resolve(module);
        if (!isFetch(module)) this.module = module;
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
        return { result, listen: (listener) => void (request.listener = listener), cancel: () => this.cancelOne(request) };
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
        if (this.ownsSpare) this.spare.end();
    }

    private cancelOne(request: Request): void {
        const at = this.waiting.indexOf(request);
        if (at >= 0) this.waiting.splice(at, 1);
        if (at >= 0 || this.running === request) request.reject(new Cancelled());
        if (this.running !== request) return;
        if (keepsGame(request) && !this.memory) request.isDropped = true;
        else this.restart();
    }

    /* ---- the worker ------------------------------------------------------------------------------- */

    private drop(): void {
        this.worker?.end();
        this.worker = null;
        this.settle();
    }

    /* Nothing is under way. */
    private settle(): void {
        clearTimeout(this.patience);
        this.running = null;
        this.memory = null;
    }

    /* Without what it was doing. */
    private restart(): void {
        const { memory } = this;
        this.drop();
        if (memory) this.started().post({ memory });
        else if (this.savedGame !== null) this.reopenGame(this.savedGame);
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
        const worker = this.spare.take(
            this.load,
            (report) => isCurrent() && this.receive(report),
            (reason) => isCurrent() && this.fail(reason),
        );
        this.worker = worker;
        return worker;
    }

    /* Only of who has the module. */
    private get load(): Load {
        const load = this.module ?? '';
        return this.large ? { load, large: this.large } : { load };
    }

    /* What the worker was asked needs the second module. */
    private async enlarge(request: Request): Promise<void> {
        const problem = await this.takeLarge();
        if (this.running !== request) return; // cancelled meanwhile: another worker is at work
        this.settle();
        if (problem) request.reject(problem);
        else this.waiting.unshift(request);
        if (this.worker && !problem) this.worker.post(this.load);
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
            return new EngineError(messageOf(error));
        }
    }

    /* What waits for the module fails if it is not to be had; later calls try again. */
    private async takeModule(): Promise<void> {
        if (this.isFetching) return;
        this.isFetching = true;
        try {
            this.module = await this.fetchModule();
        } catch (error) {
            this.fail(messageOf(error));
        }
        this.isFetching = false;
        this.sendNext();
    }

    private sendNext(): void {
        if (this.running || !this.waiting.length) return;
        if (!this.module) {
            void this.takeModule();
            return;
        }
        const request = this.waiting.shift();
        if (!request) return;
        this.running = request;
        this.patience = setTimeout(() => this.spare.prepare(this.load), LONG_MS);
        this.started().post({ id: ++this.lastId, method: request.method, args: request.args, ...(keepsGame(request) && { keeps: true }) });
    }

    private receive(report: Report): void {
        if ('loaded' in report) return;
        if ('progress' in report) {
            if (report.id === this.lastId) this.running?.listener?.(report.progress);
            return;
        }
        if ('unloadable' in report) {
            this.fail(report.unloadable);
            return;
        }
        const request = this.running;
        if (!request || report.id !== this.lastId) return;
        if ('memory' in report) {
            this.memory = report.memory;
            if (request.isDropped) this.restart();
            return;
        }
        if ('lacksLarge' in report) {
            void this.enlarge(request);
            return;
        }
        this.settle();
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

function isFetch(module: Source | Fetch): module is Fetch {
    return typeof module === 'function';
}

function messageOf(error: unknown): string {
    return error instanceof Error ? error.message : String(error);
}

function keepsGame({ method }: Request): boolean {
    return method === 'gameThink';
}

/* Several workers for many calls that have nothing to do with each other. */
export class Pool {
    private readonly clients: readonly Client[];
    private readonly spare: Spare;
    private readonly ownsSpare: boolean;

    constructor(spawn: Spawn | Spare, module: Source | Fetch, size: number, fetchLarge: Fetch | null = null) {
        this.ownsSpare = !(spawn instanceof Spare);
        this.spare = spawn instanceof Spare ? spawn : new Spare(spawn);
        this.clients = Array.from({ length: Math.max(1, size) }, () => new Client(this.spare, module, fetchLarge));
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
        if (this.ownsSpare) this.spare.end();
    }
}
