/* board_layers.ts: the parts of the picture, one above the other. Two SVGs with the canvas of big boards between them:
 *
 *     under: ground, houses, grounds of cells, washes of the step, the player's colours, lines, rings, links
 *     canvas: marks, from 16x16 on
 *     over: digits and marks, signs of the step
 *
 * Nothing of it is made anew while the board keeps its shape. */
import { CELL, LABEL_MARGIN, MARGIN, linesPath } from './board_geometry';
import { svgNode, textNode } from './svg_node';

const UNDER = ['houses', 'grounds', 'colours', 'tints'] as const;
const ABOVE_LINES = ['rings', 'links'] as const;
const OVER = ['faces', 'signs'] as const;
type LayerName = (typeof UNDER)[number] | (typeof ABOVE_LINES)[number] | (typeof OVER)[number];

export interface Layers {
  under: SVGSVGElement;
  over: SVGSVGElement;
  /* Of the board in the picture, as parts of its width. */
  inset: { left: number; top: number; right: number; bottom: number };
  /* How many units the picture is wide. */
  units: number;
  layer: Record<LayerName, SVGGElement>;
}

function addLines(under: SVGSVGElement, side: number, box: readonly [number, number]): void {
  const all = side * CELL;
  under.append(
    svgNode('path', { class: 'grid-lines', d: linesPath(side, box, false) }),
    svgNode('path', { class: 'box-lines', d: linesPath(side, box, true) }),
    svgNode('rect', { class: 'frame', width: all, height: all, rx: 9 }),
  );
}

function addCoordinates(under: SVGSVGElement, side: number): void {
  const group = svgNode('g', { class: 'coordinates' });
  for (let line = 0; line < side; line++) {
    const middle = line * CELL + CELL / 2;
    group.append(textNode(String(line + 1), middle, -LABEL_MARGIN / 2, 27), textNode(String(line + 1), -LABEL_MARGIN / 2, middle, 27));
  }
  under.append(group);
}

export function makeLayers(side: number, box: readonly [number, number], hasCoordinates: boolean): Layers {
  const all = side * CELL;
  const before = hasCoordinates ? LABEL_MARGIN : MARGIN;
  const whole = before + all + MARGIN;
  const view = { viewBox: `${-before} ${-before} ${whole} ${whole}`, 'aria-hidden': 'true' };
  const under = svgNode('svg', { class: 'under', ...view });
  const over = svgNode('svg', { class: 'over', ...view });
  const layer = {} as Record<LayerName, SVGGElement>;
  const add = (svg: SVGSVGElement, names: readonly LayerName[]): void => {
    for (const name of names) svg.append((layer[name] = svgNode('g', { class: name })));
  };
  under.append(svgNode('rect', { class: 'ground', width: all, height: all, rx: 9 }));
  add(under, UNDER);
  addLines(under, side, box);
  if (hasCoordinates) addCoordinates(under, side);
  add(under, ABOVE_LINES);
  add(over, OVER);
  const inset = { left: before / whole, top: before / whole, right: MARGIN / whole, bottom: MARGIN / whole };
  return { under, over, inset, units: whole, layer };
}
