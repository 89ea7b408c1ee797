/* statistics_dialog.ts: solved puzzles by size and level. No streaks, no badges. */
import { openDialog } from '../shell/dialog';
import { h } from '../shell/dom';
import { levels } from '../shell/engine';
import { clock, named, t } from '../shell/strings';
import { games } from '../store/games';
import { statisticsOf } from '../store/rows';

export async function openStatistics(): Promise<void> {
  const rows = statisticsOf(await (await games()).results(), levels.map(({ level }) => level));
  const time = (ms: number | null): string => (ms === null ? '·' : clock(ms));
  const head = (['level', 'count', 'clean', 'best', 'median'] as const).map((name) => h('th', { scope: 'col' }, t(`stats.${name}`)));
  const body = rows.map(({ side, level, count, clean, bestMs, medianMs }) => h('tr', {},
    h('th', { scope: 'row' }, [side === 9 ? '' : t('size', { side }), level ? named('level', level) : t('puzzle')].filter(Boolean).join(', ')),
    ...[String(count), String(clean), time(bestMs), time(medianMs)].map((text) => h('td', {}, text))));
  const table = h('table', { class: 'stats' }, h('caption', { class: 'vh' }, t('stats.caption')), h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...body));
  openDialog(t('stats.title'), [rows.length ? table : h('p', { class: 'mut' }, t('stats.none'))]);
}
