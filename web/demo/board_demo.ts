/* board_demo.ts: a page to look at the board, and to test it: recorded states and drawings, and keys that type into the state without
 * any rules. ?fixture=NAME&theme=NAME chooses what is shown. */
import { cellOf, type BoardState, type Drawing, type NonetBoard, type Picture } from '../src/board';

type Fixture = { state: BoardState & { hint?: { stage: string; picture?: Picture } }; drawing?: Drawing };

const files = import.meta.glob<{ default: unknown }>('../tests/board/fixtures/*.json');
const board = document.querySelector('nonet-board') as NonetBoard;
const parameters = new URLSearchParams(location.search);

async function load<Type>(name: string): Promise<Type> {
  const file = files[`../tests/board/fixtures/${name}.json`];
  if (!file) throw new Error(`no fixture ${name}`);
  return (await file()).default as Type;
}

/* Everything that a cell can show at once. */
async function sampler(): Promise<Fixture> {
  const state = await load<BoardState>('play');
  const cells = [...state.cells];
  const empty = cells.flatMap((cell, at) => (cell.value ? [] : [at]));
  const change = (at: number, cell: object): void => {
    cells[empty[at] ?? 0] = { ...cells[empty[at] ?? 0], ...cell };
  };
  change(0, { colours: [1, 2, 3] });
  change(1, { marks: [1, 5, 8], centre_marks: [2, 4, 7] });
  change(2, { centre_marks: [1, 2, 3, 4, 5, 6, 7] });
  change(3, { marks: [1, 2, 3, 4, 5, 6, 7, 8, 9], highlighted_marks: [7] });
  change(4, { marks: [1, 2, 3, 4, 5, 6], coloured_marks: [1, 2, 3, 4, 5, 6].map((colour) => ({ colour, values: [colour] })) });
  change(5, { missing: true });
  for (const colour of [1, 2, 3, 4, 5, 6]) change(6 + colour, { colours: [colour] });
  change(14, { marks: [1, 2, 3, 4, 5, 6, 7], centre_marks: [8, 9] });
  cells[0] = { ...cells[0], wrong: true };
  cells[3] = { ...cells[3], conflict: true };
  cells[9] = { ...cells[9], conflict: true };
  const selected = ['r4c4', 'r4c5', 'r4c6', 'r5c4', 'r6c4', 'r6c5', 'r8c8'];
  return { state: { ...state, cells, selected, cursor: 'r4c4' } };
}

const FIXTURES: Record<string, () => Promise<Fixture>> = {
  play: async () => ({ state: await load('play') }),
  where: async () => ({ state: await load('where') }),
  chain: async () => ({ state: await load('chain'), drawing: await load('chain-drawing') }),
  fish: async () => ({ state: await load('play'), drawing: await load('fish-drawing') }),
  single: async () => ({ state: await load('play'), drawing: await load('single-drawing') }),
  sampler,
  sixteen: async () => ({ state: await load('sixteen') }),
  twentyfive: async () => ({ state: await load('twentyfive') }),
};

async function show(name: string): Promise<void> {
  const fixture = await (FIXTURES[name] ?? FIXTURES['play'])?.();
  if (!fixture) return;
  board.drawing = null;
  board.state = fixture.state;
  board.drawing = fixture.drawing ?? null;
  board.picture = fixture.state.hint?.picture ?? null;
}

function theme(name: string): void {
  if (name) document.documentElement.dataset['theme'] = name;
  else delete document.documentElement.dataset['theme'];
}

function nameOf(cell: number): string {
  return `r${Math.floor(cell / board.state.side) + 1}c${(cell % board.state.side) + 1}`;
}

/* ---- a stand-in for the game ---------------------------------------------------------------------- */

board.addEventListener('nonet-select', (event) => {
  const { cell, how, removes } = (event as CustomEvent).detail;
  const old = new Set(board.state.selected ?? [board.state.cursor ?? 'r1c1']);
  const selected = how === 'set' ? new Set<string>() : old;
  if (how === 'toggle' ? old.has(nameOf(cell)) : removes) selected.delete(nameOf(cell));
  else selected.add(nameOf(cell));
  board.state = { ...board.state, cursor: nameOf(cell), selected: [...selected] };
});

board.addEventListener('nonet-key', (event) => {
  const { name, shift, value, ctrl, alt, meta } = (event as CustomEvent).detail;
  if (ctrl || alt || meta) return;
  const digit = value || (/^[1-9]$/.test(name) ? Number(name) : 0);
  if (!digit && name !== 'Backspace') return;
  event.preventDefault();
  const cells = [...board.state.cells];
  for (const chosen of board.state.selected ?? [board.state.cursor]) {
    const at = cellOf(chosen, board.state.side);
    const cell = cells[at] ?? {};
    if (cell.given) continue;
    const marks = cell.marks ?? [];
    if (!digit) cells[at] = {};
    else if (shift) cells[at] = { ...cell, marks: marks.includes(digit) ? marks.filter((mark) => mark !== digit) : [...marks, digit].sort() };
    else cells[at] = { value: digit };
  }
  board.state = { ...board.state, cells };
});

/* ---- the choices ---------------------------------------------------------------------------------- */

const chooser = document.querySelector('#fixture') as HTMLSelectElement;
const themes = document.querySelector('#theme') as HTMLSelectElement;
chooser.append(...Object.keys(FIXTURES).map((name) => new Option(name)));
chooser.value = parameters.get('fixture') ?? 'play';
themes.value = parameters.get('theme') ?? '';
chooser.addEventListener('change', () => void show(chooser.value));
themes.addEventListener('change', () => theme(themes.value));
theme(themes.value);
for (const name of ['coordinates', 'selects']) if (parameters.has(name)) board.setAttribute(name, parameters.get(name) ?? '');
await show(chooser.value);
document.body.dataset['ready'] = '';
