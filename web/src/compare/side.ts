/* side.ts: one of two sides: a head with what is chosen, a board, a profile to leaf with, and words about the place. What it leafs
 * through is a Track. The profile is a slider that is seen as bars: pointers, fingers, keys and screen readers all know a slider. */
import { NonetBoard } from '../board';
import { icon, refill } from '../analyse/controls';
import { latest } from '../analyse/latest';
import { PROFILE, profileBars } from '../analyse/path_profile';
import { boardWords } from '../play/board_words';
import { Cancelled, type Client } from '../engine/client.js';
import { isProblem, type Problem, type Progress } from '../engine/types.js';
import { h, svg } from '../shell/dom';
import { newClient } from '../shell/engine';
import { t } from './compare_strings';
import type { Track } from './track';

export class Side {
  readonly board = document.createElement('nonet-board') as NonetBoard;
  readonly slider = h('input', { type: 'range', min: 0, max: 0, value: 0, oninput: () => this.go(Number(this.slider.value)) });
  readonly under = h('div', { class: 'told' });
  /* What is known of all of it, or what is waited for: one place for both, so that the board stays where it is. */
  readonly facts = h('div', { class: 'facts', role: 'status' });
  readonly node: HTMLElement;
  track: Track | null = null;
  private readonly client = newClient();
  /* Each search has its number: what comes late for another one is dropped. */
  private turn = 0;
  at = 0;
  private readonly bars = h('div', { class: 'bars', 'aria-hidden': 'true' });
  private readonly mark = svg('rect', { class: 'at', y: 0, height: PROFILE.height, rx: 1.5 });
  private readonly place = h('span', { class: 'place mut' });
  private readonly before: HTMLButtonElement;
  private readonly next: HTMLButtonElement;
  private readonly show = latest<number>((place) => this.paint(place));

  /* The slider has all that the two buttons have, so the keyboard passes them by. `moved`: another place is shown. */
  constructor(name: string, head: Node | null, private readonly moved: () => void) {
    const button = (label: string, sign: 'back' | 'next', by: number): HTMLButtonElement =>
      h('button', { type: 'button', class: 'icb', tabindex: -1, 'aria-label': `${label}, ${name}`, onclick: () => this.go(this.at + by) }, icon(sign));
    this.before = button(t('before'), 'back', -1);
    this.next = button(t('next'), 'next', 1);
    this.board.strings = boardWords();
    this.board.setAttribute('selects', 'none');
    this.board.setAttribute('label', name);
    this.slider.setAttribute('aria-label', t('place', { side: name }));
    this.node = h('section', { class: 'side is-empty', 'aria-label': name }, head, this.facts, this.board,
      h('div', { class: 'profile' }, this.bars, this.slider), h('div', { class: 'leaf' }, this.before, this.place, this.next), this.under);
  }

  end(): void {
    this.client.end();
  }

  /* Ask the engine for what is to be shown. Null: it is not there, which is said, or not wanted any more. */
  async seek<T extends object>(words: string, ask: (client: Client, tell: (progress: Progress) => void) => Promise<T | Problem>): Promise<T | null> {
    const turn = ++this.turn;
    this.client.cancel();
    this.open(null);
    const known = h('span', { class: 'grow' }, words);
    refill(this.facts, h('div', { class: 'waiting' }, known, h('button', { type: 'button', class: 'btn small', onclick: () => this.client.cancel() }, t('cancel'))));
    const found = await ask(this.client, ({ done, total, found: steps }) => total && refill(known, t('soFar', { done, total, steps })))
      .catch((error: unknown): Problem => ({ error: error instanceof Cancelled ? t('cancelled') : String(error) }));
    if (turn !== this.turn) return null;
    if (!isProblem(found)) return found;
    refill(this.facts, h('p', { class: 'bad', 'data-engine': '' }, found.error));
    return null;
  }

  open(track: Track | null, at = 0): void {
    this.track = track;
    this.node.classList.toggle('is-empty', !track);
    this.node.dataset['end'] = String(track?.end ?? '');
    if (!track) return refill(this.under);
    const bars = profileBars(track.heights, track.most);
    // One path for all: of a long search there are thousands.
    const path = bars.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}Z`).join('');
    refill(this.bars, svg('svg', { viewBox: `0 0 ${PROFILE.width} ${PROFILE.height}`, preserveAspectRatio: 'none' }, this.mark, svg('path', { d: path })));
    this.slider.max = String(track.end);
    this.at = -1;
    this.go(at);
  }

  go(place: number): void {
    const { track } = this;
    if (!track) return;
    const at = Math.min(track.end, Math.max(0, place));
    if (at === this.at) return;
    this.at = at;
    this.slider.value = String(at);
    this.slider.setAttribute('aria-valuetext', track.name(at));
    this.place.textContent = track.name(at);
    this.before.disabled = at === 0;
    this.next.disabled = at === track.end;
    const bar = profileBars(track.heights, track.most)[at - 1];
    this.mark.setAttribute('x', String(bar?.x ?? -99));
    this.mark.setAttribute('width', String(Math.max(bar?.width ?? 0, 4)));
    refill(this.under, ...track.tell(at));
    void this.show(at);
    this.moved();
  }

  private async paint(place: number): Promise<void> {
    const { track } = this;
    const look = await track?.look(place).catch(() => null);
    if (!look || track !== this.track || place !== this.at) return;
    this.board.drawing = null;
    this.board.state = look.state;
    this.board.drawing = look.drawing ?? null;
    this.board.picture = look.picture ?? null;
    this.node.dataset['shown'] = String(place);
  }
}
