// @vitest-environment node
/* host.test.ts: calls, texts of any characters, memory that grows, and what is left after a trap. */
import { beforeEach, describe, expect, test } from 'vitest';
import { compile, EngineError, Host } from '../../src/engine/host.js';
import { LargeMissing } from '../../src/engine/large.js';
import { EASY, EMPTY_16, large, module } from './module.js';

describe('Host', () => {
    let host: Host;
    beforeEach(() => {
        host = new Host(module);
    });

    test('texts go in and out as UTF-8', () => {
        host.call('web_game_open', { text: EASY }, 'Größe – 数独 "quoted"');
        const state = JSON.parse(host.output()) as { origin: { title: string } };
        expect(state.origin.title).toBe('Größe – 数独 "quoted"');
    });

    test('a text of a person may hold a NUL, and is read to its end', () => {
        expect(host.call('web_read', { text: `\0\n${EASY}` })).toBeLessThanOrEqual(0);
        expect(host.call('web_read', { text: EASY })).toBe(0);
        expect(JSON.parse(host.output())).toMatchObject({ puzzle: EASY });
    });

    test('an empty text is a problem, not a breakdown', () => {
        expect(host.call('web_read', { text: '' })).toBeLessThan(0);
        expect(JSON.parse(host.output())).toHaveProperty('error');
    });

    test('answers are read after the memory has grown', () => {
        const before = host.size;
        expect(host.call('web_read', { text: `${'#'.repeat(40_000_000)}\n` })).toBeLessThan(0);
        expect(host.size).toBeGreaterThan(before);
        expect(host.call('web_read', { text: EASY })).toBe(0);
        expect(JSON.parse(host.output())).toMatchObject({ side: 9 });
    });

    test.each([['small', false], ['large', true]] as const)('another instance goes on with its memory, %s', (_name, isLarge) => {
        const bytesOf = (one: Host): Buffer => Buffer.from(one['instance'].memory.buffer);
        const other = new Host(module);
        for (const one of [host, other]) if (isLarge) one.enlarge(large);
        const copies = ['', '#'.repeat(40_000_000)].map((more) => {
            host.call('web_read', { text: `${more}\n${EASY}` });
            const all = bytesOf(host);
            other.recall(host.memory());
            expect(bytesOf(other).equals(all)).toBe(true);
            return all.length;
        });
        expect(copies[1]).toBeGreaterThan(copies[0] ?? 0);
        const generation = other.generation;
        host.call('web_read', { text: EASY });
        const small = host.memory();
        other.recall(small);
        expect(other.generation).toBeGreaterThan(generation);
        expect(small.bytes.length).toBeLessThan(host.size);
    });

    test('after a trap there is a fresh instance', () => {
        host.call('web_read', { text: EASY });
        expect(() => host.call('web_table', -4)).toThrow(EngineError);
        expect(host.generation).toBe(1);
        expect(host.call('web_position', -1)).toBeLessThan(0);
        expect(host.call('web_read', { text: EASY })).toBe(0);
    });

    test('boards above 11x11 need the second module', () => {
        const ask = (): number => {
            host.call('web_read', { text: EMPTY_16 });
            host.call('web_task', 0, 4, false, true, 0n, 0);
            return host.call('web_answer', 2); // a rating on nonet's own scale
        };
        expect(ask).toThrow(LargeMissing);
        expect(host.generation).toBe(1);
        expect(host.call('web_read', { text: EASY })).toBe(0);
        host.enlarge(large);
        expect(ask()).toBe(0);
        expect(JSON.parse(host.output())).toMatchObject({ side: 16, verdict: 'multiple' });
    });

    test('only the second module is taken for it', () => {
        expect(() => host.enlarge(module)).toThrow('nonet-large.wasm');
    });

    test('what does not exist is said', () => {
        expect(() => host.call('web_nothing')).toThrow('web_nothing');
    });
});

test('the module imports a clock, three stubs, and whom to tell how far it is and that the second module is missing', () => {
    const names = WebAssembly.Module.imports(module).map(({ module: from, name }) => `${from}.${name}`);
    const allowed = ['clock_time_get', 'fd_close', 'fd_seek', 'fd_write'].map((name) => `wasi_snapshot_preview1.${name}`);
    expect([...allowed, 'nonet.large_is_missing', 'nonet.tell_progress']).toEqual(expect.arrayContaining(names));
});

test('the second module imports nothing that the first one does not export', () => {
    const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
    const wanted = WebAssembly.Module.imports(large).map(({ name }) => name);
    expect([...exported, '__memory_base', '__table_base']).toEqual(expect.arrayContaining(wanted));
});

test('a module is compiled of bytes, and taken as it is', async () => {
    const empty = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
    expect(await compile(empty)).toBeInstanceOf(WebAssembly.Module);
    expect(await compile(module)).toBe(module);
});
