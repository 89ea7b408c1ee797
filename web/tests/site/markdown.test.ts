/* markdown.test.ts: documents as pages: anchors as GitHub makes them, links, what must not become HTML; and places in the site. */
import { describe, expect, test } from 'vitest';
import { renderMarkdown, targetOf } from '../../site/markdown';
import { placeOf, relativeLink } from '../../site/places';
import { Slugs, slugOf } from '../../site/slugs';
import { exampleOf, techniqueGroups } from '../../site/technique_pages';

const asIs = (target: string): string => `<${target}>`;

describe('anchors', () => {
  test('are those of GitHub', () => {
    expect(['Timeouts and Ctrl-C', 'What is promised, and to whom', "Sudoku Explainer's scale", '`nonet play`', 'a_b  c', 'Über ß', '0.6.0 (unreleased)', 'C & C++'].map(slugOf))
      .toEqual(['timeouts-and-ctrl-c', 'what-is-promised-and-to-whom', 'sudoku-explainers-scale', 'nonet-play', 'a_b--c', 'über-ß', '060-unreleased', 'c--c']);
  });

  test('are different in a page', () => {
    const slugs = new Slugs();
    expect(['Added', 'Added', 'Fixed', 'Added'].map((heading) => slugs.next(heading))).toEqual(['added', 'added-1', 'fixed', 'added-2']);
  });
});

describe('documents', () => {
  test('have a title, headings and links', () => {
    const { title, html, headings } = renderMarkdown('# The `title`\n\n## A *part* of <it>\n\n[there](x.md#y) [up](#y) [out](https://example.org/)\n', asIs);
    expect(title).toBe('The title');
    expect(headings).toEqual([{ depth: 2, text: 'A part of <it>', slug: 'a-part-of-it' }]);
    expect(html).toContain('<h2 id="a-part-of-it">A <em>part</em> of &lt;it&gt;');
    expect(html).toContain('<a href="&lt;x.md#y&gt;">there</a> <a href="#y">up</a> <a href="https://example.org/">out</a>');
    expect(html).not.toContain('<h1');
  });

  test('bring no HTML of their own, and no pictures from elsewhere', () => {
    const { html } = renderMarkdown('# T\n\n<script>alert(1)</script> `<b>` a <i>b</i> <!-- no -->\n\n<!-- no\nno -->\n\n```\n<b>&\n```\n', asIs);
    expect(html).not.toMatch(/<(script|b|i)>|no/);
    expect(html).toContain('<pre><code>&lt;b&gt;&amp;</code></pre>');
    expect(() => renderMarkdown('# T\n\n![x](https://example.org/x.png)', asIs)).toThrow('from elsewhere');
  });

  test('have tables with columns of numbers', () => {
    const { html } = renderMarkdown('# T\n\n| a | b |\n|---|---:|\n| x | 1 |\n', asIs);
    expect(html).toContain('<th>a</th><th class="number">b</th>');
    expect(html).toContain('<td>x</td><td class="number">1</td>');
  });

  test('name files from where they are', () => {
    expect(targetOf('docs/techniques/aic.md', '../choosing.md#order')).toEqual({ source: 'docs/choosing.md', anchor: '#order' });
    expect(targetOf('README.md', 'examples/')).toEqual({ source: 'examples', anchor: '' });
  });
});

describe('places', () => {
  test('are beside each other as in the project', () => {
    const paths = ['README.md', 'CHANGELOG.md', 'docs/README.md', 'docs/web.md', 'include/nonet.h', 'LICENSE', 'docs/play.svg'].map((source) => placeOf(source, false).path);
    expect(paths).toEqual(['readme.html', 'changelog.html', 'docs/index.html', 'docs/web.html', 'include/nonet.h.html', 'LICENSE.html', 'docs/play.svg']);
    expect(placeOf('docs/schema', true).path).toBe('docs/schema/index.html');
  });

  test('are linked from each other', () => {
    expect(relativeLink('docs/web.html', 'docs/techniques/index.html')).toBe('techniques/index.html');
    expect(relativeLink('docs/web.html', 'index.html#download')).toBe('../index.html#download');
    expect(relativeLink('index.html', 'index.html')).toBe('index.html');
  });
});

describe('technique pages', () => {
  test('give away their example', () => {
    expect(exampleOf("x\n```\nnonet draw --technique 'A B' --labels \\\n    ':01:2:.+3:::'\n```\n")).toBe(':01:2:.+3:::');
    expect(exampleOf('nothing')).toBeUndefined();
  });

  test('are listed by level', () => {
    expect(techniqueGroups('# T\n\n## easy\n\n| a | b |\n|---|---|\n| [X](x.md) | y |\n\n## none\n')).toEqual([
      { title: 'easy', entries: [{ text: 'X', path: 'docs/techniques/x.html' }] },
    ]);
  });
});
