/* controls.ts: what the panels are made of: contents that change, icons, choices. */
import { h, svg } from '../shell/dom';

type Child = Node | string | null | undefined | false;

export function fill(node: Element, ...children: readonly Child[]): void {
  node.append(...children.filter((child): child is Node | string => !!child));
}

export function refill(node: Element, ...children: readonly Child[]): void {
  node.replaceChildren();
  fill(node, ...children);
}

const ICONS = {
  back: 'm12 5-5 5 5 5',
  next: 'm8 5 5 5-5 5',
  edit: 'M4 16l.7-3.3L13.500 3.900a1.700 1.700 0 0 1 2.400 0l.2.2a1.700 1.700 0 0 1 0 2.400L7.300 15.300 4 16ZM12 5.500l2.500 2.500',
  erase: 'M8 16 3.500 11.500a1.500 1.500 0 0 1 0-2.100l5.400-5.400a1.500 1.500 0 0 1 2.100 0l5 5a1.500 1.500 0 0 1 0 2.100L11 16H8ZM6.500 7.500l6 6',
};

export function icon(name: keyof typeof ICONS): SVGElement {
  return svg('svg', { class: 'ic', viewBox: '0 0 20 20', 'aria-hidden': 'true' }, svg('path', { d: ICONS[name] }));
}

/* A choice of a few, of which one is pressed. */
export function segment(label: string, choices: readonly (readonly [value: string, name: string])[], chosen: string, choose: (value: string) => void): HTMLElement {
  const buttons = choices.map(([value, name]) => {
    const press = (): void => {
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button));
      choose(value);
    };
    const button: HTMLElement = h('button', { type: 'button', 'aria-pressed': String(value === chosen), text: name, onclick: press });
    return button;
  });
  return h('div', { class: 'seg', role: 'group', 'aria-label': label }, ...buttons);
}

export function select(label: string, choices: readonly (readonly [value: string, name: string])[], chosen: string, choose: (value: string) => void): HTMLSelectElement {
  const node = h('select', { 'aria-label': label, onchange: () => choose(node.value) },
    ...choices.map(([value, name]) => h('option', { value, text: name, selected: value === chosen })));
  return node;
}
