/* tutor.ts: practice, between the engine, which knows what is right, and the browser, which keeps the progress. It has a worker of its own,
 * as nothing that others cancel may end it. If that worker breaks down, technique and number bring the position back. */
import { Cancelled, type Client } from '../engine/client.js';
import type { Engine, Method } from '../engine/engine.js';
import { isProblem, type Answer, type CommandName, type Drawing, type PracticeAnswer, type Problem, type RequestName, type SelectingName } from '../engine/types.js';
import { keepPractice, keptPractice, today } from '../store/practice';

type Asking = 'practiceOpen' | 'practiceBegin' | 'practicePress' | 'practiceDo' | 'practiceSelect' | 'practiceOption';

export class Tutor {
  answer: PracticeAnswer | null = null;
  drawing: Drawing | null = null;
  /* What is wrong with the progress that was kept. */
  damage: Problem | null = null;
  onNews: () => void = () => undefined;
  onBroken: (error: Error) => void = () => undefined;
  private opening: Promise<void> | null = null;

  constructor(private readonly client: Client, private readonly fetchPositions: () => Promise<string>) {}

  /* With the positions and the progress that there are. */
  open(): Promise<void> {
    this.opening ??= this.openNow();
    this.opening.catch(() => (this.opening = null));
    return this.opening;
  }

  private async openNow(): Promise<void> {
    const given = await this.client.call('positionsGive', await this.fetchPositions());
    if (given) throw new Error(given.error);
    await this.ask('practiceOpen', keptPractice(), today());
    this.damage = this.answer?.damage ?? null;
  }

  /* ---- positions ------------------------------------------------------------------------------- */

  /* '': the technique that comes next; 0: the number after the last. */
  async begin(technique: string, number = 0): Promise<void> {
    await this.open();
    await this.ask('practiceBegin', technique, number);
  }

  /* More examples of a technique. */
  async positionsOf(technique: string): Promise<readonly string[]> {
    const texts = await this.client.call('positionsOf', technique);
    return isProblem(texts) ? [] : texts;
  }

  /* What the page is asked to do then. */
  press(key: string): Promise<RequestName> {
    return this.run('practicePress', key);
  }

  do(name: CommandName, argument = 0): Promise<RequestName> {
    return this.run('practiceDo', name, argument);
  }

  select(cell: number, how: SelectingName): Promise<RequestName> {
    return this.run('practiceSelect', cell, how);
  }

  private async run<Name extends Asking>(method: Name, ...args: Parameters<Engine[Name]>): Promise<RequestName> {
    if (!this.answer?.game) return 'none'; // there is no position yet
    try {
      return await this.ask(method, ...args);
    } catch (error) {
      if (!(error instanceof Cancelled)) await this.recover();
      return 'none';
    }
  }

  /* The position again, as it was at first. */
  private async recover(): Promise<void> {
    const { technique = '', number = 0 } = this.answer?.practice ?? {};
    this.opening = null;
    try {
      await this.begin(technique, number);
    } catch (error) {
      this.onBroken(error as Error);
    }
  }

  private async ask<Name extends Asking>(method: Name, ...args: Parameters<Engine[Name]>): Promise<RequestName> {
    const answer = (await this.client.call(method as Method, ...(args as never))) as Answer<PracticeAnswer>;
    if (isProblem(answer)) throw new Error(answer.error);
    await this.take(answer);
    return answer.request;
  }

  /* ---- what it answers --------------------------------------------------------------------------- */

  private async take(answer: PracticeAnswer): Promise<void> {
    const before = this.answer;
    const hint = answer.game?.hint;
    const isSame = hint?.text !== undefined && hint.text === before?.game?.hint.text && answer.practice.number === before.practice.number;
    this.answer = answer;
    if (!isSame) this.drawing = null;
    this.onNews();
    const { practice } = answer;
    const kept = practice.number !== before?.practice.number || practice.technique !== before?.practice.technique || practice.outcome !== before?.practice.outcome;
    if (practice.technique && kept) await this.keep();
    if (hint?.picture && !isSame) await this.draw(answer);
  }

  /* Another page may have kept something meanwhile: the engine joins both. */
  private async keep(): Promise<void> {
    const joined = await this.client.call('practiceKeep', keptPractice());
    if (!isProblem(joined)) keepPractice(joined.text);
  }

  private async draw(answer: PracticeAnswer): Promise<void> {
    const drawing = await this.client.call('practiceDrawing', { pixels: 640 });
    // Something else may have been done meanwhile.
    if (this.answer !== answer || isProblem(drawing)) return;
    this.drawing = drawing;
    this.onNews();
  }

  end(): void {
    this.onNews = () => undefined;
    this.client.end();
  }
}
