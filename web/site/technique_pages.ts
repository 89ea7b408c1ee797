/* technique_pages.ts: what a technique's page has in the site beyond its document: links that open its example in the page, and the
 * picture for dark screens, drawn by the command that the document shows. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatRoute } from '../src/shell/router';
import type { EntryGroup } from './frame';
import { placeOf } from './places';

const shown = /^nonet draw (--technique [^\n]*?) \\\n +'([^']+)'$/m;

/* The position of the example, in the notation of HoDoKu's library. */
export function exampleOf(document: string): string | undefined {
  return shown.exec(document)?.[2];
}

export function tryLinks(document: string, app: string): string {
  const example = exampleOf(document);
  if (!example) return '';
  const link = (view: 'analyse' | 'play'): string => `${app}${formatRoute(view, example)}`;
  return `<p class="try"><a class="button main" href="${link('analyse')}">Try it: step through this example</a> <a class="button" href="${link('play')}">Play on from here</a></p>`;
}

/* The same picture for dark screens, or nothing if the document shows no command for it. A step with branches has several pictures, of which
 * the first shows the whole. */
export function darkPicture(document: string, nonet: string): string | undefined {
  const found = shown.exec(document);
  if (!found) return undefined;
  const options = /^--technique '((?:[^']|'\\'')+)' (.*)$/.exec(found[1] ?? '');
  if (!options) throw new Error(`no drawing of a technique: ${found[1]}`);
  const name = (options[1] ?? '').replaceAll(`'\\''`, `'`);
  const folder = mkdtempSync(join(tmpdir(), 'nonet-site-'));
  const look = ['--legend', '--width', '560', '--theme', 'dark', '-o', join(folder, '%03d.svg')];
  execFileSync(nonet, ['draw', '--technique', name, ...(options[2] ?? '').split(' '), ...look, found[2] ?? '']);
  const picture = readFileSync(join(folder, readdirSync(folder).sort()[0] ?? ''), 'utf8');
  rmSync(folder, { recursive: true });
  return picture;
}

/* The techniques of each level, as the index lists them. */
export function techniqueGroups(index: string): EntryGroup[] {
  return index.split(/^## /m).slice(1).map((part) => {
    const entries = [...part.matchAll(/^\| \[([^\]]+)\]\(([^)]+\.md)\)/gm)];
    return {
      title: /^[^\n]*/.exec(part)?.[0] ?? '',
      entries: entries.map(([, text = '', file = '']) => ({ text, path: placeOf(`docs/techniques/${file}`, false).path })),
    };
  }).filter(({ entries }) => entries.length);
}
