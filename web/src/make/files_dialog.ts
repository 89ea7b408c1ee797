/* files_dialog.ts: the chosen puzzles as text, in every notation that there is, or as links: to save or to copy. */
import notations from 'nonet.wasm?notations';
import { isProblem } from '../engine/types.js';
import { openDialog } from '../shell/dialog';
import { h, saveFile } from '../shell/dom';
import { engine } from '../shell/engine';
import { t } from './make_strings';
import type { Puzzle } from './maker';
import { copyButton, linkOf } from './puzzle_dialog';

const LINKS = 'links';

/* '': the notation cannot hold one of them. */
async function textOf(puzzles: readonly Puzzle[], notation: string): Promise<string> {
  if (notation === LINKS) return puzzles.map((puzzle) => `${linkOf(puzzle, location.href)}\n`).join('');
  const row = notations.find((row) => row.notation === notation);
  const texts: string[] = [];
  for (const { puzzle: text, box } of puzzles) {
    const answer = await engine().call('convert', { text, box }, { notation });
    if (isProblem(answer) || !answer.text.trim()) return '';
    texts.push(answer.text);
  }
  return (row?.header ?? '') + texts.join(row?.is_line ? '' : '\n');
}

export function openFiles(puzzles: readonly Puzzle[]): void {
  let turn = 0;
  const text = h('textarea', { class: 'field', rows: 10, readonly: true, wrap: 'off', spellcheck: 'false', 'aria-label': t('text') });
  const said = h('p', { class: 'mut', lang: 'en', 'data-engine': '' });
  const notation = h('select', { class: 'field', 'aria-label': t('notation'), onchange: () => void write() },
    ...notations.map((row) => h('option', { value: row.notation, lang: 'en', 'data-engine': '' }, row.notation)), h('option', { value: LINKS }, t('links')));
  const save = h('button', { class: 'btn pri', onclick: () => saveFile(`nonet-${notation.value}.txt`, text.value) }, t('saveFile'));
  const copy = copyButton(t('copyText'), () => text.value);
  async function write(): Promise<void> {
    const mine = ++turn;
    save.disabled = copy.disabled = true;
    const written = await textOf(puzzles, notation.value).catch(() => '');
    if (mine !== turn) return;
    save.disabled = copy.disabled = !written;
    text.value = written || t('noRoom');
    text.dataset['notation'] = notation.value;
    copy.textContent = t('copyText');
    said.textContent = notations.find((row) => row.notation === notation.value)?.summary ?? '';
  }
  openDialog(t('save'), [notation, said, text, h('div', { class: 'acts' }, save, copy)], 'files');
  void write();
}
