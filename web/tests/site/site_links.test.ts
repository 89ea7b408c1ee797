/* site_links.test.ts: every link of the built site leads somewhere in it, to an anchor that is there, and nothing is loaded from elsewhere. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatRoute, parseRoute } from '../../src/shell/router';
import { newEngine } from '../engine/module';
import { isProblem } from '../../src/engine/types.js';

const site = join(resolve(process.env['NONET_BUILD'] ?? '../build'), 'site');
const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html') && !/^(app|download)\//.test(name)).sort();
const texts = new Map(pages.map((name) => [name, readFileSync(join(site, name), 'utf8')]));
const unescaped = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

interface Link {
  readonly page: string;
  readonly attribute: string;
  readonly target: string;
}

const links: Link[] = [...texts].flatMap(([page, html]) =>
  [...html.matchAll(/ (href|src|srcset)="([^"]*)"/g)].map(([, attribute = '', target = '']) => ({ page, attribute, target: unescaped(target) })));
const anchors = new Map([...texts].map(([page, html]) => [page, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => unescaped(id)))]));

/* What is wrong with it, or nothing. */
function trouble({ page, attribute, target }: Link): string | undefined {
  if (/^[a-z]+:/i.test(target)) return attribute === 'href' && /^https:/.test(target) ? undefined : 'from elsewhere';
  if (target.startsWith('/')) return 'not relative';
  const [path = '', anchor] = target.split('#', 2);
  const file = path ? join(site, dirname(page), decodeURIComponent(path)) : join(site, page);
  if (!existsSync(file)) return 'not there';
  if (!statSync(file).isFile()) return 'a folder, which only some servers open';
  const name = relative(site, file);
  if (name.startsWith('..')) return 'outside the site';
  return anchor === undefined || name.startsWith('app/') || anchors.get(name)?.has(decodeURIComponent(anchor)) ? undefined : 'no such anchor';
}

describe('the built site', () => {
  test('has a page for every document and every technique', () => {
    expect(pages.length).toBeGreaterThan(200);
    const documents = readdirSync('../docs').filter((name) => name.endsWith('.md') && name !== 'README.md');
    expect(documents.filter((name) => !pages.includes(`docs/${name.replace('.md', '.html')}`))).toEqual([]);
    const techniques = readdirSync('../docs/techniques').filter((name) => name.endsWith('.md') && name !== 'README.md');
    expect(techniques.filter((name) => !pages.includes(`docs/techniques/${name.replace('.md', '.html')}`))).toEqual([]);
    expect(['index.html', 'docs/index.html', 'docs/techniques/index.html', 'readme.html'].filter((name) => !pages.includes(name))).toEqual([]);
  });

  test('begins with pictures of the page', () => {
    expect(texts.get('index.html')).toMatch(/"docs\/screens\/play-desktop-light\.webp".*"docs\/screens\/analyse-desktop-light\.webp"/s);
  });

  test('has links that lead where they say', () => {
    expect(links.length).toBeGreaterThan(10_000);
    expect(links.map((link) => ({ ...link, trouble: trouble(link) })).filter((link) => link.trouble)).toEqual([]);
  });

  test('runs no scripts, and loads nothing from elsewhere', () => {
    const wrong = [...texts].filter(([, html]) => /<script|<iframe|<object|\son[a-z]+="|style="|<style|javascript:/i.test(html) || !html.includes(`content="default-src 'none';`));
    expect(wrong.map(([page]) => page)).toEqual([]);
    expect([...readFileSync(join(site, 'look/site.css'), 'utf8').matchAll(/url\(([^)]*)\)/g)].map(([, url]) => url)).toEqual(['"figtree.woff2"']);
  });

  test('has one heading of the first level in each page, a title, and no anchor twice', () => {
    const wrong = [...texts].filter(([, html]) => {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      return html.match(/<h1/g)?.length !== 1 || !/<title>[^<]+<\/title>/.test(html) || new Set(ids).size !== ids.length;
    });
    expect(wrong.map(([page]) => page)).toEqual([]);
  });

  test('has the same drawings for dark screens as for light ones', () => {
    const dark = readdirSync(join(site, 'docs/techniques')).filter((name) => name.endsWith('.dark.svg'));
    const description = (name: string): string | undefined =>
      / viewBox="[^"]*".*<desc[^>]*>[^<]*/.exec(readFileSync(join(site, 'docs/techniques', name), 'utf8'))?.[0].replace(/ (?:id|aria-labelledby)="[^"]*"/g, '');
    expect(dark.length).toBeGreaterThan(150);
    expect(dark.filter((name) => !description(name) || description(name) !== description(name.replace('.dark', '')))).toEqual([]);
  });

  test('opens every example as a position that the page reads', () => {
    const examples = links.map(({ page, target }) => ({ page, hash: /app\/index\.html(#(?:analyse|play)\/.*)$/.exec(target)?.[1] ?? '' })).filter(({ hash }) => hash);
    const engine = newEngine();
    const wrong = examples.filter(({ hash }) => {
      const { view, text } = parseRoute(hash);
      return formatRoute(view, text) !== hash || isProblem(engine.read(text));
    });
    expect(examples.length).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  });
});
