/* serve.ts: runs an engine behind a port: of a worker of a browser, or of node. */
import { Engine } from './engine.js';
import { LargeMissing } from './large.js';
import type { Order, Report } from './messages.js';

/* `given`: what need not be copied. */
export type Post = (report: Report, given?: ArrayBuffer[]) => void;

/* Answer what comes; give `receive` every message, in their order. */
export function serve(post: Post): (order: Order) => void {
    let engine: Engine | null = null;
    let loading: Promise<void> = Promise.resolve();
    const answer = (order: Extract<Order, { id: number }>): void => {
        if (!engine) return;
        if (order.keeps) {
            const memory = engine.memory();
            post({ id: order.id, memory }, [memory.bytes.buffer]);
        }
        try {
            engine.listen((progress) => post({ id: order.id, progress }));
            const method = engine[order.method] as (...args: unknown[]) => unknown;
            post({ id: order.id, result: method.apply(engine, [...order.args]) });
        } catch (error) {
            post(error instanceof LargeMissing ? { id: order.id, lacksLarge: true } : { id: order.id, broken: messageOf(error) });
        }
    };
    return (order) => {
        if ('load' in order) {
            loading = Engine.load(order.load, order.large).then(
                (loaded) => {
                    engine = loaded;
                    post({ loaded: true });
                },
                (error: unknown) => post({ unloadable: messageOf(error) }),
            );
        } else if ('memory' in order) {
            void loading.then(() => engine?.recall(order.memory));
        } else {
            void loading.then(() => answer(order));
        }
    };
}

function messageOf(error: unknown): string {
    return error instanceof Error ? error.message : String(error);
}
