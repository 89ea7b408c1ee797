/* build_site.ts: the site as static files with relative links: a start page, the page itself below app/, and everything that documents link
 * to. It begins with all documents and follows their links; a link that leads nowhere is an error.
 *
 * The only language that scripts are written in here is that of the page below app/: the site itself has none. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { documentBody, framed, type Entry, type EntryGroup } from './frame';
import { escaped, renderMarkdown, targetOf, type Rendered } from './markdown';
import { placeOf, relativeLink, type Place } from './places';
import { findScreens } from './screens';
import { startBody, type Download } from './start_page';
import { darkPicture, techniqueGroups, tryLinks } from './technique_pages';

const project = resolve('..');
const technique = 'docs/techniques/';

class Site {
  readonly places = new Map<string, Place>();
  private readonly waiting: Place[] = [];
  private readonly techniques: EntryGroup[];
  private readonly documents: EntryGroup[];

  constructor(private readonly built: string, private readonly folder: string) {
    this.techniques = techniqueGroups(this.read(`${technique}README.md`));
    this.documents = this.groupsOf(this.read('docs/README.md'));
  }

  private read(source: string): string {
    return readFileSync(join(project, source), 'utf8');
  }

  write(path: string, data: string | Uint8Array): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), data);
  }

  /* Its place in the site, where it will be made. */
  place(source: string, from = 'the site'): Place {
    const known = this.places.get(source);
    if (known) return known;
    if (!existsSync(join(project, source))) throw new Error(`${from} links to ${source}, which is not there`);
    const place = placeOf(source, statSync(join(project, source)).isDirectory());
    this.places.set(source, place);
    this.waiting.push(place);
    return place;
  }

  /* Until nothing is linked any more that is not there. */
  makeAll(): void {
    for (let place = this.waiting.pop(); place; place = this.waiting.pop()) this.make(place);
  }

  private make(place: Place): void {
    if (place.kind === 'copy') this.write(place.path, readFileSync(join(project, place.source)));
    else if (place.kind === 'document') this.makeDocument(place);
    else if (place.kind === 'source') this.makeListing(place, place.source, `<div class="scrolled" tabindex="0" role="group" aria-label="${escaped(place.source)}"><pre><code>${escaped(this.read(place.source))}</code></pre></div>`);
    else this.makeListing(place, `${place.source}/`, this.folderList(place));
  }

  /* ---- documents ------------------------------------------------------------------------------------------ */

  /* docs/README.md in bold what its lists are about; a page goes by its own title. */
  private groupsOf(index: string): EntryGroup[] {
    return index.split(/^\*\*/m).slice(1).map((part) => ({
      title: /^[^*]*/.exec(part)?.[0] ?? '',
      entries: [...new Set([...part.matchAll(/\]\(([^)#]+\.md)\)/g)].map(([, link = '']) => targetOf('docs/README.md', link).source))]
        .map((source) => ({ text: /^# (.*)$/m.exec(this.read(source))?.[1] ?? source, path: placeOf(source, false).path })),
    }));
  }

  private rendered(place: Place): Rendered {
    return renderMarkdown(this.read(place.source), (link, isPicture) => {
      const { source, anchor } = targetOf(place.source, link);
      const target = this.place(source, place.source);
      const address = relativeLink(place.path, target.path) + anchor;
      return isPicture ? this.picture(place, target.source, address) : address;
    });
  }

  /* Drawings lie on paper of their own; those of techniques are drawn for dark screens, too. */
  private picture(place: Place, source: string, address: string): string {
    const dark = place.source.startsWith(technique) && source === place.source.replace(/md$/, 'svg') ? darkPicture(this.read(place.source), join(this.built, 'nonet')) : undefined;
    const [, width = '', height = ''] = /<svg [^>]*?width="(\d+)" height="(\d+)"/.exec(source.endsWith('.svg') ? this.read(source) : '') ?? [];
    const size = width ? ` width="${width}" height="${height}"` : '';
    const image = `<img src="${escaped(address)}" alt="%ALT%"${size} loading="lazy">`;
    if (!dark) return `<span class="drawing">${image}</span>`;
    this.write(source.replace(/\.svg$/, '.dark.svg'), dark);
    return `<picture class="drawing"><source srcset="${escaped(address.replace(/\.svg$/, '.dark.svg'))}" media="(prefers-color-scheme: dark)">${image}</picture>`;
  }

  private makeDocument(place: Place): void {
    const { title, html, headings } = this.rendered(place);
    const isTechnique = place.source.startsWith(technique);
    const groups = isTechnique ? this.techniques : this.documents;
    const all = groups.flatMap(({ entries }) => entries);
    const at = all.findIndex(({ path }) => path === place.path);
    const links = isTechnique ? tryLinks(this.read(place.source), relativeLink(place.path, 'app/index.html')) : '';
    // Below the picture, where somebody who has looked at it goes on.
    const body = links ? html.replace(/(<p><(?:picture|span) class="drawing">.*?<\/p>)/s, (picture) => `${picture}\n${links}`) : html;
    const beside: { before: Entry | undefined; after: Entry | undefined } = { before: at > 0 ? all[at - 1] : undefined, after: at >= 0 ? all[at + 1] : undefined };
    this.writePage(place.path, title, documentBody({
      path: place.path, title, html: body, headings, groups, isFolded: isTechnique, listTitle: isTechnique ? 'All techniques' : 'All documents', ...beside,
    }));
  }

  private writePage(path: string, title: string, body: string): void {
    this.write(path, framed({ path, title: `${title} · nonet`, description: `${title}: from the documents of nonet, a Sudoku engine.`, body }));
  }

  /* ---- sources and folders -------------------------------------------------------------------------------- */

  private makeListing(place: Place, title: string, html: string): void {
    this.writePage(place.path, title, documentBody({ path: place.path, title, html, headings: [], groups: this.documents, isFolded: false, listTitle: 'All documents' }));
  }

  private folderList(place: Place): string {
    const names = readdirSync(join(project, place.source)).filter((name) => !name.startsWith('.')).sort();
    const items = names.map((name) => {
      const { path } = this.place(`${place.source}/${name}`);
      return `<li><a href="${escaped(relativeLink(place.path, path))}">${escaped(name)}</a></li>`;
    });
    return `<ul class="files">${items.join('')}</ul>`;
  }

  get techniqueCount(): number {
    return this.techniques.reduce((sum, { entries }) => sum + entries.length, 0);
  }
}

/* ---- the rest ------------------------------------------------------------------------------------------------ */

function writeLook(site: Site): void {
  const look = (name: string): string => readFileSync(name, 'utf8');
  const font = 'node_modules/@fontsource-variable/figtree';
  site.write('look/site.css', `${look('src/look/tokens.css')}\n${look('site/site.css')}`);
  site.write('look/figtree.woff2', readFileSync(`${font}/files/figtree-latin-wght-normal.woff2`));
  site.write('look/figtree.txt', readFileSync(`${font}/LICENSE`));
  site.write('look/icon.svg', readFileSync('public/icon.svg'));
}

/* The tarball is there if this is a git checkout (make dist). */
function writeDownloads(site: Site, built: string, version: string): Download[] {
  const offered = [
    { name: `nonet-${version}.tar.gz`, what: 'All sources: program, library, game, page, documents, tests.' },
    { name: 'nonet.html', what: 'The page as one file: keep it, open it in any browser, no server needed.' },
  ];
  return offered.filter(({ name }) => existsSync(join(built, name))).map(({ name, what }) => {
    const data = readFileSync(join(built, name)), path = `download/${name}`;
    site.write(path, data);
    return { path, name, what, bytes: data.length, sha256: createHash('sha256').update(data).digest('hex') };
  });
}

export function buildSite(folder: string): void {
  const out = resolve(folder), built = dirname(out);
  rmSync(out, { recursive: true, force: true });
  const site = new Site(built, out);
  const version = /^VERSION := (.*)$/m.exec(readFileSync(join(project, 'Makefile'), 'utf8'))?.[1] ?? '';
  writeLook(site);
  cpSync(join(built, 'web'), join(out, 'app'), { recursive: true });
  for (const name of readdirSync(join(project, 'docs'))) if (name.endsWith('.md')) site.place(`docs/${name}`);
  for (const source of ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', `${technique}README.md`]) site.place(source);
  const body = startBody({ version, techniques: site.techniqueCount, downloads: writeDownloads(site, built, version), ...findScreens(project, site) });
  site.makeAll();
  site.write('index.html', framed({
    path: 'index.html', title: 'nonet: Sudoku, and the reason for every step',
    description: 'Play Sudoku with hints that explain themselves, analyse and rate puzzles, learn techniques, make new puzzles. Free, without a network.', body,
  }));
  console.log(`${site.places.size + 1} pages and files in ${basename(out)}`);
}
