// @vitest-environment node
/* engine.test.ts: every method of the engine once, on answers that are known; what it remembers, and forgets. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Engine } from '../../src/engine/engine.js';
import { isProblem, type Progress, type StepAt } from '../../src/engine/types.js';
import { EASY, good, HARD, newEngine, SMALL } from './module.js';

let engine: Engine;
beforeEach(() => {
    engine = newEngine();
});

describe('positions', () => {
    test('are read in any notation, or not, and then it says where', () => {
        expect(engine.read(EASY)).toMatchObject({ side: 9, box: [3, 3], puzzle: EASY, notation: 'line', placed: [] });
        expect(engine.read('12x')).toMatchObject({ line: 1, column: 1 });
        expect(engine.read({ text: '.'.repeat(36), box: [3, 2] })).toMatchObject({ side: 6, box: [3, 2] });
        expect(engine.read('.'.repeat(36))).toMatchObject({ side: 6, box: [2, 3] });
    });

    test('are solved, checked and counted', () => {
        expect(engine.solve(SMALL)).toMatchObject({ verdict: 'unique', solution: '1342421321343421' });
        expect(engine.check('.'.repeat(16))).toMatchObject({ verdict: 'multiple' });
        expect(engine.check('11..............')).toMatchObject({ verdict: 'invalid', conflict_cells: ['r1c1', 'r1c2'] });
        expect(engine.count('.'.repeat(16), { limit: 100 })).toMatchObject({ count: 100, exact: false });
        expect(engine.count('.'.repeat(16))).toMatchObject({ count: 288, exact: true });
    });

    test('lose their redundant clues', () => {
        expect(engine.minimality(SMALL)).toMatchObject({ minimal: true, redundant: [] });
        expect(engine.minimality(EASY)).toMatchObject({ minimal: false });
        const { removed, minimal } = good(engine.minimize(EASY, { seed: 3 }));
        expect(removed?.length).toBeGreaterThan(0);
        expect(engine.minimality(minimal ?? '')).toMatchObject({ minimal: true });
    });

    test('have a form that all equivalent ones share', () => {
        const { form } = good(engine.shuffle(EASY, 5));
        expect(form).not.toBe(EASY);
        expect(good(engine.canon(form)).form).toBe(good(engine.canon(EASY)).form);
    });

    test('are rated on the scales that know them', () => {
        expect(engine.rate(EASY)).toMatchObject({ se: { er: 12 }, hodoku: { level: 'Easy' }, nonet: { level: 'beginner' } });
        expect(engine.rate(SMALL)).toMatchObject({ nonet: { level: 'beginner' } });
        expect(isProblem(engine.rate(SMALL, { scales: ['se'] }))).toBe(true);
        expect(good(engine.ratingSteps(EASY)).steps).toHaveLength(51);
    });

    test('are proved', () => {
        const { verdict, proof, formula } = good(engine.prove(EASY));
        expect(verdict).toBe('unique');
        expect(proof).toContain('c nonet proof 1');
        expect(formula).toContain('p cnf 729');
        expect(engine.prove('.'.repeat(16))).toEqual({ verdict: 'multiple', proof: null, formula: null });
    });

    test('are written in other notations', () => {
        expect(engine.convert(SMALL, { notation: 'line', blank: '0' })).toEqual({ notation: 'line', text: '0000021000340000\n' });
        expect(engine.convert(SMALL, { notation: 'line', symbols: 'ABCD' })).toMatchObject({ text: '.....BA...CD....\n' });
        expect(isProblem(engine.convert(SMALL, { notation: 'no such' }))).toBe(true);
    });

    test('of a text with many are answered one by one', () => {
        const answers = engine.answers(`${EASY}\nnonsense\n${HARD}\n`, 'solve');
        expect(answers).toMatchObject([{ verdict: 'unique' }, { line: 2 }, { verdict: 'unique' }]);
    });
});

describe('steps', () => {
    test('lead to the solution', () => {
        const { steps, solved, result } = good(engine.explain(HARD));
        expect(solved).toBe(true);
        expect(result).toBe(good(engine.solve(HARD)).solution);
        expect(steps?.[0]).toMatchObject({ technique: 'hidden single', placements: [{ cell: 'r3c1', value: 5 }] });
        expect(good(engine.hint(HARD)).step).toEqual(steps?.[0]);
    });

    test('come without what was left out, and in the parts that are wanted', () => {
        const { steps } = good(engine.explain(HARD, { without: ['hidden single', 'full house'], parts: ['texts'] }));
        expect(steps?.some((step) => step.technique === 'hidden single')).toBe(false);
        expect(steps?.[0]).toHaveProperty('reason');
        expect(steps?.[0]).not.toHaveProperty('picture');
        expect(engine.explain(HARD, { without: ['hiden single'] })).toMatchObject({ setting: 'leaves_out' });
    });

    test('are all listed', () => {
        const { steps, techniques } = good(engine.allSteps(HARD, { parts: ['texts'] }));
        expect(steps?.length).toBeGreaterThan(100);
        expect(techniques?.[0]).toMatchObject({ technique: 'hidden single' });
        const singles = good(engine.stepsOf(HARD, 'hidden single')).steps ?? [];
        expect(singles.every((step) => step.technique === 'hidden single')).toBe(true);
    });

    test('say why not', () => {
        expect(engine.why(SMALL, 0, 2)).toMatchObject({ why: { kind: 'rules', cell: 'r1c1', value: 2 } });
        expect(isProblem(engine.why(SMALL, 99, 2))).toBe(true);
    });

    test('know the position before them', () => {
        const steps = good(engine.explain(EASY)).steps ?? [];
        const before = good(engine.position(EASY, { of: 'explain', at: 2 }));
        expect(before.placed).toEqual(steps.slice(0, 2).map((step) => step.placements[0]?.cell));
        expect(engine.convert(EASY, { notation: 'line' }, { of: 'explain', at: 0 })).toMatchObject({ text: `${EASY}\n` });
    });

    test('are drawn, whatever was asked meanwhile', () => {
        const step: StepAt = { of: 'explain', at: 3 };
        const svg = engine.svg(HARD, { theme: 'dark' }, step);
        expect(svg).toContain('<svg');
        engine.solve(SMALL);
        engine.hint(HARD);
        expect(engine.svg(HARD, { theme: 'dark' }, step)).toBe(svg);
        expect(newEngine().svg(HARD, { theme: 'dark' }, step)).toBe(svg);
        expect(isProblem(engine.svg(HARD, {}, { of: 'explain', at: 999 }))).toBe(true);
        expect(good(engine.draw(HARD, {}, { of: 'allSteps', at: 0 })).title).toBe('hidden single');
        expect(() => engine.draw(HARD, { theme: 'no such' })).toThrow(RangeError);
    });
});

describe('new puzzles', () => {
    test('are the same for the same wish', () => {
        const made = good(engine.generate({ level: 'hard', seed: 7n, count: 2 }));
        expect(made.puzzles).toHaveLength(2);
        expect(good(newEngine().generate({ level: 'hard', seed: 7, first: 1 })).puzzles[0]).toEqual(made.puzzles[1]);
        expect(engine.rate(made.puzzles[0]?.puzzle ?? '')).toMatchObject({ nonet: { level: 'hard' } });
    });

    test('have what was asked for, or there is a reason', () => {
        const { puzzles } = good(engine.generate({ box: [2, 3], symmetry: 'rotate180', seed: 4 }));
        expect(puzzles[0]).toMatchObject({ side: 6, symmetry: 'rotate180' });
        expect(engine.generate({ mostClues: 5 })).toMatchObject({ setting: 'most_clues' });
        expect(isProblem(engine.generate({ needed: ['no such technique'] }))).toBe(true);
        const pattern = Array.from({ length: 16 }, (_, cell) => cell % 3 === 0);
        const patterned = good(engine.generate({ box: [2, 2], pattern, keepsRedundant: true })).puzzles[0];
        expect([...(patterned?.puzzle ?? '')].map((sign) => sign !== '.')).toEqual(pattern);
    });

    test('symmetries are groups of cells', () => {
        const groups = good(engine.symmetryGroups([3, 3], 'rotate180'));
        expect(groups).toHaveLength(81);
        expect(groups.every((group, cell) => group === groups[80 - cell])).toBe(true);
        expect(new Set(groups).size).toBe(41);
        expect(isProblem(engine.symmetryGroups([3, 3], 'any'))).toBe(true);
    });

    test('have neighbours, as many as are wanted', () => {
        const puzzle = good(engine.generate({ seed: 7 })).puzzles[0]?.puzzle ?? '';
        const all = good(engine.neighbours(puzzle, 1, 1, { limit: 10_000 }));
        const few = good(engine.neighbours(puzzle, 1, 1, { limit: 2 }));
        expect(all.more).toBe(false);
        expect(few).toEqual({ neighbours: all.neighbours.slice(0, 2), more: true });
        for (const text of all.neighbours) expect([...text].filter((sign, cell) => sign !== puzzle[cell] && sign !== '.')).toHaveLength(1);
        expect(engine.solve(few.neighbours[0] ?? '')).toMatchObject({ verdict: 'unique' });
        expect(isProblem(engine.neighbours(puzzle, 99, 1))).toBe(true);
    });

    test('take no longer than they may', () => {
        expect(engine.generate({ box: [5, 5], level: 'extreme', limitMs: 20 })).toMatchObject({ puzzles: [], stopped: true });
    });
});

test('tables are those of the library', () => {
    expect(engine.table('levels').map((row) => row.level)).toContain('tricky');
    expect(engine.table('techniques').length).toBeGreaterThan(150);
    expect(engine.table('notations').some((row) => row.notation === 'line')).toBe(true);
    expect(engine.table('keys').some((row) => row.name === 'u')).toBe(true);
    expect(engine.table('themes')).toEqual(['light', 'dark', 'print', 'contrast']);
    expect(engine.table('options')[0]).toBe('remove-marks');
    expect(engine.version()).toMatch(/^\d+\.\d+\.\d+$/);
    expect(good(engine.layout([2, 2])).houses).toHaveLength(12);
});

describe('a game', () => {
    test('is begun, played and saved', () => {
        const begun = good(engine.gameBegin({ level: 'hard', seed: 7 }));
        expect(begun).toMatchObject({ ok: true, log: { replaces: true }, state: { phase: 'playing', origin: { level: 'hard', seed: 7 } } });
        const filled = good(engine.gameDo('fill_marks'));
        expect(filled.state.counts['undo']).toBe(1);
        expect(filled.log).toMatchObject({ replaces: false });
        expect(begun.log.text + filled.log.text).toContain('fill-marks');
        expect(engine.gamePress('n')).toMatchObject({ request: 'new' });
        expect(good(engine.gamePress('down')).state.cursor).not.toBe(filled.state.cursor);
        expect(good(engine.gameClick(80)).state.cursor).toBe('r9c9');
        const saved = engine.gameSave();
        expect(typeof saved === 'string' && good(newEngine().gameOpen(saved)).state.counts['undo']).toBe(1);
        expect(engine.gameExport('givens', 'line')).toMatchObject({ text: `${good(engine.read(begun.state.puzzle)).puzzle}\n` });
    });

    test('gives hints, and draws them', () => {
        engine.gamePlay(SMALL, { title: 'small' });
        expect(isProblem(engine.gameHintDrawing())).toBe(true);
        for (const stage of ['where', 'what', 'why'])
            expect(engine.gameDo('hint')).toMatchObject({ state: { hint: { stage } } });
        expect(engine.gameHintDrawing({ theme: 'dark' })).toMatchObject({ theme: 'dark', pictures: 1 });
    });

    test('begins before a step, goes on after what it cannot open, and switches options', () => {
        const position = good(engine.position(EASY, { of: 'explain', at: 5 }));
        const played = good(engine.gamePlay(EASY, {}, { of: 'explain', at: 5 }));
        expect(played.state.puzzle).toBe(position.puzzle);
        expect(engine.gameOpen('nonsense')).toMatchObject({ ok: false, state: { puzzle: position.puzzle } });
        expect(good(engine.gameOption('show-wrong', true)).state.options).toContain('show-wrong');
        expect(good(engine.gameEdit([2, 2])).state).toMatchObject({ phase: 'editing', side: 4 });
    });
});

test('a large instance is replaced, and nothing is missed', () => {
    const svg = engine.svg(HARD, {}, { of: 'hint', at: 0 });
    engine.refresh(0);
    expect(engine.svg(HARD, {}, { of: 'hint', at: 0 })).toBe(svg);
    expect(engine.read(HARD)).toMatchObject({ puzzle: HARD });
});

describe('long calls', () => {
    /* All solutions of an empty board are never counted. */
    const EMPTY = '.'.repeat(81);

    test('tell how far they are, and short ones nothing', { timeout: 60_000 }, () => {
        const told: Progress[] = [];
        engine.listen((progress) => told.push(progress));
        engine.solve(SMALL);
        expect(told).toEqual([]);
        while (!told.length) engine.count(EMPTY, { limitMs: 300 });
        expect(told[0]).toMatchObject({ total: 0, least: 0 });
        expect(told.at(-1)?.found).toBeGreaterThan(0);
    });

    test('games that are being made, too', { timeout: 60_000 }, () => {
        const told: Progress[] = [];
        engine.listen((progress) => told.push(progress));
        while (!told.length) engine.gameBegin({ box: [4, 4], level: 'extreme', limitMs: 300 });
        expect(told.at(-1)?.done).toBeGreaterThan(0);
    });
});
