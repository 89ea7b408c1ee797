/* facts_of_position.ts: the shown position in other notations, and as a picture. */
import { isProblem, type Notation } from '../engine/types.js';
import type { Analysis } from './analysis';
import type { Strings } from './analyse_strings';
import { h, saveFile } from '../shell/dom';
import { select } from './controls';
import { FactBox } from './fact';

/* A fact that follows the position. */
export interface PlaceFact {
  readonly node: HTMLElement;
  update(): void;
}

export function copyButton(strings: Strings, text: () => string): HTMLButtonElement {
  const node = h('button', {
    type: 'button', class: 'btn small', text: strings.copy,
    onclick: () => void navigator.clipboard.writeText(text()).then(() => (node.textContent = strings.copied)),
  });
  return node;
}

export function notationFact(strings: Strings, analysis: Analysis, notations: readonly Notation[]): PlaceFact {
  const output = h('textarea', { class: 'output', readonly: true, rows: 2, 'aria-label': strings.convert, spellcheck: 'false' });
  const copy = copyButton(strings, () => output.value);
  const update = (): void => void write();
  const names = notations.map(({ notation, summary }) => [notation, `${notation}: ${summary}`] as const);
  const wanted = select(strings.to, names, 'line', update);
  const write = async (): Promise<void> => {
    const { desk, reading, place, puzzle, isAtEnd } = analysis;
    copy.textContent = strings.copy;
    if (!puzzle) return;
    const answer = isAtEnd
      ? await desk.near.call('convert', analysis.explained?.result ?? '', { notation: wanted.value })
      : await desk.near.call('convert', reading, { notation: wanted.value }, place);
    const text = isProblem(answer) ? answer.error : answer.text.trim() ? answer.text.replace(/\n$/, '') : strings.cannotHold;
    output.value = text;
    output.rows = Math.min(13, Math.max(2, text.split('\n').length));
  };
  const box = new FactBox(strings.convert, null, copy);
  box.say(wanted, output);
  return { node: box.node, update: () => void write().catch(() => undefined) };
}

export function pictureFact(strings: Strings, analysis: Analysis, themes: readonly string[]): PlaceFact {
  const theme = select(strings.drawingAs, themes.map((name) => [name, name] as const), 'print', () => undefined);
  const save = async (): Promise<void> => {
    const { desk, guest, reading, place, picture } = analysis;
    const look = { theme: theme.value, pixels: 720, picture, legend: false };
    const answer = guest ? await guest.client.call('svg', guest.text, look, guest.of) : await desk.near.call('svg', reading, look, place);
    if (typeof answer === 'string') saveFile('position.svg', answer, 'image/svg+xml');
  };
  const box = new FactBox(strings.drawing, null, theme, h('button', { type: 'button', class: 'btn small', text: strings.svg, onclick: () => void save() }));
  return { node: box.node, update: () => undefined };
}
