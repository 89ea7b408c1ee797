/* save.ts: a list as a file, in parts of some thousand rows, so that a million are never one string. Columns are named as nonet names
 * them, and `nonet` reads such a table again. */
import { VERDICTS } from '../engine/types.js';
import { choice, openDialog, tick } from '../shell/dialog';
import { h, saveFile } from '../shell/dom';
import { t } from './lists_strings';
import { ERROR, NO_ER, type Rows } from './rows';
import { breathe } from './slices';

export interface Names {
  readonly levels: readonly string[];
  readonly techniques: readonly string[];
}

export interface SaveHow {
  isTable: boolean;
  isAll: boolean;
  isOnce: boolean;
}

const PART = 4096;
const HEAD = 'puzzle,number,line,clues,verdict,ER,EP,ED,nonet level,hardest,equivalent to\n';

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function lineOf(rows: Rows, row: number, { levels, techniques }: Names): string {
  const isError = rows.verdict[row] === ERROR;
  const tenths = (value: number): string => (value === NO_ER ? '' : (value / 10).toFixed(1));
  const first = rows.classes.first(row);
  return [
    isError ? '' : quoted(rows.text(row)), row + 1, rows.line[row], isError ? '' : rows.clues[row], VERDICTS[rows.verdict[row]!],
    tenths(rows.er[row]!), tenths(rows.ep[row]!), tenths(rows.ed[row]!), levels[rows.level[row]!] ?? '', techniques[rows.hardest[row]!] ?? '',
    first >= 0 && first !== row ? first + 1 : '',
  ].join() + '\n';
}

export async function fileOf(rows: Rows, order: Uint32Array | null, names: Names, how: SaveHow): Promise<Blob> {
  const shown = how.isAll ? null : order;
  const count = shown ? shown.length : rows.count;
  const parts: BlobPart[] = how.isTable ? [HEAD] : [];
  for (let from = 0; from < count; from += PART) {
    let part = '';
    for (let at = from; at < Math.min(count, from + PART); at++) {
      const row = shown ? shown[at]! : at;
      const first = rows.classes.first(row);
      if (how.isOnce && first >= 0 && first !== row) continue;
      if (how.isTable) part += lineOf(rows, row, names);
      else if (rows.verdict[row] !== ERROR) part += `${rows.text(row)}\n`;
    }
    parts.push(new Blob([part])); // which the browser may put on the disk
    await breathe();
  }
  return new Blob(parts);
}

export function openSave(name: string, save: (how: SaveHow) => Promise<Blob>): void {
  const how: SaveHow = { isTable: true, isAll: false, isOnce: false };
  const stem = name.replace(/(\.\w+)+$/, '');
  const press = async (): Promise<void> => {
    const file = await save(how);
    if (how.isTable) saveFile(`${stem}.csv`, file, 'text/csv');
    else saveFile(`${stem}.txt`, file);
    dialog.close();
  };
  const button = h('button', { class: 'btn pri', onclick: () => {
    button.disabled = true;
    void press();
  } }, t('save'));
  const dialog = openDialog(t('save.title'), [
    choice(t('save.format'), [{ value: 'table', text: t('save.csv') }, { value: 'lines', text: t('save.lines') }], 'table', (value) => (how.isTable = value === 'table')),
    choice(t('save.which'), [{ value: 'shown', text: t('save.shown') }, { value: 'all', text: t('save.all') }], 'shown', (value) => (how.isAll = value === 'all')),
    tick(t('save.once'), false, (isOn) => (how.isOnce = isOn)),
    h('div', { class: 'acts' }, button),
  ], 'narrow');
}
