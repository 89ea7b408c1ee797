/* keys_sheet.ts: all keys, from the game's own table, and before them those that a browser adds. */
import type { Binding } from '../engine/types.js';
import { openDialog } from '../shell/dialog';
import { h } from '../shell/dom';
import { table } from '../shell/engine';
import { t } from '../shell/strings';
import { isBrowsers } from './play_keys';

interface Line {
  names: string[];
  help: string;
}

/* Rows without help are other keys for the row before. */
export function groupsOf(bindings: readonly Binding[]): Map<string, Line[]> {
  const groups = new Map<string, Line[]>();
  let line: Line | null = null;
  for (const { group, name, help } of bindings) {
    if (help || !line) {
      line = { names: [], help: help ?? '' };
      groups.set(group, [...(groups.get(group) ?? []), line]);
    }
    if (!isBrowsers(name)) line.names.push(name);
  }
  for (const [group, lines] of groups) groups.set(group, lines.filter(({ names }) => names.length > 0));
  return groups;
}

function lineOf(names: readonly string[], help: Node, isEngines = false): HTMLElement {
  return h('div', { class: 'keyline' }, h('dt', { 'data-engine': isEngines }, ...names.map((name) => h('kbd', { class: 'kbd' }, name))), h('dd', {}, help));
}

export async function openKeys(of: 'keys' | 'practice_keys' = 'keys'): Promise<void> {
  const groups = groupsOf(await table(of));
  const own = (['digit:value', 'shift:corner', 'ctrl:centre', 'alt:colour', 'altZ:zoom'] as const).map((pair) => {
    const [name, help] = pair.split(':') as ['digit', 'value'];
    return lineOf([t(`keys.${name}`)], document.createTextNode(t(`keys.${help}`)));
  });
  const sections = [...groups].map(([group, lines]) => h('section', {}, h('h3', { lang: 'en', 'data-engine': '' }, group),
    h('dl', {}, ...lines.map(({ names, help }) => lineOf(names, h('span', { lang: 'en', 'data-engine': '' }, help), true)))));
  const dialog = openDialog(t('keys.title'), [
    h('p', { class: 'mut' }, t('keys.note')),
    h('div', { class: 'keysheet' }, h('section', {}, h('h3', {}, t('keys.page')), h('dl', {}, ...own)), ...sections)], 'wide');
  // There is nothing to focus in it, but it scrolls.
  dialog.querySelector('.dialog-body')?.setAttribute('tabindex', '0');
}
