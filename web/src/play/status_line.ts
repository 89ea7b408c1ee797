/* status_line.ts: above the board: what puzzle it is, how hard it is, the time. */
import type { GameState } from '../engine/types.js';
import { h, setAttribute, setText } from '../shell/dom';
import { dots, icon } from '../shell/icons';
import { settings } from '../shell/settings';
import { clock, named, t } from '../shell/strings';

export class StatusLine {
  private readonly name = h('h1', {}, t('play.title'));
  private readonly level = h('span', { class: 'level' });
  private readonly rating = h('span', { class: 'rating' });
  private readonly time = h('span', { class: 'time', role: 'timer' });
  private readonly pause: HTMLButtonElement;
  readonly node: HTMLElement;
  private shownLevel = '';
  private sign: 'pause' | 'go' | '' = '';

  constructor(pause: () => void, private readonly levels: readonly string[]) {
    this.pause = h('button', { class: 'icb', hidden: true, 'aria-label': t('play.pause'), onclick: pause });
    this.node = h('div', { class: 'status' }, this.name, this.level, this.rating, h('span', { class: 'grow' }), this.time, this.pause);
  }

  /* There is no game yet: what is being done about it. */
  say(text: string): void {
    setText(this.name, text);
  }

  /* `er`: in tenths, 0 if it is not known. */
  show(state: GameState, level: string, er: number): void {
    const { title } = state.origin;
    const isHidden = settings().hideRating && state.phase !== 'solved';
    setText(this.name, state.phase === 'editing' ? t('play.editing') : title || (level ? named('level', level) : t('puzzle')));
    setAttribute(this.name, 'lang', title ? 'en' : null);
    this.name.toggleAttribute('data-engine', Boolean(title));
    this.showLevel(isHidden && title ? '' : level);
    setText(this.rating, er && !isHidden ? t('er', { er: (er / 10).toFixed(1) }) : '');
    const isTimed = state.options.includes('show-timer') && state.phase !== 'editing';
    this.time.hidden = this.pause.hidden = !isTimed;
    this.pause.hidden = !isTimed || state.phase === 'solved';
    this.showPause(state.paused);
  }

  private showLevel(level: string): void {
    if (level === this.shownLevel) return;
    this.shownLevel = level;
    const filled = this.levels.indexOf(level) + 1;
    this.level.replaceChildren(...(filled ? [dots(filled, this.levels.length)] : []));
  }

  private showPause(isPaused: boolean): void {
    const sign = isPaused ? 'go' : 'pause';
    if (sign === this.sign) return;
    this.sign = sign;
    this.pause.replaceChildren(icon(sign));
    this.pause.setAttribute('aria-label', t(isPaused ? 'play.resume' : 'play.pause'));
  }

  showTime(ms: number): void {
    setText(this.time, clock(ms));
  }
}
