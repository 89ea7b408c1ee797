/* board_colours.test.ts: the board, the page and the library have the same colours. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLOURS, paint, THEMES } from '../../src/board/board_colours';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const css = read('../../src/look/tokens.css');

/* The names of the board's colours on the page, where they differ. */
const TOKENS: Record<string, string> = {
  faint: 'ink-3', player: 'you', mark: 'mark-ink', removed: 'x', removed_wash: 'x-wash', selection: 'you-sel',
};
const OWN = ['selection', 'same', 'peer'];

describe.each(THEMES)('%s', (theme) => {
  it('is the same in the library', () => {
    const { colours } = JSON.parse(read(`./fixtures/colours-${theme}.json`)) as { colours: Record<string, string> };
    const ours = Object.fromEntries(Object.entries(COLOURS).filter(([name]) => !OWN.includes(name)));
    expect(Object.fromEntries(Object.entries(ours).map(([name, values]) => [name, values[THEMES.indexOf(theme)]]))).toEqual(colours);
  });
});

describe.each(['light', 'dark', 'contrast'] as const)('%s', (theme) => {
  it('is the same on the page', () => {
    const blocks = [...css.matchAll(/(^[^\n{}]*)\{([^{}]*--paper[^{}]*)\}/gm)];
    const chosen = blocks.filter(([, selector]) => selector?.includes(`"${theme}"`) && !selector.includes(':root, [data-theme]'));
    expect(chosen).toHaveLength(1);
    const tokens = new Map([...(chosen[0]?.[2] ?? '').matchAll(/--([a-z0-9-]+): ([^;]+);/g)].map((found) => [found[1], found[2]]));
    let common = 0;
    for (const [name, values] of Object.entries(COLOURS)) {
      const token = TOKENS[name] ?? name.replace('_', '-');
      if (!tokens.has(token) || name === 'edge') continue;
      common++;
      expect(`${name} ${tokens.get(token)}`).toBe(`${name} ${values[THEMES.indexOf(theme)]}`);
    }
    expect(common).toBeGreaterThan(20);
  });
});

it('the system chooses among the same colours', () => {
  const block = (pattern: RegExp): string => (pattern.exec(css)?.[1] ?? '').replace(/\s+/g, ' ').trim();
  expect(block(/scheme: dark\) \{\s*:root:not\(\[data-theme\]\) \{([^}]*)/)).toBe(block(/\n\[data-theme="dark"\] \{([^}]*)/));
  expect(block(/contrast: more\) \{\s*:root:not\(\[data-theme\]\) \{([^}]*)/)).toBe(block(/\n\[data-theme="contrast"\] \{([^}]*)/));
});

it('nothing but colours becomes a part of a style', () => {
  expect(paint('a_wash')).toBe('var(--nonet-a-wash)');
  expect(paint('red;background:url(x)')).toBe('none');
});
