/* places.ts: where a file of the project goes in the site, and so what a link to it becomes. Documents become pages beside each other as
 * they lie in the project; README.md is the page of its folder. Sources become pages, too, since servers would hand them out for
 * saving; pictures and JSON are copied. */
import { posix } from 'node:path';

export type Kind = 'document' | 'source' | 'folder' | 'copy';

export interface Place {
  readonly kind: Kind;
  readonly source: string; // "docs/techniques/aic.md"
  readonly path: string; // "docs/techniques/aic.html"
}

const copied = /\.(svg|webp|json)$/;

/* `isFolder`: as the file system says. The page of the project itself is the start page, so its README is a page of another name. */
export function placeOf(source: string, isFolder: boolean): Place {
  if (isFolder) return { kind: 'folder', source, path: posix.join(source, 'index.html') };
  if (source === 'README.md') return { kind: 'document', source, path: 'readme.html' };
  if (source.endsWith('/README.md')) return { kind: 'document', source, path: source.replace(/README\.md$/, 'index.html') };
  if (source.endsWith('.md')) return { kind: 'document', source, path: source.replace(/\.md$/, '.html').replace(/^[A-Z]+\.html$/, (name) => name.toLowerCase()) };
  if (copied.test(source)) return { kind: 'copy', source, path: source };
  return { kind: 'source', source, path: `${source}.html` };
}

/* From one page to another, both below the site; a folder's page by its name, as there may be no server that finds it. */
export function relativeLink(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to) || posix.basename(to);
}

export function isElsewhere(link: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(link);
}
