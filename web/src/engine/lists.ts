/* lists.ts: long lists of puzzles, as columns of numbers: what a page keeps of a million puzzles must not be a million objects, and
 * columns travel from a worker at no cost. An entry that is not known has the largest number of its column. */
import { Positions } from './positions.js';
import { isProblem, VERDICTS, type Answer, type Box, type Canonical, type ListRatings, type ListRows, type Problem, type Rated } from './types.js';

interface Listed {
    readonly line: number;
    readonly box: Box;
    readonly board: string;
    readonly clues: number;
    readonly verdict: (typeof VERDICTS)[number];
}

/* Of one board. */
const MOST_BYTES = 65535;

const encoder = new TextEncoder();

export class Lists extends Positions {
    listBegin(limitMs: number): Problem | null {
        return this.refusal('web_list_begin', limitMs);
    }

    /* The next piece of the text, which may end anywhere; what is complete by now. */
    listFeed(text: string): Answer<ListRows> {
        return packed(this.answer('web_list_feed', { text }));
    }

    listEnd(): Answer<ListRows> {
        return packed(this.answer('web_list_end'));
    }

    /* ER, EP and ED of 9x9 boards, and the levels of all. */
    listRate(text: string, box: Box, limitMs: number): Answer<ListRatings> {
        const how = { box, limitMs };
        let rated = this.answers(text, 'rate', { ...how, scales: ['se', 'nonet'] });
        if (!isProblem(rated) && rated.some((row) => isProblem(row) && row.setting === 'scales'))
            rated = this.answers(text, 'rate', { ...how, scales: ['nonet'] });
        if (isProblem(rated)) return rated;
        const rows = rated as readonly Partial<Rated>[];
        return {
            er: Uint8Array.from(rows, ({ se }) => se?.er ?? 255),
            ep: Uint8Array.from(rows, ({ se }) => se?.ep ?? 255),
            ed: Uint8Array.from(rows, ({ se }) => se?.ed ?? 255),
            levels: Uint8Array.from(rows, ({ nonet }) => (nonet ? this.level(nonet.level) : 255)),
            hardest: Uint16Array.from(rows, ({ nonet }) => this.technique(nonet?.hardest)),
        };
    }

    /* 64 bits of each canonical form, in two numbers: who has the same ones is equivalent. 0, 0: there is none. */
    listForms(text: string, box: Box, limitMs: number): Answer<Uint32Array> {
        const forms = this.answers(text, 'canonize', { box, limitMs });
        if (isProblem(forms)) return forms;
        return Uint32Array.from((forms as readonly Partial<Canonical>[]).flatMap(({ form }) => (form ? hashOf(form) : [0, 0])));
    }

    private technique(name: string | undefined): number {
        const at = this.table('techniques').findIndex(({ technique }) => technique === name);
        return at < 0 ? 65535 : at;
    }
}

function packed(rows: Answer<readonly (Listed | Problem)[]>): Answer<ListRows> {
    if (isProblem(rows)) return rows;
    const texts = rows.map((row) => encoder.encode(isProblem(row) ? row.error : row.board).subarray(0, MOST_BYTES));
    const text = new Uint8Array(texts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const one of texts) {
        text.set(one, at);
        at += one.length;
    }
    return {
        lines: Uint32Array.from(rows, ({ line = 0 }) => line),
        text,
        lengths: Uint16Array.from(texts, ({ length }) => length),
        clues: Uint16Array.from(rows, (row) => (isProblem(row) ? (row.column ?? 0) : row.clues)),
        verdicts: Uint8Array.from(rows, (row) => VERDICTS.indexOf(isProblem(row) ? 'error' : row.verdict)),
        boxes: Uint16Array.from(rows, (row) => (isProblem(row) ? 0 : 256 * row.box[0] + row.box[1])),
    };
}

/* Two hashes of FNV, of which the second goes the other way. */
function hashOf(text: string): [number, number] {
    let one = 0x811c9dc5;
    let two = 0x9dc5811c;
    for (let at = 0; at < text.length; at++) {
        one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
        two = Math.imul(two ^ text.charCodeAt(text.length - 1 - at), 0x85ebca6b);
        two ^= two >>> 13;
    }
    return [one >>> 0 || 1, two >>> 0];
}
