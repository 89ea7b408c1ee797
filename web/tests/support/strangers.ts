/* strangers.ts: finds words of a page that come from no table, when it is shown with ?locale=pseudo. */

/* In the page: words that a person could read or hear and that are neither from the table nor the engine's. */
export function strangers(): string[] {
  const found: string[] = [];
  const isKnown = (text: string): boolean => !/[a-z]{2}/i.test(text.replace(/⟦[^⟦⟧]*(?:⟦[^⟧]*⟧[^⟦⟧]*)*⟧/g, '').replace(/\br\d+c\d+\b/g, ''));
  const isEngines = (node: Element | null): boolean => Boolean(node?.closest('[data-engine], [aria-live], #step, desc, title, textarea, style, script, input, option[lang]'));
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const node of root.querySelectorAll('*')) {
      if (node.shadowRoot) roots.push(node.shadowRoot);
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = node.getAttribute(name);
        if (text && !isEngines(node) && !isKnown(text)) found.push(`${name}: ${text}`);
      }
      if (isEngines(node)) continue;
      for (const child of node.childNodes) if (child.nodeType === 3 && !isKnown(child.textContent ?? '')) found.push(child.textContent ?? '');
    }
  }
  return found;
}
