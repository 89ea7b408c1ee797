/* checkpoints.ts: the list of checkpoints: return to one, name it, forget it. */
import type { GameState } from '../engine/types.js';
import { openDialog } from '../shell/dialog';
import { h } from '../shell/dom';
import { clock, t } from '../shell/strings';
import type { Session } from './session';

export interface Checkpoint {
  readonly number: number;
  readonly name?: string;
  readonly empty: number;
  readonly elapsed_ms: number;
  readonly here?: boolean;
}

export function checkpointsOf(state: GameState): readonly Checkpoint[] {
  return (state['checkpoints'] as readonly Checkpoint[] | undefined) ?? [];
}

export function openCheckpoints(session: Session): void {
  const list = h('ul', { class: 'rows' });
  const none = h('p', { class: 'mut' }, t('points.none'));
  const set = h('button', { class: 'btn', onclick: () => void session.do('checkpoint').then(fill) }, t('points.set'));
  const dialog = openDialog(t('points.title'), [none, list, h('div', { class: 'acts' }, set)], 'narrow');
  function row({ number, name, empty, elapsed_ms, here }: Checkpoint): HTMLElement {
    const label = h('input', { class: 'field', value: name ?? '', placeholder: t('points.number', { number }), 'aria-label': t('points.name', { number }), maxlength: 70 });
    label.addEventListener('change', () => void session.nameCheckpoint(number, label.value));
    const back = h('button', { class: 'btn', onclick: () => void session.do('return', number).then(() => dialog.close()) }, t('points.return'));
    const forget = h('button', { class: 'btn quiet', onclick: () => void session.do('forget_checkpoint', number).then(fill) }, t('points.forget'));
    const about = here ? t('points.here') : t('points.about', { empty, time: clock(elapsed_ms) });
    return h('li', {}, h('div', { class: 'grow' }, label, h('span', { class: 'mut xs' }, about)), back, forget);
  }
  function fill(): void {
    const points = session.state ? checkpointsOf(session.state) : [];
    none.hidden = points.length > 0;
    list.replaceChildren(...points.map(row));
  }
  fill();
}
