/* learn_view.ts: the view that teaches: the map of all techniques ("#learn"), a lesson ("#learn/X-wing"), a drill ("#learn/X-wing?drill=3",
 * position 3 of that technique; "#learn?drill=next": whatever comes next). */
import './learn.css';
import { Cancelled } from '../engine/client.js';
import type { Technique } from '../engine/types.js';
import { openKeys } from '../play/keys_sheet';
import { h } from '../shell/dom';
import { newClient, table } from '../shell/engine';
import { formatRoute, type Route } from '../shell/router';
import { openSettings } from '../shell/settings_dialog';
import { t as word } from '../shell/strings';
import type { View } from '../shell/view';
import { Drill } from './drill';
import { Lesson } from './lesson';
import { t } from './learn_strings';
import { mapOf } from './map';
import { positions } from './positions';
import { placeOf } from './states';
import { Tutor } from './tutor';

function brokenText(error: Error): HTMLElement {
  return h('p', { role: 'status' }, word('app.broken', { reason: error.message }));
}

export class LearnView implements View {
  readonly node = h('main', { class: 'learn', id: 'main', tabindex: '-1' });
  private readonly life = new AbortController();
  private readonly tutor = new Tutor(newClient(), positions);
  private page: Lesson | Drill | null = null;
  private turn = 0;

  constructor() {
    document.addEventListener('keydown', (event) => this.page?.press(event), { signal: this.life.signal });
    this.tutor.onNews = () => this.page instanceof Drill && this.page.show();
    this.tutor.onBroken = (error) => error instanceof Cancelled || this.refuse(brokenText(error));
  }

  async show(route: Route): Promise<void> {
    const turn = ++this.turn;
    const isCurrent = (): boolean => turn === this.turn;
    this.leave();
    this.node.dataset['part'] = '';
    this.node.replaceChildren(h('p', { class: 'wait mut', role: 'status' }, word('app.loading')));
    try {
      const techniques = await table('techniques');
      if (isCurrent()) await this.open(route, techniques, isCurrent);
    } catch (error) {
      if (isCurrent()) this.tutor.onBroken(error as Error);
    }
  }

  private async open({ text, options }: Route, techniques: readonly Technique[], isCurrent: () => boolean): Promise<void> {
    const technique = techniques[placeOf(techniques, text)];
    if (text && !technique) return this.refuse(h('p', { 'data-engine': '' }, t('unknown', { name: text })));
    const drill = options.get('drill');
    if (technique && drill === undefined) return this.openLesson(technique, techniques, isCurrent);
    await this.tutor.open();
    const { answer, damage } = this.tutor;
    if (!isCurrent() || !answer) return;
    const hasDrills = !technique || answer.practice.progress.some((row) => row.technique === technique.technique);
    if (drill !== undefined && hasDrills) return this.openDrill(technique?.technique ?? '', /^[1-9]\d{0,8}$/.test(drill) ? Number(drill) : 0);
    if (technique) return this.openLesson(technique, techniques, isCurrent);
    const notice = damage && h('p', { class: 'card damaged', role: 'status', 'data-engine': '' }, t('damaged', { line: damage.line ?? 1, reason: damage.error }));
    this.put('map', mapOf(techniques, answer), notice);
  }

  private async openLesson(technique: Technique, techniques: readonly Technique[], isCurrent: () => boolean): Promise<void> {
    const lesson = new Lesson(technique, techniques);
    this.page = lesson;
    this.put('lesson', lesson.node);
    try {
      await this.tutor.open();
      const positions = await this.tutor.positionsOf(technique.technique);
      if (isCurrent() && this.tutor.answer) lesson.show(this.tutor.answer, positions);
    } catch (error) {
      lesson.actions.replaceChildren(brokenText(error as Error));
    }
  }

  private async openDrill(technique: string, number: number): Promise<void> {
    const drill = new Drill(this.tutor, technique);
    this.page = drill;
    this.put('drill', drill.node);
    await drill.begin(number);
  }

  private put(part: string, ...nodes: (Node | null | undefined)[]): void {
    this.node.replaceChildren(...nodes.filter((node) => !!node));
    this.node.dataset['part'] = part;
    window.scrollTo(0, 0);
    // Who came by a key goes on from the beginning of what is new.
    if (document.activeElement === document.body) this.node.focus();
  }

  private refuse(words: HTMLElement): void {
    this.leave();
    this.put('refused', h('div', { class: 'card error', role: 'alert' }, words, h('a', { class: 'btn', href: formatRoute('learn') }, t('all'))));
  }

  private leave(): void {
    this.page?.end();
    this.page = null;
  }

  openKeys(): void {
    void openKeys(this.page instanceof Drill ? 'practice_keys' : 'keys');
  }

  openSettings(): void {
    void openSettings(null);
  }

  end(): void {
    this.turn++;
    this.leave();
    this.life.abort();
    this.tutor.end();
    this.node.remove();
  }
}
