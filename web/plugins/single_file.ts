/* single_file.ts: the page as one file, which works from a disk: scripts, styles, font, icon, worker and engine are inside. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { withPolicy } from './content_policy';

/* What would end the script, or begin a comment, in the eyes of who reads HTML. */
function scriptText(code: string): string {
  return code.replace(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--').trim();
}

/* Styles name files from their own folder; names have hashes, and so are unique. */
function fileOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk | Rolldown.OutputAsset {
  const path = Object.keys(bundle).find((known) => known === name.replace(/^\.\//, '') || basename(known) === basename(name));
  const file = path === undefined ? undefined : bundle[path];
  if (!file) throw new Error(`the page names ${name}, which is not built`);
  return file;
}

function textOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  return file.type === 'chunk' ? file.code : typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString();
}

/* The font may go wherever its licence goes. */
const licence = `<!--\n${readFileSync('node_modules/@fontsource-variable/figtree/LICENSE', 'utf8').trim()}\n-->\n`;

/* Fonts are the only files that styles name. */
function styleText(css: string, bundle: Rolldown.OutputBundle): string {
  return css.trim().replace(/url\(["']?(?!data:)([^"')]+\.woff2)["']?\)/g, (_all, name: string) => {
    const font = fileOf(bundle, name);
    if (font.type === 'chunk') throw new Error(`${name} is no font`);
    return `url(data:font/woff2;base64,${Buffer.from(font.source).toString('base64')})`;
  });
}

/* Replacements are functions: in a text $ would mean something. */
function putInside(html: string, bundle: Rolldown.OutputBundle, icon: string): string {
  return html
    .replace(/ *<link rel="(preload|modulepreload|manifest|apple-touch-icon)"[^>]*>\n?/g, '')
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,${icon}">`)
    .replace(/<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g, (_all, name: string) => `<style>${styleText(textOf(fileOf(bundle, name)), bundle)}</style>`)
    .replace(/<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g, (_all, name: string) =>
      `<script type="module">${scriptText(textOf(fileOf(bundle, name)))}</script>`);
}

export function singleFile(): Plugin {
  return {
    name: 'single-file',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = fileOf(bundle, 'index.html');
        const icon = readFileSync('public/icon.svg').toString('base64');
        const html = withPolicy(putInside(textOf(page), bundle, icon), true).replace('</head>', () => `${licence}</head>`);
        const left = /(?:src|href)="(?!data:|#)([^"]*)"/.exec(html.replace(/<script[^]*?<\/script>/g, ''));
        if (left) throw new Error(`the single file still names ${left[1]}`);
        for (const name of Object.keys(bundle)) delete bundle[name];
        this.emitFile({ type: 'asset', fileName: 'nonet.html', source: html });
      },
    },
  };
}
