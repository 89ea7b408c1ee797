// @vitest-environment node
/* lists.test.ts: lists come in pieces, and leave as columns. */
import { expect, test } from 'vitest';
import type { Engine } from '../../src/engine/engine.js';
import { isProblem, VERDICTS, type ListRows } from '../../src/engine/types.js';
import { EASY, good, HARD, newEngine, SMALL } from './module.js';

interface Row {
    line: number;
    text: string;
    clues: number;
    verdict: string;
    box: number;
}

function rowsOf({ lines, text, lengths, clues, verdicts, boxes }: ListRows): Row[] {
    let at = 0;
    return [...lines].map((line, row) => {
        const piece = new TextDecoder().decode(text.subarray(at, (at += lengths[row] ?? 0)));
        return { line, text: piece, clues: clues[row] ?? 0, verdict: VERDICTS[verdicts[row] ?? 0] ?? '', box: boxes[row] ?? 0 };
    });
}

function read(engine: Engine, text: string, size: number): Row[] {
    expect(engine.listBegin(0)).toBe(null);
    const rows: Row[] = [];
    for (let at = 0; at < text.length; at += size) rows.push(...rowsOf(good(engine.listFeed(text.slice(at, at + size)))));
    return [...rows, ...rowsOf(good(engine.listEnd()))];
}

const GRID = good(newEngine().convert(HARD, { notation: 'bordered' })).text;
const TEXT = `# a list\n${EASY}\n${'1'.repeat(81)}\n\n${GRID}\n12x\n${SMALL}\n${'.'.repeat(81)}\n`;

test.each([7, 100, 100000])('pieces of %i characters are one list', (size) => {
    const rows = read(newEngine(), TEXT, size);
    expect(rows.map(({ text }) => text)).toEqual([EASY, '1'.repeat(81), HARD, expect.stringMatching(/./), SMALL, '.'.repeat(81)]);
    expect(rows.map(({ verdict }) => verdict)).toEqual(['unique', 'invalid', 'unique', 'error', 'unique', 'multiple']);
    expect(rows.map(({ clues }) => clues)).toEqual([30, 81, 24, 1, 4, 0]);
    expect(rows.slice(0, 4).map(({ line }) => line)).toEqual([2, 3, 6, 19]);
    expect(rows.map(({ box }) => box)).toEqual([771, 771, 771, 0, 514, 771]);
});

test('many lines go the fast way, and are the same', () => {
    const rows = read(newEngine(), `${EASY}\n`.repeat(1000), 50_000);
    expect(rows).toHaveLength(1000);
    expect(rows[999]).toEqual({ line: 1000, text: EASY, clues: 30, verdict: 'unique', box: 771 });
});

test('boards with marks keep them, large ones are told', () => {
    const marks = good(newEngine().convert(HARD, { notation: 'sukaku' })).text.trim();
    const large = good(newEngine().generate({ box: [4, 4], level: 'easy', seed: 1 })).puzzles[0]?.puzzle ?? '';
    const rows = read(newEngine(), `${marks}\n${large}\n`, 1000);
    expect(rows.map(({ text, box, verdict }) => [text, box, verdict])).toEqual([[marks, 771, 'unique'], [large, 1028, 'unique']]);
});

test('a list must be begun, and begins anew', () => {
    const engine = newEngine();
    expect(isProblem(engine.listFeed(EASY))).toBe(true);
    expect(isProblem(engine.listEnd())).toBe(true);
    engine.listBegin(0);
    engine.listFeed(EASY);
    expect(read(engine, `${HARD}\n`, 1000)).toHaveLength(1);
});

test('are rated on the scales that their boards have', () => {
    const engine = newEngine();
    const { er, ep, ed, levels, hardest } = good(engine.listRate(`${EASY}\n${HARD}`, [3, 3], 0));
    expect([[...er], [...ep], [...ed]]).toEqual([[12, 89], [12, 12], [12, 12]]);
    expect([...levels].map((at) => engine.table('levels')[at]?.level)).toEqual(['beginner', 'extreme']);
    expect(engine.table('techniques')[hardest[0] ?? 0]?.technique).toBe('hidden single');
    const small = good(engine.listRate(SMALL, [2, 2], 0));
    expect([[...small.er], [...small.levels]]).toEqual([[255], [0]]);
    expect([...good(engine.listRate('.'.repeat(81), [3, 3], 0)).levels]).toEqual([255]);
});

test('equivalent puzzles have the same form', () => {
    const engine = newEngine();
    const other = good(engine.shuffle(HARD, 7)).form;
    const forms = [...good(engine.listForms(`${HARD}\n${EASY}\n${other}`, [3, 3], 0))];
    expect(forms.slice(0, 2)).toEqual(forms.slice(4));
    expect(forms.slice(0, 2)).not.toEqual(forms.slice(2, 4));
});
