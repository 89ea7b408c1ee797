/* board_keys.ts: keys of the keyboard as the game numbers them, and where arrows lead on a board without a game. */

export interface KeyDetail {
  /* As in game.h: the Unicode number of a character, or 0x110000 and more; 0: the game has no number for it. */
  key: number;
  /* As the browser calls it. */
  name: string;
  code: string;
  /* The digit on the key that was pressed, whatever shift or alt make of it; 0: none. */
  value: number;
  shift: boolean;
  ctrl: boolean;
  alt: boolean;
  meta: boolean;
  repeat: boolean;
}

const FIRST = 0x110000;
/* The empty name is Shift-Tab, which belongs to the page. */
const NAMED = [
  'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', 'Enter', 'Escape', 'Tab', '',
  'Backspace', 'Delete',
  'Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight',
];

function numberOf(event: KeyboardEvent): number {
  const isShifted = event.shiftKey && event.key.startsWith('Arrow');
  const named = NAMED.indexOf(isShifted ? `Shift+${event.key}` : event.key);
  if (named >= 0) return FIRST + named;
  const characters = [...event.key];
  const code = characters.length === 1 ? (event.key.codePointAt(0) ?? 0) : 0;
  // Ctrl-R is 18.
  return event.ctrlKey && /^[a-z]$/i.test(event.key) ? code & 31 : code;
}

export function keyDetail(event: KeyboardEvent): KeyDetail {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
  const { key: name, code, shiftKey: shift, ctrlKey: ctrl, altKey: alt, metaKey: meta, repeat } = event;
  return { key: numberOf(event), name, code, value: Number(digit?.[1] ?? 0), shift, ctrl, alt, meta, repeat };
}

/* Alt-Z: what the board does by itself. Letters alone are a game's. */
export function isZoomKey({ code, alt, ctrl, meta }: Pick<KeyDetail, 'code' | 'alt' | 'ctrl' | 'meta'>): boolean {
  return code === 'KeyZ' && alt && !ctrl && !meta;
}

/* Where the focus goes from `cell`, -1: the key does not move. */
export function walk(side: number, cell: number, { name, ctrl, meta }: Pick<KeyDetail, 'name' | 'ctrl' | 'meta'>): number {
  const column = cell % side;
  const row = Math.floor(cell / side);
  const isFar = ctrl || meta;
  const last = side - 1;
  switch (name) {
    case 'ArrowUp': return row ? cell - side : cell;
    case 'ArrowDown': return row < last ? cell + side : cell;
    case 'ArrowLeft': return column ? cell - 1 : cell;
    case 'ArrowRight': return column < last ? cell + 1 : cell;
    case 'Home': return isFar ? 0 : row * side;
    case 'End': return isFar ? side * side - 1 : row * side + last;
    case 'PageUp': return column;
    case 'PageDown': return last * side + column;
    default: return -1;
  }
}
