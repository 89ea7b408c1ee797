/* messages.ts: what a page and the worker of its engine say to each other. */
import type { Method } from './engine.js';
import type { Memory, Source } from './host.js';
import type { Progress } from './types.js';

/* From the page: first the module, or both, then calls, each answered before the next is sent. `memory`: go on as the engine that
 * had this memory; `keeps`: hand over the memory before the call. */
export type Order =
    | { readonly load: Source; readonly large?: Source }
    | { readonly memory: Memory }
    | { readonly id: number; readonly method: Method; readonly args: readonly unknown[]; readonly keeps?: boolean };

/* From the worker. `loaded`: of the module; `broken`: of a call that threw; `lacksLarge`: of one that needs the second module;
 * `memory`: as it was before the call, which goes on. */
export type Report =
    | { readonly loaded: true }
    | { readonly id: number; readonly memory: Memory }
    | { readonly id: number; readonly progress: Progress }
    | { readonly id: number; readonly result: unknown }
    | { readonly id: number; readonly broken: string }
    | { readonly id: number; readonly lacksLarge: true }
    | { readonly unloadable: string };
