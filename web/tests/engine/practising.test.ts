// @vitest-environment node
/* practising.test.ts: practice in the module: positions that are handed in, answers, help, the progress as text. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Engine } from '../../src/engine/engine.js';
import { isProblem, type PracticeAnswer } from '../../src/engine/types.js';
import { good, newEngine } from './module.js';

const file = process.env['NONET_WASM'] ?? new URL('../../../build/nonet.wasm', import.meta.url).pathname;
const book = readFileSync(file.replace(/nonet\.wasm$/, 'nonet-positions.txt'), 'utf8');
const DAY = 20000;
const KEPT = `nonet-practice 1
X-wing: box 2 due ${DAY} last 4 number 1 right 1 helped 0 wrong 0 shown 0
`;

let engine: Engine;
beforeEach(() => {
    engine = newEngine();
    expect(engine.positionsGive(book)).toBeNull();
});

/* Take marks away: cells by their names, and what. */
function takeAway(list: string): PracticeAnswer {
    let answer = good(engine.practiceDo('undo'));
    for (const [, row, column, values = ''] of list.matchAll(/r(\d)c(\d)<>(\d+)/g)) {
        engine.practiceDo('jump', 9 * (Number(row) - 1) + Number(column) - 1);
        for (const value of values) answer = good(engine.practicePress(value));
    }
    return answer;
}

describe('positions', () => {
    test('are those that were handed in, and without them nothing begins', () => {
        const bare = newEngine();
        expect(isProblem(bare.practiceOpen('', DAY))).toBe(true);
        expect(isProblem(bare.practiceBegin('X-wing', 1))).toBe(true);
        expect(bare.positionsOf('X-wing')).toEqual([]);
        expect(bare.positionsGive(':0300:no position\nno line of it\n')).toBeNull();
        expect(bare.positionsOf('X-wing')).toEqual([':0300:no position']);
        expect(isProblem(bare.practiceBegin('X-wing', 2))).toBe(true);
    });

    test('are all of the book, each with its technique', () => {
        const techniques = engine.table('techniques');
        const lines = book.trimEnd().split('\n');
        const told = techniques.flatMap(({ technique, code }) => good(engine.positionsOf(technique)).map((line) => ({ line, code })));
        expect(told.map(({ line }) => line).sort()).toEqual([...lines].sort());
        expect(told.every(({ line, code }) => line.startsWith(`:${code}:`))).toBe(true);
        expect(engine.positionsOf('no such technique')).toEqual([]);
    });

    test('are the same for a technique and a number, and follow each other', () => {
        const { practice, game } = good(engine.practiceOpen('', DAY));
        expect(practice).toMatchObject({ day: DAY, next: 'full house' });
        expect(game).toBeUndefined();
        const third = good(engine.practiceBegin('X-wing', 3));
        expect(third.practice).toMatchObject({ technique: 'X-wing', number: 3, verdict: 'none', over: false });
        expect(good(engine.practiceBegin('X-wing')).practice.number).toBe(4);
        expect(good(engine.practiceBegin('X-wing', 3)).game?.puzzle).toBe(third.game?.puzzle);
        expect(good(engine.practiceBegin()).practice.technique).toBe('full house');
        expect(isProblem(engine.practiceBegin('guessing'))).toBe(true);
    });
});

describe('answers', () => {
    beforeEach(() => {
        good(engine.practiceOpen('', DAY));
        good(engine.practiceBegin('X-wing', 3));
    });

    test('are right, and what comes next is told', () => {
        expect(takeAway('r7c5<>8').practice.answer).toBe('r7c5<>8');
        const { practice, game } = good(engine.practicePress('enter'));
        expect(practice).toMatchObject({ verdict: 'right', outcome: 'right', over: true });
        expect(practice.progress.find(({ technique }) => technique === 'X-wing')).toMatchObject({ box: 2, due: DAY + 1, is_due: false });
        expect(game?.hint.stage).toBe('why');
        expect(good(engine.practiceDrawing({ pixels: 640 })).shapes.length).toBeGreaterThan(81);
        expect(good(engine.practiceDo('apply_hint')).request).toBe('new');
    });

    test('are wrong, with the reason, and taken back', () => {
        takeAway('r7c5<>3');
        const { practice, game } = good(engine.practicePress('enter'));
        expect(practice).toMatchObject({ verdict: 'wrong', answer: '', over: false });
        expect(practice.text).toContain('r7c5<>3 is wrong');
        expect(game?.hint.text).toContain('r7c5 can be 3');
        expect(practice.progress.find(({ technique }) => technique === 'X-wing')).toMatchObject({ box: 1, is_due: true });
    });

    test('are true for another reason', () => {
        takeAway('r7c6<>7');
        expect(good(engine.practicePress('enter')).practice).toMatchObject({ verdict: 'other', outcome: 'none', over: false });
    });

    test('can be helped in three stages, and the last one counts as shown', () => {
        const stages = [1, 2, 3].map(() => good(engine.practicePress('h')));
        expect(stages.map(({ game }) => game?.hint.stage)).toEqual(['where', 'what', 'why']);
        expect(stages[2]?.practice).toMatchObject({ outcome: 'shown', over: true });
    });

    test('may be about several cells, and be undone', () => {
        engine.practiceDo('jump', 58);
        expect(good(engine.practiceSelect(59, 'add')).game?.['selected']).toHaveLength(2);
        expect(good(engine.practicePress('8')).practice.answer).toBe('r7c5<>8 r7c6<>8');
        expect(good(engine.practicePress('u')).practice.answer).toBe('');
        expect(good(engine.practiceOption('brief-hints', true)).game?.options).toContain('brief-hints');
    });
});

describe('the progress', () => {
    test('goes on from what was kept', () => {
        const { practice, damage } = good(engine.practiceOpen(KEPT, DAY));
        expect(damage).toBeUndefined();
        expect(practice.next).toBe('X-wing');
        expect(good(engine.practiceKeep('')).text).toBe(KEPT);
    });

    test('is read as far as possible, and what is damaged is told', () => {
        const damaged = good(engine.practiceOpen(`${KEPT}no technique: box 2\n`, DAY));
        expect(damaged.damage).toMatchObject({ line: 3 });
        expect(damaged.practice.next).toBe('X-wing');
        expect(good(engine.practiceOpen('something else', DAY)).damage?.error).toContain('no progress');
    });

    test('of two pages is joined', () => {
        const more = KEPT.replace('right 1', 'right 5').replace('box 2', 'box 6');
        expect(engine.practiceJoin([KEPT, more])).toEqual({ text: more });
        expect(engine.practiceJoin([more, 'nothing', KEPT])).toEqual({ text: more });
        good(engine.practiceOpen(KEPT, DAY));
        expect(engine.practiceKeep(more)).toEqual({ text: more });
    });

    test('has keys of its own', () => {
        expect(engine.table('practice_keys').find(({ name }) => name === 'Enter')?.help).toContain('answer');
    });
});
