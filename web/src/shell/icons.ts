/* icons.ts: the drawings of buttons, 20 units wide, in lines of the colour of the text. */
import { svg } from './dom';

const PATHS = {
  back: 'M16 10H4m5-5-5 5 5 5',
  close: 'm5 5 10 10M15 5 5 15',
  keys: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM8 8a2 2 0 1 1 2.8 1.9c-.6.3-.8.6-.8 1.3M10 13.8h.01',
  theme: 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3Z',
  settings: 'M3 6h8M15 6h2M3 14h2M9 14h8M15 6a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM9 14a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  pause: 'M7.5 5v10M12.5 5v10',
  go: 'M7 4.5v11l9-5.5Z',
  erase: 'm8 16-4.3-4.3a1.5 1.5 0 0 1 0-2.1l5.9-5.9a1.5 1.5 0 0 1 2.1 0l4.6 4.6a1.5 1.5 0 0 1 0 2.1L11 16H8Zm-1.3-9.3 6.6 6.6M8 16h9',
  undo: 'M7 5 3.5 8.5 7 12M4 8.5h7.5a4 4 0 0 1 0 8H9',
  redo: 'm13 5 3.5 3.5L13 12M16 8.5H8.5a4 4 0 0 0 0 8H11',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  flag: 'M5 17V3.5M5 4h9.5l-2 3.5 2 3.5H5',
  hint: 'M7.5 14.5h5M8.2 17h3.6M10 2.8a5 5 0 0 0-3 9c.6.5.9 1 .9 1.7h4.2c0-.7.3-1.2.9-1.7a5 5 0 0 0-3-9Z',
  more: 'M5 10h.01M10 10h.01M15 10h.01',
  next: 'm8 5 5 5-5 5',
  calendar: 'M3.5 6.5a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2ZM3.5 8.5h13M7 3v3M13 3v3',
  play: 'M5.500 3h9A2.500 2.500 0 0 1 17 5.500v9a2.500 2.500 0 0 1-2.500 2.500h-9A2.500 2.500 0 0 1 3 14.500v-9A2.500 2.500 0 0 1 5.500 3ZM7.700 3v14M12.300 3v14M3 7.700h14M3 12.300h14',
  analyse: 'M14.500 9a5.500 5.500 0 1 1-11 0 5.500 5.500 0 0 1 11 0ZM13.200 13.200 17 17M7 9h4M9 7v4',
  learn: 'M10 5.500C8 4 5.500 3.700 3 4.200v10.600c2.500-.5 5-.2 7 1.200 2-1.400 4.500-1.700 7-1.200V4.200c-2.500-.5-5-.2-7 1.300ZM10 5.500V16',
  make: 'M4 4h5v5H4ZM11 4h5v5h-5ZM4 11h5v5H4ZM13.500 11v5M11 13.500h5',
  table: 'M3.500 5h13v10h-13ZM3.500 8.300h13M3.500 11.700h13M8 5v10',
  zoom: 'M8 3.5H3.5V8M12 3.5h4.5V8M8 16.500H3.5V12M12 16.500h4.5V12M3.500 3.500 8 8M16.500 3.500 12 8M3.500 16.500 8 12M16.500 16.500 12 12',
  list: 'M7 5.500h10M7 10h10M7 14.500h10M3.500 5.500h.01M3.500 10h.01M3.500 14.500h.01',
  bars: 'M4 16.500V11M10 16.500v-12M16 16.500V8',
} as const;

export type Icon = keyof typeof PATHS;

export function icon(name: Icon): SVGElement {
  const path = svg('path', { d: PATHS[name] });
  if (name === 'more') path.setAttribute('stroke-width', '2.6');
  return svg('svg', { class: 'ic', viewBox: '0 0 20 20', 'aria-hidden': 'true' }, path);
}

/* Nine dots, the middle one yours. */
export function logo(): SVGElement {
  const dots = Array.from({ length: 9 }, (_, at) =>
    svg('circle', { cx: 3 + 7 * (at % 3), cy: 3 + 7 * Math.floor(at / 3), r: 2.3, class: at === 4 ? 'k' : 'o' }));
  return svg('svg', { class: 'mark', viewBox: '0 0 20 20', 'aria-hidden': 'true' }, ...dots);
}

/* A level as filled dots. */
export function dots(filled: number, all: number): HTMLElement {
  const node = document.createElement('span');
  node.className = 'lv';
  node.setAttribute('aria-hidden', 'true');
  for (let at = 0; at < all; at++) {
    const dot = document.createElement('i');
    dot.className = at < filled ? 'f' : '';
    node.append(dot);
  }
  return node;
}
