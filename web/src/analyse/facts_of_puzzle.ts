/* facts_of_puzzle.ts: what can be found out about a puzzle as a whole: solutions, clues, canonical form, proof. */
import type { Canonical, Counted, Minimality, Proof, ProofFormat } from '../engine/types.js';
import type { Analysis } from './analysis';
import type { Strings } from './analyse_strings';
import { h, saveFile } from '../shell/dom';
import { select } from './controls';
import { cellsText } from './effect_text';
import { type Fact, FactBox } from './fact';
import { LongJob } from './long_job';

const LIMITS = ['1000', '1000000', '1000000000', '0'];

function button(text: string, press: () => void): HTMLButtonElement {
  return h('button', { type: 'button', class: 'btn small', text, onclick: press });
}

export function solutionsFact(strings: Strings, analysis: Analysis): Fact {
  const job = new LongJob(strings);
  const number = (count: number): string => count.toLocaleString('en');
  const names = LIMITS.map((limit) => [limit, limit === '0' ? strings.noLimit : number(Number(limit))] as const);
  const limit = select(strings.limit, names, '1000', () => undefined);
  const count = async (): Promise<void> => {
    box.say();
    const answer = await job.run<Counted>(strings.counting, analysis.desk.far.start('count', analysis.reading, { limit: Number(limit.value) }) as never,
      ({ found }) => (found ? strings.soFar(number(found)) : ''));
    if (answer) box.say(h('b', { text: strings.counted(number(answer.count), answer.exact) }));
  };
  const box = new FactBox(strings.solutions, job, limit, button(strings.count, () => void count()));
  return { node: box.node, clear: () => (job.clear(), box.say()) };
}

/* `tint`: show these clues on the board. */
export function cluesFact(strings: Strings, analysis: Analysis, tint: (cells: readonly string[]) => void): Fact & { test(): Promise<void> } {
  const job = new LongJob(strings);
  const box = new FactBox(strings.clues, job);
  const test = async (): Promise<void> => {
    const { puzzle } = analysis;
    const clues = puzzle ? [...puzzle.puzzle].filter((character) => /[^.\s0]/.test(character)).length : 0;
    const known = h('b', { text: strings.cluesAre(clues) });
    box.say(known);
    if (!analysis.isUnique) return;
    const answer = await job.run<Minimality>(strings.testing, analysis.desk.far.start('minimality', analysis.reading) as never,
      ({ done, total }) => (total ? strings.cluesOf(done, total) : ''));
    const redundant = answer?.redundant ?? [];
    if (answer?.minimal) box.say(known, h('p', { text: strings.isMinimal }));
    else if (redundant.length)
      box.say(known, h('p', { text: strings.redundant(redundant.length, cellsText(redundant)) }), button(strings.showRedundant, () => tint(redundant)));
  };
  return { node: box.node, clear: () => (job.clear(), box.say()), test };
}

export function canonicalFact(strings: Strings, analysis: Analysis, copy: (text: string) => Node): Fact {
  const job = new LongJob(strings);
  const find = async (): Promise<void> => {
    box.say();
    const answer = await job.run<Canonical>(strings.canonizing, analysis.desk.far.start('canon', analysis.reading) as never);
    if (answer?.form) box.say(h('code', { class: 'line', text: answer.form }), h('p', { class: 'mut', text: strings.automorphisms(answer.automorphisms) }), copy(answer.form));
  };
  const box = new FactBox(strings.canonical, job, button(strings.canonize, () => void find()));
  return { node: box.node, clear: () => (job.clear(), box.say()) };
}

export function proofFact(strings: Strings, analysis: Analysis): Fact {
  const job = new LongJob(strings);
  const format = select(strings.format, [['drat', 'DRAT'], ['lrat', 'LRAT']], 'drat', () => undefined);
  const prove = async (): Promise<void> => {
    box.say();
    const wanted = format.value as ProofFormat;
    const answer = await job.run<Proof>(strings.proving, analysis.desk.far.start('prove', analysis.reading, { format: wanted }) as never);
    if (!answer) return;
    if (!answer.proof || !answer.formula) {
      box.say(strings.noProof);
      return;
    }
    // The name of the formula is that of the proof with .cnf behind it, as the program writes them.
    const name = `puzzle.${wanted}`;
    saveFile(name, answer.proof);
    box.say(h('p', { text: strings.downloaded(name) }), button(`${strings.download} ${name}.cnf`, () => saveFile(`${name}.cnf`, answer.formula ?? '')));
  };
  const box = new FactBox(strings.proof, job, format, button(strings.download, () => void prove()));
  const about = h('p', { class: 'mut xs', text: strings.proofAbout });
  const clear = (): void => (job.clear(), box.say(about));
  return { node: box.node, clear };
}
