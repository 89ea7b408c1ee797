/* example.ts: a position with a step of a technique, to be looked at in stages: where, what, why; a step with several pictures has a why
 * for each. What a stage says and draws comes from the engine. */
import { cellOf, stateOfPosition, type BoardState, type Drawing } from '../board';
import type { Client, Job } from '../engine/client.js';
import { isProblem, type Explained, type Reading, type Step, type StepAt } from '../engine/types.js';

export type Stage = 'where' | 'what' | 'why';

/* Of a drawing: what is not there yet when only the pattern is told. */
const LATER = ['link', 'head', 'removed', 'placed'];

export class Example {
  private readonly drawings = new Map<number, Drawing>();
  private readonly state: BoardState;

  private constructor(private readonly client: Client, private readonly reading: Reading, private readonly place: StepAt, readonly step: Step, found: Explained, readonly pictures: number) {
    this.state = stateOfPosition({ ...found, marks: found.start_marks ?? [] });
  }

  /* null: there is none, or it was cancelled. `watch`: is told what takes long, so that it can be cancelled. */
  static async find(client: Client, technique: string, text: string, watch: (job: Job<unknown>) => void = () => undefined): Promise<Example | null> {
    const reading = { text, notation: 'library' };
    const how = { parts: ['texts', 'picture'] } as const;
    const job = client.start('stepsOf', reading, technique, how);
    watch(job);
    const found = await job.result;
    const at = isProblem(found) ? -1 : (found.steps ?? []).findIndex((step) => step.technique === technique);
    const step = isProblem(found) ? undefined : found.steps?.[at];
    if (isProblem(found) || !step) return null;
    const place: StepAt = { of: 'stepsOf', technique, how, at };
    const first = await client.call('draw', reading, { pixels: 640 }, place);
    if (isProblem(first)) return null;
    const example = new Example(client, reading, place, step, found, first.pictures);
    example.drawings.set(0, first);
    return example;
  }

  get stages(): readonly Stage[] {
    return ['where', 'what', ...Array.from({ length: this.pictures }, (): Stage => 'why')];
  }

  textAt(at: number): string {
    const { place = '', what = '', short_reason, text = '' } = this.step;
    return at === 0 ? place : at === 1 ? what : (short_reason ?? text);
  }

  /* The board at a stage; where to look is tinted. */
  stateAt(at: number): BoardState {
    const looked = new Set(at > 0 ? [] : (this.step.picture?.place.cells ?? []).map((name) => cellOf(name, this.state.side)));
    const cells = this.state.cells.map((cell, number) => (looked.has(number) ? { ...cell, hinted: true } : cell));
    return { ...this.state, cells, hint: { stage: this.stages[at] ?? 'why' } };
  }

  async drawingAt(at: number): Promise<Drawing | null> {
    if (at === 0) return null;
    const whole = await this.picture(Math.max(0, at - 2));
    return at > 1 || !whole ? whole : { ...whole, shapes: whole.shapes.filter(({ part }) => !LATER.includes(part)) };
  }

  private async picture(number: number): Promise<Drawing | null> {
    const known = this.drawings.get(number);
    if (known) return known;
    const drawing = await this.client.call('draw', this.reading, { pixels: 640, picture: number }, this.place);
    if (isProblem(drawing)) return null;
    this.drawings.set(number, drawing);
    return drawing;
  }

  /* For small boards: only marks of the values that take part. */
  get small(): BoardState {
    const values = new Set((this.step.picture?.candidates ?? []).map(({ value }) => value));
    return { ...this.state, hint: { stage: 'why' }, cells: this.state.cells.map((cell) => (cell.marks ? { ...cell, marks: cell.marks.filter((value) => values.has(value)) } : cell)) };
  }
}
