/* engine.ts: everything that the module can be asked, with its own names for numbers and its JSON as objects.
 *
 * A method is about a text, and needs nothing that was asked before: so an engine can be thrown away and replaced at any
 * time. It remembers the last position and the last list of steps, so that drawing one step after the other costs little. The
 * game is the exception (playing.ts), and practice (practising.ts); who wants to go on with it on another engine opens its saved text. */
import { compile, Host, type Memory, type Source } from './host.js';
import { Practising } from './practising.js';
import type { Answer, Box, Generated, Layout, Made, Problem, Progress, Wish } from './types.js';

/* An instance that has grown beyond this is replaced once there is nothing in it that anybody needs. */
const MOST_BYTES = 256 * 1024 * 1024;

/* Fields of nonet_generator_settings that are numbers as they come. */
const NUMBERS = [
    'seed', 'fewestClues', 'mostClues', 'keepsRedundant', 'leastEr', 'mostEr', 'leastScore', 'mostScore',
    'forPlay', 'isNatural', 'weighs',
] as const satisfies readonly (keyof Wish)[];

export class Engine extends Practising {
    /* `large`: for boards above 11x11 (large.ts); without it calls about them throw LargeMissing. */
    static async load(source: Source, large?: Source): Promise<Engine> {
        const host = new Host(await compile(source));
        if (large) host.enlarge(await compile(large));
        return new Engine(host);
    }

    /* How far the call that is under way is, ten times a second; nothing of what takes less than that. */
    listen(listener: (progress: Progress) => void): void {
        this.host.onProgress = (done, total, found, least) => listener({ done, total, found, least });
    }

    version(): Answer<string> {
        return this.text('web_version');
    }

    layout(box: Box): Answer<Layout> {
        return this.answer('web_layout', box[0], box[1]);
    }

    /* ---- new puzzles ------------------------------------------------------------------------------- */

    generate(wish: Wish = {}): Answer<Made> {
        const problem = this.setWish(wish);
        if (problem) return problem;
        const { first = 0, count = 1, limitMs = 0 } = wish;
        const puzzles = this.answer<readonly Generated[]>('web_make', BigInt(first), count, limitMs);
        return 'error' in puzzles ? puzzles : { puzzles, stopped: puzzles.length < count };
    }

    /* For each cell the number of the group of those that hold clues together. */
    symmetryGroups(box: Box, symmetry: string): Answer<readonly number[]> {
        return this.answer('web_symmetry_groups', box[0], box[1], this.symmetry(symmetry));
    }

    private setWish(wish: Wish): Problem | null {
        const [rows, columns] = wish.box ?? [3, 3];
        return this.refusal('web_wish', rows, columns) ?? this.setNumbers(wish) ?? this.setLists(wish);
    }

    private setNumbers(wish: Wish): Problem | null {
        const { level, easiest = level, hardest = level, symmetry } = wish;
        const numbers: [string, bigint][] = [];
        if (easiest !== undefined) numbers.push(['easiest', BigInt(this.level(easiest))]);
        if (hardest !== undefined) numbers.push(['hardest', BigInt(this.level(hardest))]);
        if (symmetry !== undefined) numbers.push(['symmetry', BigInt(this.symmetry(symmetry))]);
        for (const name of NUMBERS) {
            const value = wish[name];
            if (value !== undefined) numbers.push([fieldName(name), BigInt(value)]);
        }
        for (const [name, number] of numbers) {
            const problem = this.refusal('web_wish_number', name, number);
            if (problem) return problem;
        }
        return null;
    }

    private setLists(wish: Wish): Problem | null {
        const { needed, without, pattern } = wish;
        return (
            (needed ? this.refusal('web_wish_techniques', 'needed', needed.join()) : null) ??
            (without ? this.refusal('web_wish_techniques', 'without', without.join()) : null) ??
            (pattern ? this.refusal('web_wish_pattern', pattern.map((holds) => (holds ? '1' : '.')).join('')) : null)
        );
    }

    /* ---- memory -------------------------------------------------------------------------------------- */

    /* Memory of WebAssembly never shrinks: take a fresh instance if this one is large. A game that is played here goes. */
    refresh(mostBytes: number = MOST_BYTES): void {
        if (this.host.size > mostBytes) this.host.renew();
    }

    /* Everything that is kept here, the game, too, to be taken over by another engine of the same modules. */
    memory(): Memory {
        return this.host.memory();
    }

    recall(memory: Memory): void {
        this.host.recall(memory);
    }
}

/* "mostClues" -> "most_clues" */
function fieldName(name: string): string {
    return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/* What can be called from outside: everything but what manages the engine itself. */
export type Method = Exclude<{ [Name in keyof Engine]: Engine[Name] extends (...args: never[]) => unknown ? Name : never }[keyof Engine], 'refresh' | 'listen' | 'memory' | 'recall'>;
