/* strip_view.ts: a chain as a row of signs: a filled disc is true, an open ring is not, as on the board. */
import type { Step } from '../engine/types.js';
import type { Strings } from './analyse_strings';
import { isLine, signsOfEureka, signsOfNodes, type Sign } from './chain_strip';
import { h, svg } from '../shell/dom';
import { cellsText } from './effect_text';

type Nodes = Parameters<typeof signsOfNodes>[0];

/* The strips of a step, one a chain; none if it is no chain. */
export function stripsOf(step: Step, symbol: (value: number) => string): Sign[][] {
  const chains = (step['chains'] as Nodes[] | undefined) ?? [];
  const count = (step['branches'] as number | undefined) ?? chains.length;
  const lines = chains.slice(0, count).filter(isLine);
  if (chains.length) return lines.length === count ? lines.map((nodes) => signsOfNodes(nodes, cellsText, symbol)) : [];
  return (step.eureka ?? '').split('\n').map(signsOfEureka).filter((signs) => signs.length > 0);
}

/* The number of the link between two signs in the picture of the step, -1: it has none. */
export function linkOf(step: Step, from: Sign, to: Sign, symbol: (value: number) => string): number {
  const links = step.picture?.links ?? [];
  const is = (cells: readonly string[], value: number | undefined, sign: Sign): boolean =>
    value !== undefined && symbol(value) === sign.value && cellsText(cells) === sign.cells;
  return links.findIndex(
    (link) =>
      (is(link.from, link.from_value, from) && is(link.to, link.to_value, to)) ||
      (is(link.from, link.from_value, to) && is(link.to, link.to_value, from)),
  );
}

function glyph({ value, isTrue }: Sign): SVGElement {
  const disc = svg('circle', { cx: 10, cy: 10, r: isTrue ? 8.5 : 7.5, class: isTrue ? 'is' : 'not' });
  const text = svg('text', { x: 10, y: 10, class: isTrue ? 'on' : 'off' });
  text.textContent = value;
  return svg('svg', { class: 'gly', viewBox: '0 0 20 20', 'aria-hidden': 'true' }, disc, text);
}

/* `light`: the number of the sign before which the link is, or null. */
export function stripView(signs: readonly Sign[], strings: Strings, light: (sign: number | null) => void): HTMLElement {
  const items = signs.map((sign, at) =>
    h('li', { onpointerenter: () => light(at), onpointerleave: () => light(null), onclick: () => light(at) },
      sign.link && h('i', { class: sign.link, 'aria-hidden': true, text: sign.link === 'strong' ? '→' : '⇢' }),
      h('span', { class: 'vh', text: `${sign.link ? strings[sign.link] : ''} ${sign.isTrue ? strings.is(sign.value) : strings.isNot(sign.value)}` }),
      glyph(sign), h('span', { text: sign.cells })));
  return h('ol', { class: 'strip', 'aria-label': strings.chain }, ...items);
}
