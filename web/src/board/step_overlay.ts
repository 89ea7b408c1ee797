/* step_overlay.ts: a drawing of the library, laid over the board: houses, washes, links and signs of a step.
 *
 * The library routed the links and chose the shapes; here each becomes one node in the layer of its part. What the board shows
 * itself (ground, lines, digits, plain marks) is left out, and `covered` says which candidates the drawing shows instead. */
import type { Drawing, Picture, Shape } from './board_state';
import { cellOf } from './board_state';
import { CELL } from './board_geometry';
import type { Layers } from './board_layers';
import { paint } from './board_colours';
import { baseline, setAttributes, svgNode } from './svg_node';

const LAYERS = ['houses', 'tints', 'links', 'signs'] as const;
const LAYER_OF: Record<string, (typeof LAYERS)[number]> = {
  house: 'houses', tint: 'tints', link: 'links', head: 'links', outline: 'links',
  sign: 'signs', member: 'signs', removed: 'signs', placed: 'signs',
};
/* Of the drawing; ours is a tenth of it. */
const DRAWN_CELL = 1000;
/* Larger text than that fills its cell. */
const DIGIT_TEXT = 400;

function pathOf(points: readonly (string | number)[]): string {
  return points.filter((point) => typeof point === 'number' || /^[MLCZ]$/.test(point)).join(' ');
}

function nodeOf(shape: Shape): SVGElement {
  const { x = 0, y = 0 } = shape;
  switch (shape.kind) {
    case 'rectangle':
      return svgNode('rect', { x, y, width: shape.width ?? 0, height: shape.height ?? 0, rx: shape.radius ?? 0 });
    case 'circle':
      return svgNode('circle', { cx: x, cy: y, r: shape.radius ?? 0 });
    case 'path':
      return svgNode('path', { d: pathOf(shape.points ?? []) });
    default: {
      const size = shape.size ?? 0;
      const text = svgNode('text', { x, y: baseline(y, size), 'font-size': size, 'font-weight': shape.weight ?? 500 });
      text.textContent = shape.text ?? '';
      if (shape.rim_width) setAttributes(text, { style: `stroke:${paint(shape.rim ?? '')};stroke-width:${shape.rim_width};paint-order:stroke;stroke-linejoin:round` });
      return text;
    }
  }
}

function styled(shape: Shape): SVGElement {
  const node = nodeOf(shape);
  let style = `fill:${paint(shape.fill ?? '')};`;
  if (shape.stroke) style += `stroke:${paint(shape.stroke)};stroke-width:${shape.stroke_width ?? 1};`;
  if (shape.dash) style += `stroke-dasharray:${shape.dash} ${shape.gap ?? shape.dash};`;
  // Links appear one after the other, in the order of the argument.
  if (shape.link !== undefined) style += `--order:${shape.link};`;
  setAttributes(node, { class: shape.part, style: style + (node.getAttribute('style') ?? '') });
  return node;
}

export class StepOverlay {
  readonly covered = new Set<number>();
  readonly #links = new Map<number, SVGElement[]>();
  readonly #candidates = new Map<number, SVGElement[]>();
  #lit: SVGElement[] = [];

  constructor(private readonly layers: Layers, private readonly side: number) {}

  /* Replaces what was shown before; null: nothing. */
  show(drawing: Drawing | null): void {
    this.covered.clear();
    this.#links.clear();
    this.#candidates.clear();
    this.#lit = [];
    const nodes: Record<string, SVGElement[]> = {};
    for (const shape of drawing?.shapes ?? []) this.#add(shape, nodes);
    const ground = drawing?.shapes.find((shape) => shape.part === 'ground');
    const scale = CELL / DRAWN_CELL;
    const place = `scale(${scale}) translate(${-(ground?.x ?? 0)} ${-(ground?.y ?? 0)})`;
    for (const name of LAYERS) {
      const layer = this.layers.layer[name];
      layer.replaceChildren(...(nodes[name] ?? []));
      layer.classList.remove('dimmed');
      if (drawing) setAttributes(layer, { transform: place, style: `--links:${Math.max(1, this.#links.size)}` });
    }
  }

  #add(shape: Shape, nodes: Record<string, SVGElement[]>): void {
    const name = LAYER_OF[shape.part];
    if (!name) return;
    const node = styled(shape);
    (nodes[name] ??= []).push(node);
    if (shape.link !== undefined) this.#remember(this.#links, shape.link, node);
    if (name !== 'signs' || shape.cell === undefined || shape.value === undefined) return;
    const candidate = shape.cell * 64 + shape.value;
    this.#remember(this.#candidates, candidate, node);
    this.covered.add(candidate);
    if (shape.kind === 'text' && (shape.size ?? 0) > DIGIT_TEXT) this.covered.add(-1 - shape.cell);
  }

  #remember(map: Map<number, SVGElement[]>, key: number, node: SVGElement): void {
    const list = map.get(key);
    if (list) list.push(node);
    else map.set(key, [node]);
  }

  /* This link and its ends stand out; null: none does. */
  light(link: number | null, picture: Picture | null): void {
    for (const node of this.#lit) node.classList.remove('lit');
    this.#lit = link === null ? [] : [...(this.#links.get(link) ?? []), ...this.#endsOf(link, picture)];
    for (const node of this.#lit) node.classList.add('lit');
    for (const name of ['links', 'signs'] as const)
      this.layers.layer[name].classList.toggle('dimmed', link !== null && this.#lit.length > 0);
  }

  #endsOf(link: number, picture: Picture | null): SVGElement[] {
    const tied = picture?.links[link];
    if (!tied) return [];
    const ends = (cells: readonly string[], value = 0): SVGElement[] =>
      cells.flatMap((cell) => this.#candidates.get(cellOf(cell, this.side) * 64 + value) ?? []);
    return [...ends(tied.from, tied.from_value), ...ends(tied.to, tied.to_value)];
  }
}
