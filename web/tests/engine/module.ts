/* module.ts: nonet.wasm and nonet-large.wasm for tests: those of `make wasm`, or of NONET_WASM and beside it. */
import { readFileSync } from 'node:fs';
import { Engine } from '../../src/engine/engine.js';
import { Host } from '../../src/engine/host.js';
import { isProblem, type Problem } from '../../src/engine/types.js';

const file = process.env['NONET_WASM'] ?? new URL('../../../build/nonet.wasm', import.meta.url).pathname;

export const module = new WebAssembly.Module(readFileSync(file));
export const large = new WebAssembly.Module(readFileSync(file.replace(/nonet\.wasm$/, 'nonet-large.wasm')));

export function newEngine(): Engine {
    const host = new Host(module);
    host.enlarge(large);
    return new Engine(host);
}

/* Singles solve it; a puzzle of level extreme; 4x4. */
export const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const HARD = '2..5..6....4.1.5.9.8.......34........1..53....75....98.....4.....36..2.1....9..6.';
export const EMPTY_16 = '0 '.repeat(256);
export const SMALL = '.....21...34....';

/* The answer, which is none of a problem. */
export function good<T>(answer: T): Exclude<T, Problem> {
    if (isProblem(answer)) throw new Error(`a problem: ${answer.error}`);
    return answer as Exclude<T, Problem>;
}
