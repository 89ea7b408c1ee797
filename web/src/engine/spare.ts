/* spare.ts: a worker in reserve. Work is cancelled by ending its worker, and starting another one takes a tenth of a second; so when a call
 * takes long (client.ts says when) one more is started and loaded, and takes over at once if the call is cancelled.
 *
 * All clients of a page share one. It takes 3 MB, and is there only after something took long. */
import type { Order, Report } from './messages.js';

/* A worker as clients need it: see browserWorker of client.ts, and for node its own worker_threads. */
export interface Spawned {
    post(order: Order): void;
    end(): void;
}

/* Start a worker that runs serve.ts. `fail`: it broke down as a whole. */
export type Spawn = (report: (report: Report) => void, fail: (reason: string) => void) => Spawned;

export type Load = Extract<Order, { readonly load: unknown }>;

interface Reserve {
    readonly worker: Spawned;
    readonly load: Load;
    report: (report: Report) => void;
    fail: (reason: string) => void;
}

export class Spare {
    private readonly spawn: Spawn;
    private reserve: Reserve | null = null;

    constructor(spawn: Spawn) {
        this.spawn = spawn;
    }

    /* Have one ready. */
    prepare(load: Load): void {
        if (this.reserve) return;
        const report = (said: Report): void => void ('unloadable' in said && this.end());
        const worker = this.spawn((said) => reserve.report(said), (reason) => reserve.fail(reason));
        const reserve: Reserve = { worker, load, report, fail: () => this.end() };
        this.reserve = reserve;
        worker.post(load);
    }

    /* The one in reserve, or else a new one; loaded like this. */
    take(load: Load, report: (report: Report) => void, fail: (reason: string) => void): Spawned {
        const { reserve } = this;
        this.reserve = null;
        if (!reserve) {
            const worker = this.spawn(report, fail);
            worker.post(load);
            return worker;
        }
        Object.assign(reserve, { report, fail });
        if (reserve.load.load !== load.load || reserve.load.large !== load.large) reserve.worker.post(load);
        return reserve.worker;
    }

    end(): void {
        this.reserve?.worker.end();
        this.reserve = null;
    }
}
