/* dom.ts: elements in one line each. */

type Child = Node | string | null | undefined | false;
type Properties = Readonly<Record<string, string | number | boolean | null | undefined | ((event: never) => void)>>;

/* h('button', { class: 'btn', onclick: play }, t('app.play')): functions listen, booleans switch an attribute, null leaves it out,
 * `text` is the text. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag, properties: Properties = {}, ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') node.addEventListener(name.slice(2), value as EventListener);
    else if (typeof value === 'boolean') node.toggleAttribute(name, value);
    else if (name === 'text') node.textContent = String(value ?? '');
    else if (name === 'style') node.style.cssText = String(value ?? ''); /* as an attribute the page's policy would stop it */
    else if (value !== null && value !== undefined) node.setAttribute(name, String(value));
  }
  node.append(...children.filter((child): child is Node | string => child !== null && child !== undefined && child !== false));
  return node;
}

/* Text that the engine wrote. */
export function engineText(text: string, tag: 'span' | 'p' = 'span', name = ''): HTMLElement {
  return h(tag, { lang: 'en', 'data-engine': '', class: name || null }, text);
}

const SVG = 'http://www.w3.org/2000/svg';

export function svg(tag: string, attributes: Readonly<Record<string, string | number>> = {}, ...children: Node[]): SVGElement {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/* Set only what differs: screen readers repeat what is set. */
export function setText(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

export function setAttribute(node: Element, name: string, value: string | null): void {
  if (value === null) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/* What the page looks like now has been seen; a page in the background is not seen. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/* Hand a text to the user as a file. */
export function saveFile(name: string, text: string | Blob, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = h('a', { href: address, download: name });
  link.click();
  // The browser has begun to read it by the next turn; a while more does no harm.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/* Ask for a file; null: none was chosen. */
export function askFile(accept: string): Promise<string | null> {
  return new Promise((done) => {
    const input = h('input', { type: 'file', accept });
    input.addEventListener('change', () => void (input.files?.[0]?.text() ?? Promise.resolve(null)).then(done));
    input.addEventListener('cancel', () => done(null));
    input.click();
  });
}
