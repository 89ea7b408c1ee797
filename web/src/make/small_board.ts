/* small_board.ts: a puzzle as a small picture, on the screen and on paper: lines, and one text for each row. Colours and weights of lines
 * are in the style sheet. */
import { CELL, digitSize } from '../board/board_geometry';
import { svg } from '../shell/dom';
import type { Box } from '../engine/types.js';

/* Every `gap`-th line across and down, but the frame. */
function lines(side: number, across: number, down: number): string {
  const whole = side * CELL;
  const every = (gap: number): number[] => Array.from({ length: side / gap - 1 }, (_, at) => (at + 1) * gap * CELL);
  return [...every(across).map((y) => `M0 ${y}H${whole}`), ...every(down).map((x) => `M${x} 0V${whole}`)].join('');
}

/* Each letter has a place of its own. */
function rowOf(cells: string, row: number): SVGElement {
  const columns = [...cells].flatMap((symbol, column) => (symbol === '.' ? [] : [column]));
  const node = svg('text', { x: columns.map((column) => (column + 0.5) * CELL).join(' '), y: (row + 0.5) * CELL, dy: '.355em', 'font-size': digitSize(false) });
  node.textContent = cells.replaceAll('.', '');
  return node;
}

/* `name`: for who does not see it; without one the words beside it say what it is. */
export function smallBoard(cells: string, [rows, columns]: Box, name = ''): SVGElement {
  const side = rows * columns;
  const whole = side * CELL;
  const rowTexts = Array.from({ length: side }, (_, row) => cells.slice(row * side, (row + 1) * side)).flatMap((row, at) => (/[^.]/.test(row) ? [rowOf(row, at)] : []));
  return svg('svg', { class: 'small-board', viewBox: `0 0 ${whole} ${whole}`, ...(name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': 'true' }) },
    svg('rect', { width: whole, height: whole, rx: 9, class: 'ground' }),
    svg('path', { class: 'grid', d: lines(side, 1, 1) }), svg('path', { class: 'boxes', d: lines(side, rows, columns) }),
    svg('rect', { width: whole, height: whole, rx: 9, class: 'frame' }), svg('g', { class: 'digits' }, ...rowTexts));
}
