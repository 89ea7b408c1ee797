// @vitest-environment node
/* host.test.ts: calls, texts of any characters, memory that grows, and what is left after a trap. */
import { beforeEach, describe, expect, test } from 'vitest';
import { compile, EngineError, Host } from '../../src/engine/host.js';
import { EASY, module } from './module.js';

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

    test('after a trap there is a fresh instance', () => {
        host.call('web_read', { text: EASY });
        expect(() => host.call('web_table', -4)).toThrow(EngineError);
        expect(host.generation).toBe(1);
        expect(host.call('web_position', -1)).toBeLessThan(0);
        expect(host.call('web_read', { text: EASY })).toBe(0);
    });

    test('what does not exist is said', () => {
        expect(() => host.call('web_nothing')).toThrow('web_nothing');
    });
});

test('the module imports a clock and three stubs, and nothing else', () => {
    const names = WebAssembly.Module.imports(module).map(({ module: from, name }) => `${from}.${name}`);
    const allowed = ['clock_time_get', 'fd_close', 'fd_seek', 'fd_write'].map((name) => `wasi_snapshot_preview1.${name}`);
    expect(allowed).toEqual(expect.arrayContaining(names));
});

test('a module is compiled of bytes, and taken as it is', async () => {
    const empty = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
    expect(await compile(empty)).toBeInstanceOf(WebAssembly.Module);
    expect(await compile(module)).toBe(module);
});
