/* positions.ts: what can be asked about a position: read, solve, rate, explain, draw, write. */
import { Calls } from './calls.js';
import { like, order, part, path, proofFormat, propagation, scale, task } from './constants.js';
import {
    isProblem,
    type AllSteps,
    type Answer,
    type Canonical,
    type Converted,
    type Counted,
    type Drawing,
    type Explained,
    type Hinted,
    type How,
    type Limited,
    type List,
    type Look,
    type Minimality,
    type Minimized,
    type Neighbours,
    type Part,
    type Position,
    type Problem,
    type Proof,
    type ProofFormat,
    type Puzzle,
    type Rated,
    type RateHow,
    type Reading,
    type SearchHow,
    type Solved,
    type StepAt,
    type Style,
    type TaskHow,
    type TaskName,
    type Traced,
    type Verdicted,
    type Which,
    type Why,
} from './types.js';

export class Positions extends Calls {
    /* ---- reading and writing -------------------------------------------------------------------- */

    read(reading: Reading): Answer<Puzzle> {
        return this.take(reading);
    }

    /* The position before a step, or the one that was read. */
    position(reading: Reading, step?: StepAt): Answer<Position> {
        return this.atStep(reading, step, (at) => this.answer<Position>('web_position', at));
    }

    /* Before each step of a list. */
    positions(reading: Reading, list: List, count: number): Answer<readonly Position[]> {
        const found: Position[] = [];
        for (let at = 0; at < count; at++) {
            const position = this.position(reading, { ...list, at });
            if (isProblem(position)) return position;
            found.push(position);
        }
        return found;
    }

    /* The same in another notation. */
    convert(reading: Reading, style: Style, step?: StepAt): Answer<Converted> {
        const { notation, symbols = '', blank = '' } = style;
        return this.atStep(reading, step, (at) =>
            this.answer<Converted>('web_convert', at, notation, symbols, blank.codePointAt(0) ?? 0),
        );
    }

    /* ---- one answer ------------------------------------------------------------------------------ */

    solve(reading: Reading, how: Limited = {}): Answer<Solved> {
        return this.do<Solved>(reading, 'solve', how);
    }

    check(reading: Reading, how: Limited = {}): Answer<Verdicted> {
        return this.do<Verdicted>(reading, 'check', how);
    }

    /* Up to `limit`, 0: all. */
    count(reading: Reading, how: Limited & { limit?: number } = {}): Answer<Counted> {
        return this.do<Counted>(reading, 'count', how);
    }

    minimality(reading: Reading, how: Limited = {}): Answer<Minimality> {
        return this.do<Minimality>(reading, 'redundant', how);
    }

    minimize(reading: Reading, how: Limited & { seed?: number | bigint } = {}): Answer<Minimized> {
        return this.do<Minimized>(reading, 'minimize', how);
    }

    canon(reading: Reading, how: Limited = {}): Answer<Canonical> {
        return this.do<Canonical>(reading, 'canonize', how);
    }

    /* On all scales that rate such a board, unless some are named. */
    rate(reading: Reading, how: RateHow = {}): Answer<Rated> {
        const rated = this.do<Rated>(reading, 'rate', { scales: ['se', 'hodoku', 'nonet'], ...how });
        const isRefused = isProblem(rated) && rated.setting === 'scales' && !how.scales;
        return isRefused ? this.do<Rated>(reading, 'rate', { ...how, scales: ['nonet'] }) : rated;
    }

    /* With the steps of Sudoku Explainer's way. */
    ratingSteps(reading: Reading, how: Limited = {}): Answer<Rated> {
        return this.about(reading, () => this.answer<Rated>('web_rating_steps', how.limitMs ?? 0));
    }

    shuffle(reading: Reading, seed: number | bigint, index: number | bigint = 0): Answer<{ form: string }> {
        return this.about(reading, () => this.answer<{ form: string }>('web_shuffle', BigInt(seed), BigInt(index)));
    }

    /* Minimal puzzles with `remove` clues less and `add` others. */
    neighbours(reading: Reading, remove: number, add: number, how: Limited & { limit?: number } = {}): Answer<Neighbours> {
        const { limit = 100, limitMs = 0 } = how;
        return this.about(reading, () => this.answer<Neighbours>('web_neighbours', remove, add, limit, limitMs));
    }

    prove(reading: Reading, how: Limited & { format?: ProofFormat } = {}): Answer<Proof> {
        const { limitMs = 0, format = 'drat' } = how;
        return this.about<Proof>(reading, () => {
            const checked = this.do<Verdicted>(reading, 'check', how);
            if (isProblem(checked)) return checked;
            const proof = this.text('web_prove', proofFormat[format], limitMs);
            if (typeof proof !== 'string') return proof;
            const formula = proof ? this.text('web_formula', limitMs) : '';
            if (typeof formula !== 'string') return formula;
            const { verdict, stopped } = checked;
            return { verdict, ...(stopped && { stopped }), proof: proof || null, formula: formula || null };
        });
    }

    /* An answer for each puzzle of a text, as the calls above give them. */
    answers(text: string, name: TaskName, how: TaskHow = {}): Answer<readonly Answer<Verdicted>[]> {
        const [rows, columns] = how.box ?? [0, 0];
        this.setTask(how);
        return this.refusal('web_reading', '', rows, columns, '') ?? this.answer('web_answer_all', { text }, task[name]);
    }

    private do<T>(reading: Reading, name: TaskName, how: TaskHow): Answer<T> {
        return this.about(reading, () => {
            this.setTask(how);
            return this.answer<T>('web_answer', task[name]);
        });
    }

    private setTask(how: TaskHow): void {
        const scales = (how.scales ?? []).reduce((sum, name) => sum + scale[name], 0);
        const { limit = 0, canonical = false, levelOnly = false, seed = 0, limitMs = 0 } = how;
        this.host.call('web_task', limit, scales, canonical, !levelOnly, BigInt(seed), limitMs);
    }

    /* ---- steps ------------------------------------------------------------------------------------ */

    explain(reading: Reading, how: How = {}): Answer<Explained> {
        return this.list<Explained>(reading, { of: 'explain', how });
    }

    hint(reading: Reading, how: How = {}): Answer<Hinted> {
        return this.list<Hinted>(reading, { of: 'hint', how });
    }

    allSteps(reading: Reading, how: How & Which = {}): Answer<AllSteps> {
        return this.list<AllSteps>(reading, { of: 'allSteps', how });
    }

    /* Of one technique, or of some with commas between them. */
    stepsOf(reading: Reading, technique: string, how: How = {}): Answer<Explained> {
        return this.list<Explained>(reading, { of: 'stepsOf', technique, how });
    }

    why(reading: Reading, cell: number, value: number, how: How = {}): Answer<Why> {
        return this.list<Why>(reading, { of: 'why', cell, value, how });
    }

    private list<T>(reading: Reading, list: List): Answer<T> {
        return this.about(reading, () => {
            this.told = '';
            const answer = this.setHow(list.how ?? {}) ?? this.make<T>(list);
            if (!isProblem(answer)) this.told = keyOf(list);
            return answer;
        });
    }

    private make<T>(list: List): Answer<T> {
        switch (list.of) {
            case 'explain':
                return this.answer('web_explain');
            case 'hint':
                return this.answer('web_hint');
            case 'allSteps': {
                const { techniques = [], cell = -1, value = 0, onlyNews = false, hasForcing = false } = list.how ?? {};
                return this.answer('web_all_steps', techniques.join(), cell, value, onlyNews, hasForcing);
            }
            case 'stepsOf':
                return this.answer('web_steps_of', list.technique);
            case 'why':
                return this.answer('web_why', list.cell, list.value);
        }
    }

    private setHow(how: How): Problem | null {
        const { without = [], with: withs = [], limitMs = 0, parts } = how;
        const wanted = parts ? sum(parts) : part.whole_step;
        const usual = like[how.like ?? 'nonet'];
        return this.refusal('web_explaining', usual, path[how.path ?? 'simplest'], without.join(), withs.join(), limitMs, wanted);
    }

    /* Call with the number of a step in the list that the module keeps, or -1; make the list again if it is another one. */
    protected atStep<T>(reading: Reading, step: StepAt | undefined, work: (at: number) => Answer<T>): Answer<T> {
        return this.about(reading, () => {
            if (!step) return work(-1);
            const { at, ...list } = step;
            const isKept = this.told === keyOf(list);
            const answer = isKept ? null : this.list(reading, list);
            return isProblem(answer) ? answer : work(at);
        });
    }

    /* ---- searches --------------------------------------------------------------------------------- */

    /* What an engine does. */
    trace(reading: Reading, how: SearchHow): Answer<Traced> {
        const { events = 0, nodes = 0, limitMs = 0 } = how;
        const [depth, where] = [propagation[how.propagate ?? 'auto'], order[how.order ?? 'auto']];
        return this.about(reading, () => this.answer<Traced>('web_trace', how.engine, depth, where, events, nodes, limitMs));
    }

    /* ---- pictures ---------------------------------------------------------------------------------- */

    draw(reading: Reading, look: Look = {}, step?: StepAt): Answer<Drawing> {
        this.setLook(look);
        return this.atStep(reading, step, (at) => this.answer<Drawing>('web_draw', at, look.picture ?? 0));
    }

    /* The same as an SVG document. */
    svg(reading: Reading, look: Look = {}, step?: StepAt): Answer<string> {
        this.setLook(look);
        return this.atStep(reading, step, (at) => this.text('web_svg', at, look.picture ?? 0));
    }

    protected setLook(look: Look): void {
        const { theme = 'light', pixels = 0, candidates = true, legend = false, labels = false, symbols = '' } = look;
        this.host.call('web_look', this.theme(theme), pixels, candidates, legend, labels, symbols);
    }
}

function sum(parts: readonly Part[]): number {
    return parts.reduce((total, name) => total + part[name], 0);
}

function keyOf(list: List): string {
    return JSON.stringify({ ...list, how: list.how ?? {} });
}
