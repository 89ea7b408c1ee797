/* board_colours.ts: the colours of the four themes, by the library's names of paints, as style sheets.
 *
 * The library measured them (paints.c); a test compares. Three more are the board's own: selection, same (cells with the
 * highlighted value) and peer (cells that share a house with the cursor). Each is a property --nonet-NAME of the element: a rule
 * of the page for `nonet-board` is stronger than ours. */

export const THEMES = ['light', 'dark', 'print', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/* light, dark, print, contrast */
export const COLOURS: Record<string, readonly [string, string, string, string]> = {
  paper: ['#FAF9F6', '#13151A', '#FFFFFF', '#FFFFFF'],
  cell: ['#FFFFFF', '#181B21', '#FFFFFF', '#FFFFFF'],
  ink: ['#1D2029', '#ECEAE4', '#000000', '#000000'],
  faint: ['#666B78', '#9296A2', '#444444', '#333333'],
  player: ['#2A4FC4', '#8FAEFF', '#444444', '#0A2A9C'],
  mark: ['#5A5F6C', '#B0B4BF', '#333333', '#1A1A1A'],
  grid: ['#CBC7BC', '#363C48', '#999999', '#6E6E6E'],
  box: ['#6A6E7A', '#747A88', '#000000', '#000000'],
  frame: ['#343844', '#8F95A3', '#000000', '#000000'],
  house: ['#EAF2E8', '#1D2A2A', '#EBEBEB', '#E2F1E2'],
  cover: ['#F6F1E7', '#26241F', '#FFFFFF', '#FFF6E0'],
  edge: ['#A79C83', '#6F6753', '#777777', '#5C5138'],
  on: ['#FFFFFF', '#0F1116', '#FFFFFF', '#FFFFFF'],
  removed: ['#C62439', '#FF7A7E', '#000000', '#8E0022'],
  removed_wash: ['#FDE5E7', '#45222C', '#FFFFFF', '#FFD9E0'],
  a: ['#0A6F63', '#4CC7B2', '#000000', '#00524A'],
  a_wash: ['#D8EEEA', '#17383A', '#E4E4E4', '#CDEDE8'],
  b: ['#A4530A', '#F2B05E', '#555555', '#733600'],
  b_wash: ['#FBE8D0', '#40301D', '#F2F2F2', '#FFE3BF'],
  c: ['#8C2F8F', '#F3A3E0', '#333333', '#6A1B6E'],
  c_wash: ['#F5E4F5', '#43293F', '#ECECEC', '#F6DDF6'],
  d: ['#14213D', '#F7F7F2', '#222222', '#0B1220'],
  d_wash: ['#E4E8EE', '#33353C', '#E8E8E8', '#E2E5EA'],
  e: ['#5A3FE0', '#8199FB', '#444444', '#3A1FB0'],
  e_wash: ['#E9E5FC', '#232C4A', '#F0F0F0', '#E6E1FF'],
  f: ['#5A1020', '#DFEF33', '#111111', '#4A0A14'],
  f_wash: ['#EFE3E0', '#33361A', '#DEDEDE', '#F2E1E0'],
  selection: ['#CFDBFA', '#2E3D68', '#FFFFFF', '#FFE45C'],
  same: ['#E3E9FA', '#28345A', '#FFFFFF', '#DDE6FF'],
  peer: ['#F7F5F0', '#1E2129', '#FFFFFF', '#FFFFFF'],
};

/* Where the system has a few colours for everything: shapes, lines and weights tell things apart. */
const FORCED: Record<string, string> = {
  paper: 'Canvas', cell: 'Canvas', ink: 'CanvasText', faint: 'CanvasText', player: 'LinkText', mark: 'CanvasText', grid: 'GrayText',
  box: 'CanvasText', frame: 'CanvasText', house: 'Canvas', cover: 'Canvas', edge: 'CanvasText', on: 'Canvas', removed: 'CanvasText',
  removed_wash: 'Canvas', selection: 'Canvas', same: 'Canvas', peer: 'Canvas',
};

/* The property of a paint; nothing else that a drawing names becomes a part of a style. */
export function paint(name: string): string {
  return name in COLOURS ? `var(--nonet-${name.replace('_', '-')})` : 'none';
}

function declarations(value: (name: string) => string): string {
  return Object.keys(COLOURS).map((name) => `--nonet-${name.replace('_', '-')}:${value(name)}`).join(';');
}

function colourIn(theme: Theme): (name: string) => string {
  return (name) => COLOURS[name]?.[THEMES.indexOf(theme)] ?? 'none';
}

function forced(name: string): string {
  return FORCED[name] ?? (name.endsWith('_wash') ? 'Canvas' : 'CanvasText');
}

const sheets = new Map<Theme, CSSStyleSheet>();

/* The sheet of a theme; all boards of a page share it. On paper every theme is that for print. */
export function sheetOf(theme: Theme): CSSStyleSheet {
  let sheet = sheets.get(theme);
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  const weights = theme === 'contrast' ? '--nonet-own-weight:560;--nonet-mark-weight:600' : '--nonet-own-weight:440;--nonet-mark-weight:480';
  const scheme = theme === 'dark' ? 'dark' : 'light';
  sheet.replaceSync(
    `:host{color-scheme:${scheme};${weights};${declarations(colourIn(theme))}}` +
      `@media print{:host{${declarations(colourIn('print'))}}}` +
      `@media (forced-colors:active){:host{${declarations(forced)}}}`,
  );
  sheets.set(theme, sheet);
  return sheet;
}

/* The theme that is asked for: of the board, else of the page (data-theme of <html>), else of the system. */
export function themeOf(board: HTMLElement): Theme {
  const asked = board.getAttribute('theme') ?? document.documentElement.dataset['theme'];
  const known = THEMES.find((theme) => theme === asked);
  if (known) return known;
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/* Calls back whenever the page or the system may have changed the theme, until `signal` says stop. */
export function watchTheme(changed: () => void, signal: AbortSignal): void {
  for (const query of ['(prefers-contrast: more)', '(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'])
    matchMedia(query).addEventListener('change', changed, { signal });
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'class', 'style'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
