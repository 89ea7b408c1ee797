/* types.ts: what goes into the engine, and what comes out: the JSON of docs/json.md, as far as the page names its parts. */
import type { command, exportKind, like, order, part, path, proofFormat, propagation, request, scale, selecting, task } from './constants.js';

/* ---- in -------------------------------------------------------------------------------------- */

/* A text that holds a position, and what is known of how it is to be read. */
/* How far a call is, as nonet_progress says it: of count `found` solutions; of rate `done` of `total` cells and ER of `least` tenths at
 * least; of explain cells, and `found` steps; of allSteps techniques, and groups of steps; of minimality and minimize clues;
 * of new puzzles `done` that were looked at. */
export interface Progress {
    readonly done: number;
    readonly total: number;
    readonly found: number;
    readonly least: number;
}

export type Reading = string | {
    readonly text: string;
    readonly notation?: string;
    readonly box?: Box;
    readonly symbols?: string;
};

/* Rows and columns of a box. */
export type Box = readonly [rows: number, columns: number];

export interface Limited {
    readonly limitMs?: number;
}

export type Part = Exclude<keyof typeof part, 'whole_step' | 'solution' | 'stats'>;

/* How is explained. */
export interface How extends Limited {
    readonly like?: keyof typeof like;
    readonly path?: keyof typeof path;
    /* Names of techniques, families, levels. */
    readonly without?: readonly string[];
    readonly with?: readonly string[];
    /* Of steps; all unless it is said. */
    readonly parts?: readonly Part[];
}

/* Of all steps these. */
export interface Which {
    readonly techniques?: readonly string[];
    readonly cell?: number;
    readonly value?: number;
    readonly onlyNews?: boolean;
    readonly hasForcing?: boolean;
}

/* A list of steps about a position. */
export type List =
    | { readonly of: 'explain'; readonly how?: How }
    | { readonly of: 'hint'; readonly how?: How }
    | { readonly of: 'allSteps'; readonly how?: How & Which }
    | { readonly of: 'stepsOf'; readonly technique: string; readonly how?: How }
    | { readonly of: 'why'; readonly cell: number; readonly value: number; readonly how?: How };

/* A step of one of these lists, from 0. */
export type StepAt = List & { readonly at: number };

export interface Look {
    readonly theme?: string;
    readonly pixels?: number;
    readonly candidates?: boolean;
    readonly legend?: boolean;
    readonly labels?: boolean;
    readonly symbols?: string;
    /* Which one of a step that has several. */
    readonly picture?: number;
}

export interface Style {
    readonly notation: string;
    readonly symbols?: string;
    readonly blank?: string;
}

export interface RateHow extends Limited {
    readonly scales?: readonly (keyof typeof scale)[];
    readonly canonical?: boolean;
    /* Say only the level of puzzles of the hardest one, which is faster. */
    readonly levelOnly?: boolean;
}

export type TaskName = Exclude<keyof typeof task, 'explain' | 'generate' | 'own'>;

export interface TaskHow extends RateHow {
    readonly limit?: number;
    readonly seed?: number | bigint;
    /* Of all boards; what can be found out, unless it is said. */
    readonly box?: Box;
}

export type ProofFormat = keyof typeof proofFormat;

/* Which engine searches, and how (of the engine "search"); its first so many events; after so many nodes it ends. */
export interface SearchHow extends Limited {
    readonly engine: string;
    readonly propagate?: keyof typeof propagation;
    readonly order?: keyof typeof order;
    readonly events?: number;
    readonly nodes?: number;
}

/* What puzzles are to be made: the settings of a generator (nonet.h). */
export interface Wish extends Limited {
    readonly box?: Box;
    /* The easiest and the hardest at once. */
    readonly level?: string;
    readonly easiest?: string;
    readonly hardest?: string;
    readonly needed?: readonly string[];
    readonly without?: readonly string[];
    readonly seed?: number | bigint;
    /* Numbers of the puzzles, from 0. */
    readonly first?: number | bigint;
    readonly count?: number;
    readonly symmetry?: string;
    readonly fewestClues?: number;
    readonly mostClues?: number;
    readonly keepsRedundant?: boolean;
    /* In tenths. */
    readonly leastEr?: number;
    readonly mostEr?: number;
    readonly leastScore?: number;
    readonly mostScore?: number;
    readonly forPlay?: boolean;
    readonly isNatural?: boolean;
    readonly weighs?: boolean;
    /* For each cell: does it hold a clue? */
    readonly pattern?: readonly boolean[];
}

export interface GameWish extends Limited {
    readonly box?: Box;
    readonly level?: string;
    readonly seed?: number | bigint;
}

export interface GameOrigin {
    readonly title?: string;
    readonly level?: string;
    readonly seed?: number | bigint;
}

export type CommandName = keyof typeof command;
export type SelectingName = keyof typeof selecting;
export type RequestName = keyof typeof request;
export type ExportKind = keyof typeof exportKind;

/* ---- out ------------------------------------------------------------------------------------- */

/* What speaks against an answer. */
export interface Problem {
    readonly error: string;
    readonly setting?: string;
    readonly line?: number;
    readonly column?: number;
}

export type Answer<T> = T | Problem;

export function isProblem(answer: unknown): answer is Problem {
    return typeof answer === 'object' && answer !== null && 'error' in answer;
}

export interface Candidate {
    readonly cell: string;
    readonly value: number;
}

export interface Position {
    readonly side: number;
    readonly box: Box;
    readonly puzzle: string;
    readonly placed?: readonly string[];
    readonly marks?: readonly (readonly number[])[];
}

export interface Puzzle extends Position {
    readonly line?: number;
    readonly note?: string;
    readonly wrong_solution?: boolean;
    readonly notation: string;
}

export type Verdict = 'unknown' | 'invalid' | 'none' | 'unique' | 'multiple' | 'solved';

export interface Verdicted extends Position {
    readonly verdict: Verdict;
    readonly stopped?: boolean;
    readonly conflict?: string;
    readonly conflict_cells?: readonly string[];
    readonly conflict_value?: number;
    readonly conflict_house?: string;
}

export interface Solved extends Verdicted {
    readonly solution: string | null;
}

export interface Counted extends Verdicted {
    readonly count: number;
    readonly exact: boolean;
}

export interface Minimality extends Verdicted {
    readonly minimal?: boolean;
    readonly redundant?: readonly string[];
    readonly untested?: readonly string[];
}

export interface Minimized extends Verdicted {
    readonly removed?: readonly string[];
    readonly untested?: readonly string[];
    readonly minimal?: string;
}

export interface Neighbours {
    readonly neighbours: readonly string[];
    /* There are more than were wanted, or than there was time for. */
    readonly more: boolean;
}

export interface Canonical extends Position {
    readonly form: string;
    readonly automorphisms: number;
    readonly transform: string;
}

export interface Rated extends Verdicted {
    readonly canonical?: string;
    readonly se?: { readonly er: number; readonly ep: number; readonly ed: number; readonly hardest?: string; readonly scale: string };
    readonly hodoku?: { readonly score: number; readonly level: string; readonly hardest?: string; readonly scale: string };
    readonly nonet?: { readonly level: string; readonly hardest?: string; readonly scale: string };
    readonly steps?: readonly RatingStep[];
}

export interface RatingStep {
    readonly rating: number;
    readonly technique: string;
    readonly placements: readonly Candidate[];
    readonly eliminations: readonly Candidate[];
}

/* A column of verdicts has their places in here. */
export const VERDICTS = ['unique', 'multiple', 'none', 'invalid', 'unknown', 'error'] as const;

export interface ListRows {
    readonly lines: Uint32Array;
    /* Boards, each in one line; of an error what it says. One after the other, in UTF-8, and how long each is. */
    readonly text: Uint8Array;
    readonly lengths: Uint16Array;
    /* Of an error: the column where it is. */
    readonly clues: Uint16Array;
    readonly verdicts: Uint8Array;
    /* 256 * rows + columns. */
    readonly boxes: Uint16Array;
}

export interface ListRatings {
    /* In tenths. */
    readonly er: Uint8Array;
    readonly ep: Uint8Array;
    readonly ed: Uint8Array;
    /* Numbers of rows of the tables. */
    readonly levels: Uint8Array;
    readonly hardest: Uint16Array;
}

/* Keys that are not named here are in docs/json.md, "A step". */
export interface Step {
    readonly technique: string;
    readonly level: string;
    readonly placements: readonly Candidate[];
    readonly eliminations: readonly Candidate[];
    readonly text?: string;
    readonly short_reason?: string;
    readonly reason?: string;
    readonly place?: string;
    readonly what?: string;
    readonly chain_text?: string;
    readonly eureka?: string;
    readonly picture?: StepPicture;
    readonly ways?: number;
    readonly news?: number;
    readonly filled?: number;
    readonly solves?: boolean;
    readonly note?: string;
    readonly [key: string]: unknown;
}

/* docs/json.md, "Its picture". */
export interface StepPicture {
    readonly place: { readonly cells: readonly string[]; readonly houses: readonly string[]; readonly values: readonly number[] };
    readonly houses: readonly { readonly house: string; readonly part: 'base' | 'cover' | 'both' }[];
    readonly cells: readonly { readonly cell: string; readonly pattern?: boolean; readonly target?: boolean; readonly held?: number }[];
    readonly candidates: readonly {
        readonly cell: string;
        readonly value: number;
        readonly role: string;
        readonly set?: number;
        readonly true_in?: readonly number[];
        readonly false_in?: readonly number[];
    }[];
    readonly sets: readonly { readonly name: string; readonly cells: readonly string[] }[];
    readonly links: readonly {
        readonly from: readonly string[];
        readonly from_value?: number;
        readonly to: readonly string[];
        readonly to_value?: number;
        readonly kind: 'weak' | 'strong' | 'follows' | 'side';
        readonly [key: string]: unknown;
    }[];
    readonly chains: readonly { readonly depth: number; readonly parent?: number; readonly node?: number }[];
}

/* docs/json.md, "compare". */
export interface TraceEvent {
    readonly event: 'start' | 'guess' | 'only' | 'dead end' | 'solution' | 'back';
    readonly depth: number;
    readonly guess?: number;
    readonly cell?: string;
    readonly value?: number;
    readonly candidates?: readonly number[];
    readonly house?: string;
    readonly places?: readonly string[];
    readonly alike?: readonly number[];
    readonly vain?: boolean;
    readonly placements?: readonly Candidate[];
    readonly removed?: number;
    readonly contradiction?: { readonly problem: string; readonly text: string; readonly cell?: string; readonly values?: readonly number[]; readonly house?: string };
    readonly solution?: string;
    readonly times?: number;
}

export interface Traced extends Verdicted {
    readonly engine: string;
    readonly propagate?: string;
    readonly order?: string;
    readonly count: number;
    readonly exact: boolean;
    /* Of the engine "search". */
    readonly events?: readonly TraceEvent[];
    readonly left_out?: number;
    readonly stats: { readonly guesses: number; readonly backtracks: number; readonly propagations: number; readonly deepest: number; readonly ms: number };
}

export interface Started extends Verdicted {
    readonly wrong_values?: readonly string[];
    readonly missing_marks?: readonly string[];
    readonly start_marks?: readonly (readonly number[])[];
}

export interface Explained extends Started {
    readonly steps?: readonly Step[];
    readonly solved?: boolean;
    readonly hardest?: string;
    readonly level?: string;
    readonly score?: number;
    readonly hodoku_level?: string;
    readonly hodoku_score?: number;
    readonly result?: string;
    readonly result_marks?: readonly (readonly number[])[];
    readonly limited?: readonly string[];
}

export interface Hinted extends Started {
    readonly step?: Step;
}

export interface AllSteps extends Explained {
    readonly techniques?: readonly { readonly technique: string; readonly level: string; readonly groups: number; readonly steps: number }[];
    readonly left_out?: number;
    readonly unfinished?: string;
}

export interface Why extends Started {
    readonly why?: {
        readonly cell: string;
        readonly value: number;
        readonly kind: 'open' | 'filled' | 'rules' | 'marks' | 'step' | 'solution' | 'nothing';
        readonly text: string;
        readonly held?: number;
        readonly house?: string;
        readonly holder?: string;
    };
    readonly step?: Step;
}

export interface Proof {
    readonly verdict: Verdict;
    readonly stopped?: boolean;
    /* NULL: there are several solutions, or there was not enough time. */
    readonly proof: string | null;
    readonly formula: string | null;
}

export interface Converted {
    readonly notation: string;
    /* "\n": the notation cannot hold the board. */
    readonly text: string;
}

/* docs/json.md, "A drawing". */
export interface Drawing {
    readonly width: number;
    readonly height: number;
    readonly pixels: number;
    readonly theme: string;
    readonly colours: Readonly<Record<string, string>>;
    readonly title: string;
    readonly description: string;
    readonly picture: number;
    readonly pictures: number;
    readonly shapes: readonly Shape[];
}

export interface Shape {
    readonly kind: 'rectangle' | 'circle' | 'path' | 'text';
    readonly part: string;
    readonly [key: string]: unknown;
}

export interface Generated extends Position {
    readonly number: number;
    readonly seed: number;
    readonly seed_text: string;
    readonly solution: string;
    readonly clues: number;
    readonly minimal: boolean;
    readonly symmetry: string;
    readonly attempts: number;
    readonly needed?: number;
}

export interface Made {
    readonly puzzles: readonly Generated[];
    /* limitMs was not enough for one of them; those after it were not begun. */
    readonly stopped: boolean;
}

export interface Technique {
    readonly technique: string;
    readonly code: string;
    readonly level: string;
    readonly family: string;
    readonly usual: boolean;
    readonly weight: number;
    readonly summary: string;
    readonly needs_uniqueness: boolean;
    readonly hodoku_name?: string;
    readonly hodoku_level?: string;
    readonly hodoku_score?: number;
    readonly example?: string;
}

export interface Level {
    readonly level: string;
    readonly summary: string;
    readonly needs_chains: boolean;
    readonly fewest_clues: number;
    readonly most_clues: number;
}

export interface Notation {
    readonly notation: string;
    readonly summary: string;
    readonly is_line: boolean;
    readonly keeps_candidates: boolean;
    readonly keeps_placed: boolean;
    readonly shows_boxes: boolean;
    readonly holds_solution: boolean;
    readonly suits_answers: boolean;
    readonly max_side: number;
    readonly header?: string;
}

export interface Scale {
    readonly scale: string;
    readonly name: string;
    readonly title: string;
    readonly rules: string;
}

/* A row of the table of keys (game.h, nonet_game_binding). */
export interface Binding {
    readonly key: number;
    readonly command: number;
    readonly argument: number;
    readonly group: string;
    readonly name: string;
    readonly help?: string;
}

export interface Tables {
    readonly techniques: Technique;
    readonly levels: Level;
    readonly notations: Notation;
    readonly scales: Scale;
    readonly symmetries: { readonly symmetry: string };
    readonly engines: { readonly engine: string };
    readonly keys: Binding;
    readonly practice_keys: Binding;
    readonly themes: string;
    readonly options: string;
}

export interface Layout {
    readonly side: number;
    readonly box: Box;
    readonly houses: readonly { readonly house: string; readonly kind: string; readonly name: string; readonly cells: readonly string[] }[];
}

/* docs/json.md, "A game". */
export interface GameState extends Position {
    readonly phase: 'editing' | 'playing' | 'solved';
    readonly mode: 'values' | 'marks' | 'colours' | 'candidate-colours';
    readonly awaiting: string;
    readonly paused: boolean;
    readonly cursor: string;
    readonly colour: number;
    readonly message: string;
    readonly verdict: Verdict;
    readonly counts: Readonly<Record<string, number | boolean>>;
    readonly timer: { readonly elapsed_ms: number; readonly text: string; readonly timed: boolean };
    readonly symbols: string;
    readonly left: readonly number[];
    readonly options: readonly string[];
    readonly origin: { readonly level?: string; readonly seed?: number; readonly seed_text?: string; readonly title?: string };
    readonly rating?: { readonly er?: number; readonly level: string; readonly hardest?: string };
    readonly open: readonly ('verdict' | 'hint' | 'rating')[];
    readonly hint: GameHint;
    readonly cells: readonly GameCell[];
    readonly [key: string]: unknown;
}

export interface GameHint {
    readonly stage: 'none' | 'where' | 'what' | 'why' | 'mistake';
    readonly text?: string;
    readonly technique?: string;
    readonly line?: string;
    readonly picture?: StepPicture;
    readonly from_solution?: boolean;
    readonly shows_marks?: boolean;
}

export interface GameCell {
    readonly value?: number;
    readonly given?: boolean;
    readonly seen?: boolean;
    readonly conflict?: boolean;
    readonly wrong?: boolean;
    readonly highlighted?: boolean;
    readonly colour?: number;
    readonly marks?: readonly number[];
    readonly highlighted_marks?: readonly number[];
    readonly coloured_marks?: readonly { readonly colour: number; readonly values: readonly number[] }[];
    readonly hinted?: boolean;
    readonly hint_candidates?: readonly number[];
    readonly roles?: readonly { readonly value: number; readonly role: string; readonly set?: number }[];
    readonly [key: string]: unknown;
}

/* What is to be done to the saved game: `text` goes behind it, or in its place. '': nothing has changed. */
export interface GameLog {
    readonly text: string;
    readonly replaces: boolean;
}

export interface GameAnswer {
    /* False: it did not happen, and the message of the state says why. */
    readonly ok: boolean;
    readonly state: GameState;
    readonly request: RequestName;
    readonly log: GameLog;
}

/* docs/json.md, "Practice". */
export interface PracticeRow {
    readonly technique: string;
    readonly level: string;
    /* 0: new. */
    readonly box: number;
    readonly due?: number;
    readonly is_due: boolean;
    readonly positions: number;
    readonly right: number;
    readonly helped: number;
    readonly wrong: number;
    readonly shown: number;
}

/* From `technique` on it is about the position, once there is one. */
export interface Practice {
    readonly day: number;
    readonly next: string;
    readonly progress: readonly PracticeRow[];
    readonly technique?: string;
    readonly number?: number;
    readonly task?: string;
    readonly answer?: string;
    readonly verdict?: 'none' | 'right' | 'other' | 'wrong';
    readonly outcome?: 'none' | 'right' | 'helped' | 'wrong' | 'shown';
    readonly over?: boolean;
    readonly text?: string;
}

export interface PracticeAnswer {
    readonly practice: Practice;
    readonly game?: GameState;
    readonly request: RequestName;
    /* In the progress that it was opened with. */
    readonly damage?: Problem;
}
