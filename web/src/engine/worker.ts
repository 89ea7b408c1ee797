/* worker.ts: the engine in a worker of a browser. */
import type { Order, Report } from './messages.js';
import { serve } from './serve.js';

/* What there is of a worker's own scope, whatever types the rest of the page is compiled with. */
interface Port {
    postMessage(report: Report, given: ArrayBuffer[]): void;
    onmessage: ((event: { readonly data: Order }) => void) | null;
}

const port = globalThis as unknown as Port;
const receive = serve((report, given = []) => port.postMessage(report, given));
port.onmessage = (event) => receive(event.data);
