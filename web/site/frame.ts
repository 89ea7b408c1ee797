/* frame.ts: what every page of the site has: head, bar, foot; and for documents the lists beside them. No scripts: what opens and closes
 * are details. */
import { escaped, type Heading } from './markdown';
import { relativeLink } from './places';

export interface Entry {
  readonly text: string;
  readonly path: string;
}

export interface EntryGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
}

export interface Page {
  readonly path: string; // below the site
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

const policy = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'";

export const sections: readonly Entry[] = [
  { text: 'Play', path: 'app/index.html' },
  { text: 'Techniques', path: 'docs/techniques/index.html' },
  { text: 'Documents', path: 'docs/index.html' },
  { text: 'Download', path: 'index.html#download' },
];

/* The section whose folder a page is in, the deepest first. */
function sectionOf(path: string): Entry | undefined {
  if (path.startsWith('docs/techniques/')) return sections[1];
  return path === 'index.html' ? undefined : sections[2];
}

export function framed(page: Page): string {
  const to = (path: string): string => escaped(relativeLink(page.path, path));
  const current = sectionOf(page.path);
  const links = sections.map((entry) => `<a href="${to(entry.path)}"${entry === current ? ' aria-current="true"' : ''}>${entry.text}</a>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content="${escaped(page.description)}">
<meta name="theme-color" content="#FAF9F6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#13151A" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${to('look/icon.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${to('look/site.css')}">
<title>${escaped(page.title)}</title>
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header class="bar">
<a class="name" href="${to('index.html')}"><img src="${to('look/icon.svg')}" alt="" width="22" height="22">nonet</a>
<nav aria-label="Site">
${links}
</nav>
</header>
${page.body}
<footer>
<p>nonet is free software under the <a href="${to('LICENSE.html')}">MIT licence</a>.
<a href="${to('changelog.html')}">What is new</a>, <a href="${to('contributing.html')}">how to take part</a>, <a href="${to('docs/trust.html')}">why you can trust it</a>.</p>
</footer>
</body>
</html>
`;
}

/* ---- documents --------------------------------------------------------------------------------------------- */

function groupList(page: string, group: EntryGroup, isFolded: boolean): string {
  const isHere = group.entries.some((entry) => entry.path === page);
  const items = group.entries.map(({ text, path }) =>
    `<li><a href="${escaped(relativeLink(page, path))}"${path === page ? ' aria-current="page"' : ''}>${escaped(text)}</a></li>`).join('');
  if (!isFolded) return `<h2>${escaped(group.title)}</h2><ul>${items}</ul>`;
  return `<details${isHere ? ' open' : ''}><summary>${escaped(group.title)}</summary><ul>${items}</ul></details>`;
}

function contents(headings: readonly Heading[]): string {
  const shown = headings.filter(({ depth }) => depth <= 3);
  if (shown.length < 2) return '';
  const items = shown.map(({ depth, text, slug }) => `<li class="depth-${depth}"><a href="#${slug}">${escaped(text)}</a></li>`).join('');
  return `<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${items}</ul></nav>`;
}

export interface DocumentParts {
  readonly path: string;
  readonly title: string;
  readonly html: string;
  readonly headings: readonly Heading[];
  readonly groups: readonly EntryGroup[];
  readonly isFolded: boolean; // the lists beside it, but that of the page itself
  readonly listTitle: string;
  readonly before?: Entry | undefined;
  readonly after?: Entry | undefined;
}

/* The list beside a document is folded on a phone, where it comes first; the same list, as it is open where there is room. */
export function documentBody(parts: DocumentParts): string {
  const list = parts.groups.map((group) => groupList(parts.path, group, parts.isFolded)).join('\n');
  const turn = (entry: Entry | undefined, word: string, kind: string): string =>
    entry ? `<a class="${kind}" href="${escaped(relativeLink(parts.path, entry.path))}"><span>${word}</span> ${escaped(entry.text)}</a>` : '<span></span>';
  const turning = parts.before || parts.after
    ? `<nav class="turning" aria-label="Before and after">${turn(parts.before, 'Before', 'before')}${turn(parts.after, 'After', 'after')}</nav>`
    : '';
  return `<div class="document">
<nav class="list wide" aria-label="${parts.listTitle}">${list}</nav>
<nav class="list narrow" aria-label="${parts.listTitle}"><details><summary>${parts.listTitle}</summary>${list}</details></nav>
<main id="content" tabindex="-1">
<h1>${escaped(parts.title)}</h1>
${parts.html}
${turning}
</main>
${contents(parts.headings)}
</div>`;
}
