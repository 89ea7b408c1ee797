/* cell_nodes.ts: the nodes of a cell. They are made when they are first needed and then kept: a change of the state becomes the few
 * attributes that differ, never new markup. */
import type { CellView, Glyph } from './cell_view';
import { EMPTY_VIEW, areSameGlyphs, isSameGlyph } from './cell_view';
import { CELL, cornerOf, digitSize } from './board_geometry';
import type { Layers } from './board_layers';
import { paint } from './board_colours';
import { colourSign } from './colour_signs';
import { baseline, setAttributes, svgNode, textNode, tidy } from './svg_node';

const COLOUR_NAMES = 'abcdef';
/* Under a digit: waves say that it is wrong, a straight line that it is there twice, dots that a right mark is missing. */
const UNDERLINES: Record<string, string> = {
  wrong: 'M26 84q4-7 8 0t8 0t8 0t8 0t8 0t8 0',
  conflict: 'M28 84H72',
  missing: 'M30 94.5H70',
};

export class CellNodes {
  #view: CellView = EMPTY_VIEW;
  readonly #corner;
  readonly #ground: SVGRectElement;
  readonly #face: SVGGElement;
  #digit: SVGTextElement | null = null;
  #underline: SVGPathElement | null = null;
  #colours: SVGGElement | null = null;
  readonly #marks = new Map<string, SVGTextElement>();
  readonly #signs = new Map<string, SVGPathElement>();

  constructor(private readonly layers: Layers, side: number, cell: number) {
    this.#corner = cornerOf(side, cell);
    this.#ground = svgNode('rect', { ...this.#corner, width: CELL, height: CELL, class: 'none' });
    this.#face = svgNode('g', { transform: `translate(${this.#corner.x} ${this.#corner.y})` });
    layers.layer.grounds.append(this.#ground);
    layers.layer.faces.append(this.#face);
  }

  get view(): CellView {
    return this.#view;
  }

  /* Returns whether marks changed: those that a canvas shows are painted there. */
  show(view: CellView, hasCanvas: boolean): boolean {
    const old = this.#view;
    this.#view = view;
    if (view.ground !== old.ground) this.#ground.setAttribute('class', view.ground || 'none');
    if (view.digit !== old.digit || view.look !== old.look) this.#showDigit(view);
    if (String(view.colours) !== String(old.colours)) this.#showColours(view.colours);
    if (areSameGlyphs(view.glyphs, old.glyphs)) return false;
    if (!hasCanvas) this.#showMarks(old.glyphs, view.glyphs);
    return true;
  }

  #showDigit(view: CellView): void {
    if (!this.#digit && view.digit) this.#face.append((this.#digit = textNode('', CELL / 2, CELL / 2, 58)));
    if (this.#digit) {
      const size = digitSize(view.digit.length > 1);
      setAttributes(this.#digit, { class: `digit ${view.look}`, y: baseline(CELL / 2, size), 'font-size': size });
      if (this.#digit.textContent !== view.digit) this.#digit.textContent = view.digit;
    }
    const kind = view.look.split(' ').at(-1) ?? '';
    const path = UNDERLINES[kind] ?? '';
    if (path && !this.#underline) this.#face.append((this.#underline = svgNode('path')));
    if (this.#underline) setAttributes(this.#underline, { d: path, class: `underline ${kind}` });
  }

  /* A stripe for each colour, and its sign for whoever cannot tell colours. */
  #showColours(colours: readonly number[]): void {
    if (!this.#colours) this.layers.layer.colours.append((this.#colours = svgNode('g')));
    const width = CELL / colours.length;
    this.#colours.replaceChildren(
      ...colours.flatMap((colour, at) => {
        const x = this.#corner.x + at * width;
        const fill = `fill:${paint(`${COLOUR_NAMES[colour - 1]}_wash`)}`;
        const stripe = svgNode('rect', { x: tidy(x), y: this.#corner.y, width: tidy(width), height: CELL, style: fill });
        const sign = svgNode('path', {
          class: 'colour-sign', d: colourSign(colour), style: `fill:${paint(COLOUR_NAMES[colour - 1] ?? '')}`,
          transform: `translate(${tidy(x + width - 9)} ${this.#corner.y + 9}) scale(.055)`,
        });
        return [stripe, sign];
      }),
    );
  }

  #showMarks(old: readonly Glyph[], marks: readonly Glyph[]): void {
    const before = new Map(old.map((mark) => [mark.key, mark]));
    for (const mark of marks) {
      const was = before.get(mark.key);
      before.delete(mark.key);
      if (!was || !isSameGlyph(was, mark)) this.#showMark(mark, was);
    }
    for (const mark of before.values()) {
      this.#marks.get(mark.key)?.setAttribute('class', 'gone');
      this.#signs.get(mark.key)?.setAttribute('class', 'gone');
    }
  }

  #showMark(mark: Glyph, was: Glyph | undefined): void {
    let node = this.#marks.get(mark.key);
    if (!node) this.#marks.set(mark.key, (node = this.#face.appendChild(svgNode('text'))));
    if (node.textContent !== mark.text) node.textContent = mark.text;
    node.setAttribute('class', mark.look ? `mark ${mark.look}` : 'mark');
    if (!was || was.x !== mark.x || was.y !== mark.y || was.size !== mark.size)
      setAttributes(node, { x: tidy(mark.x), y: baseline(mark.y, mark.size), 'font-size': tidy(mark.size) });
    this.#showSign(mark);
  }

  /* Behind a coloured mark stands the shape of its colour. */
  #showSign(mark: Glyph): void {
    const colour = mark.look.startsWith('paint') ? Number(mark.look.slice(5)) : 0;
    let sign = this.#signs.get(mark.key);
    if (!colour) {
      sign?.setAttribute('class', 'gone');
      return;
    }
    if (!sign) this.#signs.set(mark.key, (sign = svgNode('path')));
    this.#face.prepend(sign);
    setAttributes(sign, {
      class: 'mark-sign', d: colourSign(colour), style: `fill:${paint(`${COLOUR_NAMES[colour - 1]}_wash`)};stroke:${paint(COLOUR_NAMES[colour - 1] ?? '')}`,
      transform: `translate(${tidy(mark.x)} ${tidy(mark.y)}) scale(${tidy(mark.size * 0.0054)})`,
    });
  }
}
