/* markdown.ts: a document as HTML, by marked, with anchors at its headings and links that lead to where the site has put things. */
import { posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { isElsewhere } from './places';
import { Slugs } from './slugs';

export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly slug: string;
}

export interface Rendered {
  readonly title: string; // of the first heading
  readonly html: string; // without it
  readonly headings: readonly Heading[]; // those below it
}

/* What a link of a document becomes: the address from its page. `isPicture`: it is shown, not followed. */
export type LinkRule = (target: string, isPicture: boolean) => string;

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/* What is said, without marks: for titles and anchors. */
function plain(tokens: readonly Tokens.Generic[]): string {
  return tokens.map((token) => (token['tokens'] ? plain(token['tokens']) : String(token['text'] ?? ''))).join('')
    .replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}

/* Wide tables and listings are scrolled by themselves, by keys, too. */
const scrolled = (inner: string, label: string): string => `<div class="scrolled" tabindex="0" role="group" aria-label="${label}">${inner}</div>`;

export function renderMarkdown(text: string, rule: LinkRule): Rendered {
  const slugs = new Slugs(), headings: Heading[] = [];
  let title = '';
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth: given }) {
        const words = plain(tokens), slug = slugs.next(words), inner = this.parser.parseInline(tokens);
        if (!title) {
          title = words;
          return '';
        }
        const depth = Math.max(given, 2); // a page has one title
        headings.push({ depth, text: words, slug });
        return `<h${depth} id="${slug}">${inner} <a class="anchor" href="#${slug}" aria-label="Link to ${escaped(words)}">#</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escaped(isElsewhere(href) || href.startsWith('#') ? href : rule(href, false))}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text: words }) {
        if (isElsewhere(href)) throw new Error(`a picture from elsewhere: ${href}`);
        return rule(href, true).startsWith('<') ? rule(href, true).replace('%ALT%', () => escaped(words)) : `<img src="${escaped(rule(href, true))}" alt="${escaped(words)}" loading="lazy">`;
      },
      table(token) {
        const cells = (row: readonly Tokens.TableCell[], tag: string): string =>
          `<tr>${row.map((cell) => {
            const kind = cell.text ? tag : 'td'; // an empty one is the head of nothing
            return `<${kind}${cell.align === 'right' ? ' class="number"' : ''}>${this.parser.parseInline(cell.tokens)}</${kind}>`;
          }).join('')}</tr>`;
        const head = token.header.some((cell) => cell.text) ? `<thead>${cells(token.header, 'th')}</thead>` : '';
        return `${scrolled(`<table>${head}<tbody>${token.rows.map((row) => cells(row, 'td')).join('')}</tbody></table>`, 'Table')}\n`;
      },
      code({ text: code }) {
        return `${scrolled(`<pre><code>${escaped(code)}</code></pre>`, 'Listing')}\n`;
      },
      html({ text: raw }) {
        return escaped(raw.replace(/<!--[^]*?-->/g, '').trim()); // notes for our own tools
      },
    },
  });
  const html = marked.parse(text, { async: false });
  return { title, html, headings };
}

/* The file that a link of a document is about, below the project, and its anchor, with #. */
export function targetOf(document: string, link: string): { source: string; anchor: string } {
  const [path = '', anchor] = link.split('#');
  const source = posix.join(posix.dirname(document), decodeURIComponent(path)).replace(/\/$/, '');
  return { source, anchor: anchor === undefined ? '' : `#${anchor}` };
}
