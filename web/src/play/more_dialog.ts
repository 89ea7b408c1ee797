/* more_dialog.ts: everything that has no button of its own, so that nothing needs a keyboard. */
import type { CommandName } from '../engine/types.js';
import { openDialog } from '../shell/dialog';
import { h } from '../shell/dom';
import { t, type Key } from '../shell/strings';

export interface MoreTarget {
  do(name: CommandName, argument?: number): void;
  open(what: 'new' | 'open' | 'share' | 'checkpoints' | 'keys' | 'settings' | 'analyse'): void;
}

type Entry = readonly [Key, CommandName] | readonly [Key, null, Parameters<MoreTarget['open']>[0]];

const GROUPS: readonly (readonly [Key, readonly Entry[]])[] = [
  ['more.marksGroup', [['more.fill', 'fill_marks'], ['more.mend', 'mend_marks' as CommandName], ['more.wipe', 'clear_marks'], ['more.colours', 'clear_colours']]],
  ['more.movesGroup', [['more.checkpoints', null, 'checkpoints'], ['more.back', 'back_to_right'], ['more.restart', 'restart']]],
  ['more.selectGroup', [['more.row', 'select_row'], ['more.column', 'select_column'], ['more.box', 'select_box']]],
  ['more.helpGroup', [['more.rate', 'rate'], ['more.analyse', null, 'analyse'], ['more.reveal', 'reveal'], ['more.solve', 'solve'], ['more.keys', null, 'keys']]],
  ['more.gameGroup', [['more.new', null, 'new'], ['more.open', null, 'open'], ['more.share', null, 'share'], ['more.edit', 'edit_or_play'], ['more.settings', null, 'settings']]],
];

export function openMore(target: MoreTarget): void {
  const entry = ([text, command, what]: Entry): HTMLElement =>
    h('button', { class: 'entry', onclick: () => {
      dialog.close();
      if (command) target.do(command);
      else if (what) target.open(what);
    } }, t(text));
  const groups = GROUPS.map(([title, entries]) => h('section', {}, h('h3', {}, t(title)), ...entries.map(entry)));
  const dialog = openDialog(t('more.title'), [h('div', { class: 'entries' }, ...groups)]);
}
