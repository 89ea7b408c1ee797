/* play_keys.ts: what a key of the keyboard asks of the game. The game's own table decides what keys do (game/keys.c); here is only what a
 * browser tells differently: digits with shift, ctrl and alt, and keys that belong to the browser. */
import type { KeyDetail } from '../board';
import { key } from '../engine/constants.js';
import type { CommandName } from '../engine/types.js';

export type Action = { readonly press: string } | { readonly do: CommandName; readonly argument: number };

const NAMED: Readonly<Record<string, keyof typeof key>> = {
  ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right', Home: 'home', End: 'end', PageUp: 'page_up', PageDown: 'page_down',
  Enter: 'enter', Escape: 'escape', Backspace: 'backspace', Delete: 'delete',
};
/* Of the game's keys with ctrl, those that a browser lets a page have without harm. */
const WITH_CTRL = 'aexyz';

function shifted(name: string): keyof typeof key | undefined {
  const wanted = `shift_${NAMED[name] ?? ''}`;
  return wanted in key ? (wanted as keyof typeof key) : undefined;
}

/* null: the key is not the game's. */
export function actionOf(detail: KeyDetail): Action | null {
  const { name, value, shift, alt, meta } = detail;
  const ctrl = detail.ctrl || meta;
  if (value && alt && !ctrl) return { do: 'symbol_colour', argument: value };
  if (value && ctrl && !alt) return { do: 'symbol_centre_mark', argument: value };
  if (value && shift && !alt) return { do: 'symbol_mark', argument: value };
  // With ctrl and alt characters are typed on some keyboards.
  if (ctrl && !alt) return withCtrl(name.toLowerCase(), shift);
  if (alt && !ctrl) return null;
  const named = (shift ? shifted(name) : undefined) ?? NAMED[name];
  if (named) return { press: named };
  return [...name].length === 1 ? { press: name } : null;
}

function withCtrl(letter: string, shift: boolean): Action | null {
  if (letter === 'z' && shift) return { do: 'redo', argument: 0 };
  if (letter.length !== 1 || !WITH_CTRL.includes(letter)) return null;
  return { press: String.fromCharCode(letter.charCodeAt(0) & 31) };
}

/* Rows of the game's table that a page never hears of: Tab goes to the next control, these letters with ctrl are the browser's. `)` leads to
   practice, which the terminal has. */
export function isBrowsers(name: string): boolean {
  return name === ')' || /Tab$/.test(name) || (/^Ctrl-[A-Z]$/.test(name) && !WITH_CTRL.includes(name.slice(-1).toLowerCase()));
}

/* Keys work wherever the focus is, unless what has it wants them, or the board has had them. */
export function isForControls(event: KeyboardEvent, board: Element): boolean {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || target === board || event.key === 'Tab') return true;
  if (target.closest('dialog, input:not([type=radio]), textarea, select')) return true;
  if (target.matches('[type=radio]') && /^Arrow|^ $/.test(event.key)) return true;
  return target.closest('button, a, summary') !== null && (event.key === 'Enter' || event.key === ' ');
}
