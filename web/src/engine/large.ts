/* large.ts: the second module of the engine, nonet-large.wasm, with the logic for boards above 11x11 (web/large/large_door.c). It is a
 * library that is linked to an instance of the first one while that runs: in the same memory, with the same table of functions
 * and the same stack. What it says of itself, in a section of its own ("dylink.0"), is how much room it needs. */

/* A call was about a board that the first module alone has no logic for. */
export class LargeMissing extends Error {
    override readonly name = 'LargeMissing';

    constructor() {
        super('boards above 11x11 need nonet-large.wasm');
    }
}

/* What of the first module's exports the second one is linked by. */
interface Main {
    readonly memory: WebAssembly.Memory;
    readonly __indirect_function_table: WebAssembly.Table;
    readonly calloc: (count: number, size: number) => number;
    readonly large_give: (table: number) => void;
}

interface Large {
    readonly __wasm_apply_data_relocs?: () => void;
    readonly large_table: () => number;
}

interface Room {
    readonly bytes: number;
    readonly alignment: number;
    readonly functions: number;
}

const MEMORY_INFO = 1;

export function linkLarge(module: WebAssembly.Module, exports: WebAssembly.Exports): void {
    const main = exports as unknown as Main;
    const { bytes, alignment, functions } = roomOf(module);
    const start = main.calloc(1, bytes + alignment);
    if (!start) throw new RangeError('out of memory');
    const fixed = (value: number): WebAssembly.Global => new WebAssembly.Global({ value: 'i32' }, value);
    const instance = new WebAssembly.Instance(module, {
        env: {
            ...exports,
            __memory_base: fixed(Math.ceil(start / alignment) * alignment),
            __table_base: fixed(main.__indirect_function_table.grow(functions)),
        },
    });
    const large = instance.exports as unknown as Large;
    large.__wasm_apply_data_relocs?.();
    main.large_give(large.large_table());
}

/* The linker writes about memory first: its kind, its length, then numbers of seven bits a byte. */
function roomOf(module: WebAssembly.Module): Room {
    const [section] = WebAssembly.Module.customSections(module, 'dylink.0');
    const bytes = new Uint8Array(section ?? []);
    if (bytes[0] !== MEMORY_INFO) throw new TypeError('this is not nonet-large.wasm');
    let at = 2;
    const number = (): number => {
        for (let value = 0, shift = 0; ; shift += 7) {
            const byte = bytes[at++] ?? 0;
            value |= (byte & 127) << shift;
            if (byte < 128) return value;
        }
    };
    return { bytes: number(), alignment: 2 ** number(), functions: number() };
}
