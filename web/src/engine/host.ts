/* host.ts: an instance of nonet.wasm: its memory, the few functions that it wants, and calls with numbers and texts.
 *
 * It knows nothing of the calls themselves (engine.ts does), and nothing of a page: it works in a worker of a browser and in
 * node. After a trap an instance is of no use any more, as its stack stays where it was; a fresh one takes its place, and
 * everything that the old one kept is gone: whoever relies on that watches `generation`. The same when a call is about a board
 * that needs the second module (large.ts): the call throws LargeMissing, and can be made again after `enlarge`. */
import { LargeMissing, linkLarge } from './large.js';

/* Something that is not an answer: no memory, or a bug. */
export class EngineError extends Error {
    override readonly name = 'EngineError';
}

/* What a module can be made of. An address is fetched. */
export type Source = string | URL | ArrayBuffer | Uint8Array<ArrayBuffer> | WebAssembly.Module;

/* A text of a person's, handed over with its length; names, plain strings, end at their first NUL. */
export interface Text {
    readonly text: string;
}

export type Argument = number | bigint | boolean | string | Text;

interface Exports {
    readonly memory: WebAssembly.Memory;
    readonly _initialize: () => void;
    readonly calloc: (count: number, size: number) => number;
    readonly web_input: (size: number) => number;
    readonly web_output: () => number;
    readonly web_output_length: () => number;
}

type Call = (...numbers: (number | bigint)[]) => number;

export async function compile(source: Source): Promise<WebAssembly.Module> {
    if (source instanceof WebAssembly.Module) return source;
    if (typeof source !== 'string' && !(source instanceof URL)) return WebAssembly.compile(source);
    const response = await fetch(source);
    if (!response.ok) throw new EngineError(`${response.status} ${response.statusText}: ${String(source)}`);
    const type = response.headers.get('content-type') ?? '';
    /* Only with the right type may the browser compile while it loads. */
    return type.startsWith('application/wasm')
        ? WebAssembly.compileStreaming(response)
        : WebAssembly.compile(await response.arrayBuffer());
}

/* What memory of WebAssembly grows by. */
const PAGE_BYTES = 65536;

/* The memory of an instance without the parts that nobody has written to. */
export interface Memory {
    readonly size: number;
    readonly starts: readonly number[];
    /* CHUNK_BYTES from each of them. */
    readonly bytes: Uint8Array<ArrayBuffer>;
}

const CHUNK_BYTES = 4096;

function isZero(words: Uint32Array, from: number, count: number): boolean {
    for (let at = from; at < from + count; at++) if (words[at] !== 0) return false;
    return true;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Host {
    readonly module: WebAssembly.Module;
    private large: WebAssembly.Module | null = null;
    private instance!: Exports;
    /* A fresh instance holds something below `heap`, and a note of its allocator just before `end`. */
    private heap = 0;
    private end = 0;
    private isUsed = false;
    /* How many instances there have been before this one. */
    generation = -1;
    /* Told now and then by calls that take long: the numbers of nonet_progress. */
    onProgress: ((done: number, total: number, found: number, least: number) => void) | null = null;

    constructor(module: WebAssembly.Module) {
        this.module = module;
        this.renew();
    }

    static async load(source: Source): Promise<Host> {
        return new Host(await compile(source));
    }

    /* Throw the instance away, with all it keeps, and take a fresh one. */
    renew(): void {
        const instance = new WebAssembly.Instance(this.module, this.imports());
        this.instance = instance.exports as unknown as Exports;
        this.instance._initialize();
        if (this.large) linkLarge(this.large, instance.exports);
        this.heap = this.instance.calloc(1, 1);
        this.end = this.size;
        this.isUsed = false;
        this.generation++;
    }

    /* From now on for boards above 11x11, too. */
    enlarge(large: WebAssembly.Module): void {
        this.large = large;
        this.renew();
    }

    /* Bytes that the instance has; memory of WebAssembly never shrinks. */
    get size(): number {
        return this.instance.memory.buffer.byteLength;
    }

    /* A copy of all that the instance knows: between calls the modules keep nothing outside of their memory. Of 16 MB few pages are
     * ever written, and copying the others would take most of the time. */
    memory(): Memory {
        const all = new Uint8Array(this.instance.memory.buffer);
        const words = new Uint32Array(this.instance.memory.buffer);
        const starts: number[] = [];
        for (let start = 0; start < all.length; start += CHUNK_BYTES)
            if (start < this.heap || start + CHUNK_BYTES === this.end || !isZero(words, start / 4, CHUNK_BYTES / 4)) starts.push(start);
        const bytes = new Uint8Array(starts.length * CHUNK_BYTES);
        starts.forEach((start, at) => bytes.set(all.subarray(start, start + CHUNK_BYTES), at * CHUNK_BYTES));
        return { size: all.length, starts, bytes };
    }

    /* Go on as the instance, of the same modules, that had this memory. */
    recall({ size, starts, bytes }: Memory): void {
        if (this.isUsed) this.renew();
        this.isUsed = true;
        const own = this.instance.memory;
        if (own.buffer.byteLength < size) own.grow((size - own.buffer.byteLength) / PAGE_BYTES);
        const all = new Uint8Array(own.buffer);
        starts.forEach((start, at) => all.set(bytes.subarray(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES), start));
        this.generation++;
    }

    /* Call an exported function; what it returns, if anything. */
    call(name: string, ...args: Argument[]): number {
        const numbers = this.guard(() => this.place(args));
        const call = (this.instance as unknown as Record<string, Call | undefined>)[name];
        if (!call) throw new EngineError(`the module has no ${name}`);
        this.isUsed = true;
        return this.guard(() => call(...numbers));
    }

    /* What the last call answered. */
    output(): string {
        const start = this.instance.web_output();
        /* Views are made anew each time: they end when the memory grows. */
        return decoder.decode(new Uint8Array(this.instance.memory.buffer, start, this.instance.web_output_length()));
    }

    /* Numbers as they are, texts as the places where they lie from now on, each with a NUL behind it. */
    private place(args: readonly Argument[]): (number | bigint)[] {
        const texts = args.map((value) => (isText(value) ? encoder.encode(typeof value === 'string' ? value : value.text) : null));
        const size = texts.reduce((sum, text) => sum + (text ? text.length + 1 : 0), 0);
        let at = size ? this.instance.web_input(size) : 0;
        if (size && !at) throw new EngineError('out of memory');
        const bytes = new Uint8Array(this.instance.memory.buffer);
        return args.flatMap((value, index) => {
            const text = texts[index];
            if (!text) return [typeof value === 'boolean' ? Number(value) : (value as number | bigint)];
            const start = at;
            bytes.set(text, start);
            bytes[start + text.length] = 0;
            at += text.length + 1;
            return typeof value === 'string' ? [start] : [start, text.length];
        });
    }

    /* A trap, or a stack of the host's that ran over. */
    private guard<T>(work: () => T): T {
        try {
            return work();
        } catch (error) {
            if (error instanceof EngineError) throw error;
            this.renew();
            if (error instanceof LargeMissing) throw error;
            throw new EngineError(`the engine broke down: ${String(error)}`, { cause: error });
        }
    }

    /* What the module asks of us, the clock, and what the C library would write with, which nobody calls. */
    private imports(): WebAssembly.Imports {
        const memory = (): DataView => new DataView(this.instance.memory.buffer);
        return {
            nonet: {
                large_is_missing: (): never => {
                    throw new LargeMissing();
                },
                tell_progress: (done: number, total: number, found: number, least: number): void => this.onProgress?.(done, total, found, least),
            },
            wasi_snapshot_preview1: {
                clock_time_get: (_clock: number, _precision: bigint, place: number): number => {
                    memory().setBigUint64(place, BigInt(Math.round(performance.now() * 1e6)), true);
                    return 0;
                },
                fd_close: () => 8,
                fd_seek: () => 8,
                fd_write: () => 8,
            },
        };
    }
}

function isText(value: Argument): value is string | Text {
    return typeof value === 'string' || typeof value === 'object';
}
