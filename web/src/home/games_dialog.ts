/* games_dialog.ts: all games that are kept, to go on with or to delete. */
import { openDialog } from '../shell/dialog';
import { h } from '../shell/dom';
import { formatRoute } from '../shell/router';
import { date, named, t } from '../shell/strings';
import { games } from '../store/games';
import type { GameRow } from '../store/rows';

/* "Hard, ER 6.6", "Daily 2026-11-18", "16 × 16, Medium" */
export function titleOf(row: GameRow): string {
  const level = row.level ? named('level', row.level) : '';
  const parts = [row.title, row.side === 9 ? '' : t('size', { side: row.side }), row.title ? '' : level, row.er ? t('er', { er: (row.er / 10).toFixed(1) }) : ''];
  return parts.filter(Boolean).join(', ') || t('puzzle');
}

export async function openGames(changed: () => void): Promise<void> {
  const store = await games();
  const list = h('ul', { class: 'rows' });
  const none = h('p', { class: 'mut', hidden: true }, t('games.none'));
  async function fill(): Promise<void> {
    const rows = await store.list();
    none.hidden = rows.length > 0;
    list.replaceChildren(...rows.map(line));
  }
  function line(row: GameRow): HTMLElement {
    const name = titleOf(row);
    const when = date(row.changed);
    const about = row.phase === 'solved' ? t('games.solved', { date: when }) : t('games.about', { done: row.wasEmpty - row.empty, all: row.wasEmpty, date: when });
    return h('li', {}, h('div', { class: 'grow' }, h('b', {}, name), h('div', { class: 'mut xs' }, about)),
      h('a', { class: 'btn', href: formatRoute('play', '', { game: row.id }), 'aria-label': t('games.openOf', { name }), onclick: () => dialog.close() }, t('games.open')),
      h('button', { class: 'btn quiet', 'aria-label': t('games.deleteOf', { name }), onclick: () => void store.remove(row.id).then(fill).then(changed) }, t('games.delete')));
  }
  await fill();
  const dialog = openDialog(t('games.title'), [none, list]);
}
