/* messages.ts: what a page and the worker of its engine say to each other. */
import type { Method } from './engine.js';
import type { Source } from './host.js';

/* From the page: first the module, or both, then calls, each answered before the next is sent. */
export type Order = { readonly load: Source; readonly large?: Source } | { readonly id: number; readonly method: Method; readonly args: readonly unknown[] };

/* From the worker. `loaded`: of the module; `broken`: of a call that threw; `lacksLarge`: of one that needs the second module. */
export type Report =
    | { readonly loaded: true }
    | { readonly id: number; readonly result: unknown }
    | { readonly id: number; readonly broken: string }
    | { readonly id: number; readonly lacksLarge: true }
    | { readonly unloadable: string };
