/* calls.ts: how the calls of the module are made: what they answer as objects, the position in hand, rows of tables. */
import { status } from './constants.js';
import { EngineError, type Argument, type Host } from './host.js';
import type { Answer, Problem, Puzzle, Reading, Tables } from './types.js';

export class Calls {
    protected readonly host: Host;
    private generation: number;
    private subject: { readonly key: string; readonly puzzle: Answer<Puzzle> } | null = null;
    private readonly tables = new Map<string, readonly unknown[]>();
    /* The list of steps that the module keeps, as text; '': none. */
    protected told = '';

    constructor(host: Host) {
        this.host = host;
        this.generation = host.generation;
    }

    /* ---- answers ------------------------------------------------------------------------------ */

    /* What a call returns and answers. Breakdowns are thrown. */
    protected ask(name: string, ...args: Argument[]): { readonly code: number; readonly output: string } {
        const code = this.host.call(name, ...args);
        const output = this.host.output();
        if (code === status.err_memory || code === status.err_internal)
            throw new EngineError(output ? (JSON.parse(output) as Problem).error : 'out of memory');
        return { code, output };
    }

    /* An answer as text. */
    protected text(name: string, ...args: Argument[]): Answer<string> {
        const { code, output } = this.ask(name, ...args);
        return code >= status.ok ? output : (JSON.parse(output) as Problem);
    }

    protected answer<T>(name: string, ...args: Argument[]): Answer<T> {
        const answer = this.text(name, ...args);
        return typeof answer === 'string' ? (JSON.parse(answer) as T) : answer;
    }

    /* Of a call that answers nothing. */
    protected refusal(name: string, ...args: Argument[]): Problem | null {
        const answer = this.text(name, ...args);
        return typeof answer === 'string' ? null : answer;
    }

    /* ---- the position in hand ------------------------------------------------------------------ */

    /* Make this text the subject, unless it is. */
    protected take(reading: Reading): Answer<Puzzle> {
        const key = JSON.stringify(reading);
        this.noticeRenewal();
        if (this.subject?.key === key) return this.subject.puzzle;
        const { text, notation = '', box = [0, 0], symbols = '' } = typeof reading === 'string' ? { text: reading } : reading;
        this.told = '';
        this.subject = null;
        const puzzle =
            this.refusal('web_reading', notation, box[0], box[1], symbols) ?? this.answer<Puzzle>('web_read', { text });
        /* What cannot be read leaves another subject in the module. */
        if (!('error' in puzzle)) this.subject = { key, puzzle };
        return puzzle;
    }

    protected about<T>(reading: Reading, work: (puzzle: Puzzle) => Answer<T>): Answer<T> {
        const puzzle = this.take(reading);
        return 'error' in puzzle ? puzzle : work(puzzle);
    }

    /* A new instance knows nothing of what the last one kept. */
    private noticeRenewal(): void {
        if (this.generation === this.host.generation) return;
        this.generation = this.host.generation;
        this.subject = null;
        this.told = '';
    }

    /* ---- tables -------------------------------------------------------------------------------- */

    /* The rows of a table, in the order of their numbers. */
    table<Name extends keyof Tables>(name: Name): readonly Tables[Name][] {
        const known = this.tables.get(name);
        if (known) return known as readonly Tables[Name][];
        const rows = this.answer<readonly Tables[Name][]>('web_table', name);
        if ('error' in rows) throw new EngineError(`${name}: ${rows.error}`);
        this.tables.set(name, rows);
        return rows;
    }

    protected level(name: string): number {
        return found(name, this.table('levels').findIndex((row) => row.level === name));
    }

    protected symmetry(name: string): number {
        return found(name, this.table('symmetries').findIndex((row) => row.symmetry === name));
    }

    protected theme(name: string): number {
        return found(name, this.table('themes').indexOf(name));
    }

    protected option(name: string): number {
        return found(name, this.table('options').indexOf(name));
    }
}

/* Names come from the tables: what is not there is a mistake of ours. */
function found(name: string, number: number): number {
    if (number < 0) throw new RangeError(`there is no ${name}`);
    return number;
}
