/* nonet_board.test.ts: the element: nodes that stay, the grid of cells, events, the drawing of a step. */
import { beforeEach, expect, it } from 'vitest';
import { type BoardState, type Drawing, NonetBoard, type Picture } from '../../src/board';
import chain from './fixtures/chain.json';
import drawing from './fixtures/chain-drawing.json';
import play from './fixtures/play.json';
import sixteen from './fixtures/sixteen.json';

const stateOf = (state: unknown): BoardState => structuredClone(state) as BoardState;
let board: NonetBoard;
const inside = (selector: string): Element[] => [...(board.shadowRoot?.querySelectorAll(selector) ?? [])];
const cell = (number: number): HTMLElement => inside('[role=gridcell]')[number] as HTMLElement;
const labelled = (number: number): string | null => cell(number).getAttribute('aria-label');

beforeEach(() => {
  document.body.replaceChildren();
  board = new NonetBoard();
  document.body.append(board);
  board.state = stateOf(play);
});

it('is a grid with a cell for every cell', () => {
  expect(inside('[role=grid]')).toHaveLength(1);
  expect(inside('[role=grid] > [role=row]')).toHaveLength(9);
  expect(inside('[role=row] > [role=gridcell]')).toHaveLength(81);
  expect(labelled(0)).toBe('row 1 column 1, 4');
  expect(labelled(1)).toBe('row 1 column 2, empty, marks 6 7 8');
  expect(labelled(2)).toBe('row 1 column 3, given 3');
});

it('takes Tab at the cursor only', () => {
  expect(inside('[tabindex="0"]')).toEqual([cell(57)]);
  board.state = { ...board.state, cursor: 'r1c1' };
  expect(inside('[tabindex="0"]')).toEqual([cell(0)]);
  expect(inside('[aria-selected=true]')).toEqual([cell(0)]);
});

it('keeps its nodes', () => {
  const nodes = inside('*');
  const cells = board.state.cells.map((old, at) => (at === 1 ? { marks: [6, 7] } : at === 4 ? { value: 8 } : old));
  board.state = { ...board.state, cells, cursor: 'r2c2' };
  const kept = new Set(inside('*'));
  expect(nodes.every((node) => kept.has(node) || node.tagName === 'P')).toBe(true);
  expect(labelled(4)).toBe('row 1 column 5, 8');
});

it('changes only what differs', async () => {
  let changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => (changes = [...changes, ...records]));
  for (const svg of inside('svg')) observer.observe(svg, { attributes: true, childList: true, subtree: true, characterData: true });
  board.state = stateOf(play);
  const cells = board.state.cells.map((old, at) => (at === 1 ? { ...old, marks: [6, 7] } : old));
  board.state = { ...board.state, cells };
  await new Promise((done) => setTimeout(done, 10));
  observer.disconnect();
  // One mark goes; the cursor's ring is placed where it was.
  const marks = changes.filter(({ target }) => target.nodeName === 'text');
  expect(marks).toHaveLength(1);
  expect(changes.length).toBeLessThan(10);
});

it('shows selections of several cells', () => {
  board.state = { ...board.state, selected: ['r1c1', 'r1c2'], cursor: 'r1c2' };
  expect(inside('[aria-selected=true]')).toEqual([cell(0), cell(1)]);
  expect(inside('.grounds .selected')).toHaveLength(2);
  expect(inside('rect.cursor')).toHaveLength(1);
  expect(inside('[role=grid]')[0]?.getAttribute('aria-multiselectable')).toBe('true');
});

it('says what changed, but nothing at first', () => {
  expect(inside('[role=status]')[0]?.textContent).toBe('');
  board.state = { ...board.state, cells: board.state.cells.map((old, at) => (at === 57 ? { value: 2 } : old)) };
  expect(inside('[role=status]')[0]?.textContent).toBe('2');
});

it('sends keys, and leaves those alone that nobody takes', () => {
  const keys: unknown[] = [];
  board.addEventListener('nonet-key', (event) => {
    keys.push((event as CustomEvent).detail.name);
    if ((event as CustomEvent).detail.name === '7') event.preventDefault();
  });
  const press = (key: string): boolean => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    cell(57).dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([press('7'), press('x'), press('Tab'), press('ArrowUp')]).toEqual([true, false, false, true]);
  expect(keys).toEqual(['7', 'x', 'ArrowUp']);
});

it('walks by itself where no game takes arrows', () => {
  const chosen: unknown[] = [];
  board.addEventListener('nonet-select', (event) => chosen.push((event as CustomEvent).detail));
  board.focusCell();
  const press = (key: string, shiftKey = false): boolean =>
    cell(57).dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  press('ArrowLeft');
  expect(chosen).toEqual([{ cell: 56, how: 'set', removes: false }]);
  expect(inside('[tabindex="0"]')).toEqual([cell(56)]);
});

it('is chosen by helpers that click without a pointer', () => {
  const chosen: unknown[] = [];
  board.addEventListener('nonet-select', (event) => chosen.push((event as CustomEvent).detail));
  cell(5).click();
  expect(chosen).toEqual([{ cell: 5, how: 'set', removes: false }]);
});

it('draws a step with the shapes of the library', () => {
  board.state = stateOf(chain);
  board.drawing = drawing as unknown as Drawing;
  const shapes = (part: string): number => drawing.shapes.filter((shape) => shape.part === part).length;
  for (const part of ['link', 'head', 'sign', 'member', 'removed']) expect(inside(`.${part}`)).toHaveLength(shapes(part));
  const links = inside('.link');
  expect(links[0]?.getAttribute('d')).toMatch(/^M \d+ \d+ [LC]/);
  expect(inside('.frame')).toHaveLength(1);
  board.drawing = null;
  expect(inside('.link, .sign')).toHaveLength(0);
});

it('leaves candidates to the drawing that shows them', () => {
  const visible = (): number => inside('.faces .mark').length;
  board.state = stateOf(chain);
  const before = visible();
  board.drawing = drawing as unknown as Drawing;
  const members = drawing.shapes.filter((shape) => shape.kind === 'text' && ['member', 'removed'].includes(shape.part)).length;
  expect(visible()).toBe(before - members);
});

it('lights a link and its ends', () => {
  board.state = stateOf(chain);
  board.drawing = drawing as unknown as Drawing;
  board.picture = (chain.hint as unknown as { picture: Picture }).picture;
  board.lit = 0;
  expect(inside('.links .lit').length).toBe(2);
  expect(inside('.signs .lit').length).toBeGreaterThanOrEqual(4);
  expect(inside('.dimmed')).toHaveLength(2);
  board.lit = null;
  expect(inside('.lit, .dimmed')).toHaveLength(0);
});

it('paints marks of big boards on a canvas', () => {
  board.state = stateOf(sixteen);
  expect(inside('canvas')).toHaveLength(1);
  expect(inside('.mark')).toHaveLength(0);
  expect(inside('[role=gridcell]')).toHaveLength(256);
  board.state = stateOf(play);
  expect(inside('canvas')).toHaveLength(0);
  expect(inside('[role=gridcell]')).toHaveLength(81);
});

it('shows nothing while the game is paused', () => {
  board.state = { ...board.state, paused: true };
  expect(inside('.digit').map((digit) => digit.textContent).join('')).toBe('');
  expect(labelled(2)).toContain('hidden');
});

it('takes words of another language', () => {
  board.strings = { empty: 'leer', given: (digit) => `${digit}, vorgegeben` };
  expect(labelled(2)).toBe('row 1 column 3, 3, vorgegeben');
  expect(labelled(1)).toContain('leer');
});

it('describes the step that is drawn', () => {
  board.state = stateOf(chain);
  expect(inside('#step')[0]?.textContent).toBe('');
  board.drawing = drawing as unknown as Drawing;
  expect(inside('#step')[0]?.textContent).toContain('If r2c3 is not 7');
  expect(inside('[role=grid]')[0]?.getAttribute('aria-describedby')).toBe('step');
  expect(labelled(20)).toBe('row 3 column 3, empty, marks 6 7 8, in the hint, 7 to remove');
});

it('keeps its place on boards without a cursor', () => {
  const { cursor: _, ...position } = board.state;
  board.state = position;
  board.focusCell(30);
  cell(30).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
  board.state = { ...position };
  expect(inside('[tabindex="0"]')).toEqual([cell(31)]);
  expect(inside('[aria-selected=true]')).toEqual([]);
});
