/* dialog.ts: a dialog of the page: title, cross, content. It goes with Escape, with a press beside it, and when its view goes. */
import { h } from './dom';
import { icon } from './icons';
import { t } from './strings';

let count = 0;

export function openDialog(title: string, content: readonly (Node | string)[], name = ''): HTMLDialogElement {
  const id = `dialog-${++count}`;
  const cross = h('button', { class: 'icb', 'aria-label': t('app.close'), onclick: () => dialog.close() }, icon('close'));
  const dialog = h('dialog', { class: `dialog ${name}`, 'aria-labelledby': id },
    h('div', { class: 'dialog-head' }, h('h2', { id }, title), cross),
    h('div', { class: 'dialog-body' }, ...content));
  const before = document.activeElement as HTMLElement | null;
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    // The browser gives the focus back, but not into a board, whose cells are in a tree of their own.
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

/* A choice of a few, as radio buttons in a row. */
export function choice<Value extends string>(
  label: string, options: readonly { value: Value; text: string }[], chosen: Value, choose: (value: Value) => void,
): HTMLElement {
  const group = `choice-${++count}`;
  const buttons = options.map(({ value, text }) => {
    const input = h('input', { type: 'radio', name: group, value, checked: value === chosen, onchange: () => choose(value) });
    return h('label', {}, input, h('span', {}, text));
  });
  return h('div', { class: 'seg', role: 'radiogroup', 'aria-label': label }, ...buttons);
}

/* A line with a box to tick. */
export function tick(text: string, isOn: boolean, change: (isOn: boolean) => void): HTMLLabelElement {
  const box = h('input', { type: 'checkbox', checked: isOn, onchange: () => change(box.checked) });
  return h('label', { class: 'tick' }, box, h('span', {}, text));
}
