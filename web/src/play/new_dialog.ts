/* new_dialog.ts: a new puzzle of any size, level and seed, or an empty board to enter one. */
import { openDialog } from '../shell/dialog';
import { h } from '../shell/dom';
import { levels } from '../shell/engine';
import { formatRoute } from '../shell/router';
import { settings, changeSettings } from '../shell/settings';
import { named, t } from '../shell/strings';
import { anySeed, LEAST_SIDE_WITH_LEVELS, SIZES } from './sizes';

export function openNew(): void {
  const size = h('select', { class: 'field', name: 'size' }, ...SIZES.map(({ side, box: [rows, columns] }) =>
    h('option', { value: `${rows}x${columns}`, selected: side === settings().side && rows * rows <= side }, t('new.box', { side, rows, columns }))));
  const usual = SIZES.findIndex(({ side }) => side === settings().side);
  size.selectedIndex = Math.max(0, usual);
  const level = h('select', { class: 'field', name: 'level' }, ...levels.map((row) => h('option', { value: row.level, selected: row.level === settings().level }, named('level', row.level))));
  const seed = h('input', { class: 'field', name: 'seed', inputmode: 'numeric', pattern: '[0-9]{0,18}', autocomplete: 'off', 'aria-describedby': 'seed-help' });
  const chosen = (): string => size.value;
  const sideOf = (box: string): number => box.split('x').reduce((product, number) => product * Number(number), 1);
  size.addEventListener('change', () => (level.disabled = sideOf(chosen()) < LEAST_SIDE_WITH_LEVELS));
  level.disabled = sideOf(chosen()) < LEAST_SIDE_WITH_LEVELS;
  const go = (options: Record<string, string | undefined>): void => {
    changeSettings({ side: sideOf(chosen()), level: level.value });
    dialog.close();
    location.hash = formatRoute('play', '', { box: chosen(), ...options });
  };
  const form = h('form', { class: 'form', onsubmit: (event: SubmitEvent) => {
    event.preventDefault();
    go({ level: level.disabled ? undefined : level.value, seed: seed.value || String(anySeed()) });
  } },
    h('label', {}, h('span', {}, t('new.size')), size), h('label', {}, h('span', {}, t('new.level')), level),
    h('label', {}, h('span', {}, t('new.seed')), seed), h('p', { class: 'mut xs', id: 'seed-help' }, t('new.seedHelp')),
    h('div', { class: 'acts' }, h('button', { class: 'btn pri' }, t('new.make')),
      h('button', { class: 'btn', type: 'button', onclick: () => go({ edit: 'yes' }) }, t('new.enter'))));
  const dialog = openDialog(t('new.title'), [form], 'narrow');
}
