/* row_words.ts: a row of the table, and what a dialog tells of it. */
import '../board';
import { stateOfPosition } from '../board';
import { isProblem, VERDICTS } from '../engine/types.js';
import { boardWords } from '../play/board_words';
import { openDialog } from '../shell/dialog';
import { engineText, h, setText } from '../shell/dom';
import { engine } from '../shell/engine';
import { formatRoute } from '../shell/router';
import { named } from '../shell/strings';
import { number, t } from './lists_strings';
import type { Column } from './order';
import { ERROR, NO_ER, type Rows } from './rows';
import type { Names } from './save';

export const COLUMNS: readonly Column[] = ['number', 'puzzle', 'clues', 'solutions', 'er', 'level', 'hardest', 'same'];

export function verdictWord(verdict: number): string {
  return t(`verdict.${VERDICTS[verdict] ?? 'unknown'}`);
}

function tenths(value: number): string {
  return value === NO_ER ? '' : (value / 10).toFixed(1);
}

export function makeRow(): HTMLElement {
  const cells = COLUMNS.map((column) => h('span', { class: `c-${column}`, role: 'gridcell' }, ...(column === 'puzzle' ? [h('span'), engineText('')] : column === 'hardest' ? [engineText('')] : [])));
  return h('div', { class: 'grid-row', role: 'row' }, ...cells);
}

export function fillRow(node: HTMLElement, rows: Rows, row: number, { levels, techniques }: Names): void {
  const isError = rows.verdict[row] === ERROR;
  const level = levels[rows.level[row]!];
  const [at, puzzle, clues, solutions, er, levelCell, hardest, same] = node.children;
  setText(at!, number(row + 1));
  setText(puzzle!.firstElementChild!, isError ? t('error.at', { line: number(rows.line[row]!), column: rows.clues[row]! }) : '');
  setText(puzzle!.lastElementChild!, rows.text(row));
  setText(clues!, isError ? '' : String(rows.clues[row]));
  setText(solutions!, verdictWord(rows.verdict[row]!));
  setText(er!, tenths(rows.er[row]!));
  setText(levelCell!, level ? named('level', level) : '');
  setText(hardest!.firstElementChild!, techniques[rows.hardest[row]!] ?? '');
  setText(same!, sameWord(rows, row));
  node.dataset['verdict'] = VERDICTS[rows.verdict[row]!];
}

function sameWord(rows: Rows, row: number): string {
  const first = rows.classes.first(row);
  const times = rows.classes.times(row);
  if (times < 2) return '';
  return first === row ? t('same.times', { count: number(times) }) : t('same.as', { number: number(first + 1) });
}

/* What the row shows, and what has no room there. */
function factsOf(rows: Rows, row: number, names: Names): HTMLElement {
  const cells = makeRow();
  fillRow(cells, rows, row, names);
  const facts = COLUMNS.map((column, at): [string, Element] => [t(`column.${column}`), cells.children[at]!]).slice(1);
  const ratings = [rows.ep, rows.ed].map((column) => tenths(column[row]!)).filter(Boolean).join(' · ');
  facts.push([t('row.line'), h('span', {}, number(rows.line[row]!))], [t('row.ratings'), h('span', {}, ratings)]);
  return h('dl', { class: 'facts' }, ...facts.flatMap(([name, { textContent, childNodes }]) =>
    (textContent ? [h('dt', {}, name), h('dd', {}, ...childNodes)] : [])));
}

export async function openRow(rows: Rows, row: number, names: Names): Promise<void> {
  const text = rows.text(row);
  const place = h('div', { class: 'row-board', inert: true, 'aria-hidden': 'true' });
  const copy = h('button', { class: 'btn', onclick: () => void navigator.clipboard.writeText(text).then(() => setText(copy, t('row.copied'))) }, t('row.copy'));
  const links = [h('a', { class: 'btn pri', href: formatRoute('play', text) }, t('row.play')), h('a', { class: 'btn', href: formatRoute('analyse', text) }, t('row.analyse')), copy];
  const isError = rows.verdict[row] === ERROR;
  openDialog(t('row.title', { number: number(row + 1) }), [h('div', { class: 'row-about' }, place, factsOf(rows, row, names)), h('div', { class: 'acts', hidden: isError }, ...links)]);
  const read = isError ? null : await engine().call('read', { text, box: rows.boxOf(row) });
  if (!read || isProblem(read)) return place.remove();
  const board = h('nonet-board', { selects: 'none' });
  board.strings = boardWords();
  board.state = stateOfPosition(read);
  place.append(board);
}
