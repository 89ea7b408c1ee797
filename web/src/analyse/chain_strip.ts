/* chain_strip.ts: a chain as a strip of signs: from the nodes of a step, or, for wings and almost locked sets that are chains
 * without having nodes, from the text in Eureka notation.
 *
 *     (7=9)r2c3-r2c2=r8c2        7 not r2c3, so 9 r2c3, then 9 not r2c2, so 9 r8c2
 *
 * In Eureka a "=" leads from "not" to "is", a "-" from "is" to "not"; a value that is not said again is the one before. */

export interface Sign {
  /* One digit or symbol; several for a set. */
  readonly value: string;
  readonly cells: string;
  readonly isTrue: boolean;
  /* How it follows from the sign before it; the first one does not. */
  readonly link: 'strong' | 'weak' | null;
}

interface Node {
  readonly cells: readonly string[];
  readonly value: number;
  readonly is_true: boolean;
  readonly link?: 'strong' | 'weak';
  readonly causes?: readonly number[];
}

/* A chain is a strip if each node follows from the one before it alone. */
export function isLine(nodes: readonly Node[]): boolean {
  return nodes.every((node, at) => (at === 0 ? !node.causes?.length : node.causes?.length === 1 && node.causes[0] === at - 1));
}

export function signsOfNodes(nodes: readonly Node[], cellsText: (cells: readonly string[]) => string, symbol: (value: number) => string): Sign[] {
  return nodes.map((node, at) => ({
    value: symbol(node.value),
    cells: cellsText(node.cells),
    isTrue: node.is_true,
    link: at === 0 ? null : (node.link ?? null),
  }));
}

/* "(7=9)" with "r2c3" behind it is two signs in one cell. Empty: it is no chain. */
export function signsOfEureka(text: string): Sign[] {
  const signs: Sign[] = [];
  let value = '';
  let rest = text.trim();
  let link: Sign['link'] = null;
  while (rest) {
    const term = /^(?:\(([^()]*)\))?((?:r\d+c\d+)(?:,?r\d+c\d+)*)/.exec(rest);
    if (!term) return [];
    const names = term[1] === undefined ? [value, null] : splitValues(term[1]);
    const cells = term[2] ?? '';
    for (let at = 0; at < names.length; at += 2) {
      const name = names[at];
      if (!name) return [];
      signs.push({ value: name, cells, isTrue: link === 'strong', link });
      value = name;
      const sign = names[at + 1];
      if (sign) link = sign === '=' ? 'strong' : 'weak';
    }
    rest = rest.slice(term[0].length);
    if (!rest) break;
    const joint = /^[=-]/.exec(rest)?.[0];
    rest = rest.slice(1);
    if (!joint || !rest) return [];
    link = joint === '=' ? 'strong' : 'weak';
  }
  const [first, second] = signs;
  if (!first || !second) return [];
  // Nothing leads to the first one: it is what the first link leads away from.
  return [{ ...first, isTrue: second.link === 'weak' }, ...signs.slice(1)];
}

/* "7=9" is 7, "=", 9, nothing. */
function splitValues(text: string): (string | null)[] {
  const parts = text.split(/([=-])/);
  return [...parts, null];
}
