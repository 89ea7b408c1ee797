/* board_speed.spec.ts: how long the board takes to be made and to change, in Chromium; the figures are printed. */
import { test } from '@playwright/test';

/* In the page: milliseconds of the main thread, with layout, for a board of this side with all marks. */
async function measure(side: number): Promise<{ make: number; marks20: number; highlight: number; value: number }> {
  const { NonetBoard } = await import(/* @vite-ignore */ new URL('/src/board/index.ts', location.href).href);
  const root = Math.sqrt(side);
  const all = Array.from({ length: side }, (_, at) => at + 1);
  const state = { side, box: [root, root], cursor: 'r1c1', cells: Array.from({ length: side * side }, () => ({ marks: all }) as object) };
  const board = new NonetBoard();
  board.style.width = '660px';
  document.body.append(board);
  const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 100));
  await settle();
  /* The layout is forced, so that it counts. */
  const time = async (change: () => void): Promise<number> => {
    await settle();
    const start = performance.now();
    change();
    board.getBoundingClientRect();
    return performance.now() - start;
  };
  const some = (cells: (cell: object, at: number) => object): object => ({ ...state, cells: state.cells.map(cells) });
  const median = async (change: (round: number) => void): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < 7; round++) times.push(await time(() => change(round)));
    return times.sort((one, two) => one - two)[3] ?? 0;
  };
  const make = await time(() => (board.state = state));
  const fewer = some((cell, at) => (at < 20 ? { marks: all.slice(1) } : cell));
  const marks20 = await median((round) => (board.state = round % 2 ? state : fewer));
  const high = some((cell) => ({ ...cell, highlighted_marks: [2] }));
  const highlight = await median((round) => (board.state = round % 2 ? state : high));
  const one = some((cell, at) => (at === 40 ? { value: 3 } : at < side ? { marks: all.slice(0, -1) } : cell));
  const value = await median((round) => (board.state = round % 2 ? state : one));
  board.remove();
  return { make, marks20, highlight, value };
}

for (const side of [9, 16, 25])
  test(`a ${side}x${side} board with all marks`, async ({ page }) => {
    await page.goto('demo/board.html');
    const times = await page.evaluate(measure, side);
    console.log(`${side}x${side}:`, Object.entries(times).map(([name, ms]) => `${name} ${ms.toFixed(2)} ms`).join(', '));
  });
