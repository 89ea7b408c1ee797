/* svg_node.ts: SVG elements, and text that is centred on its digits. */

const SVG = 'http://www.w3.org/2000/svg';
/* Half the height of a digit, as a part of the size of the text: not all renderers know dominant-baseline. */
const HALF_DIGIT = 0.355;

export type Attributes = Record<string, string | number>;

export function svgNode<Name extends keyof SVGElementTagNameMap>(name: Name, attributes: Attributes = {}): SVGElementTagNameMap[Name] {
  const node = document.createElementNS(SVG, name);
  setAttributes(node, attributes);
  return node;
}

/* Styles as properties: pages that allow no styles in their text (Content-Security-Policy) ignore the attribute. */
export function setAttributes(node: SVGElement, attributes: Attributes): void {
  for (const key in attributes) {
    if (key === 'style') node.style.cssText = String(attributes[key]);
    else node.setAttribute(key, String(attributes[key]));
  }
}

/* To a hundredth: what is finer than that nobody sees. */
export function tidy(number: number): number {
  return Math.round(number * 100) / 100;
}

export function baseline(y: number, size: number): number {
  return tidy(y + size * HALF_DIGIT);
}

export function textNode(text: string, x: number, y: number, size: number, attributes: Attributes = {}): SVGTextElement {
  const node = svgNode('text', { x: tidy(x), y: baseline(y, size), 'font-size': tidy(size), ...attributes });
  node.textContent = text;
  return node;
}
