/* content_policy.ts: the page says what it may load: its own files, and nothing of anybody else. Scripts and styles in the page are
 * named by their hashes, so that no other text can ever become one. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

export function hashesOf(html: string, tag: 'script' | 'style'): string {
  const bodies = [...html.matchAll(new RegExp(`<${tag}(?![^>]* src=)[^>]*>([^]*?)</${tag}>`, 'g'))].map((found) => found[1] ?? '');
  return bodies.map((body) => ` 'sha256-${createHash('sha256').update(body).digest('base64')}'`).join('');
}

/* Elements set styles of their own shadows by script, which needs no permission; pictures (SVG as data:, drawings to be saved as
 * blob:) cannot run anything. `inside`: the page is one file, which makes its worker and module out of itself. */
export function contentPolicy(html: string, isInside: boolean): string {
  const made = isInside ? ' blob:' : '';
  return [
    `default-src 'self'`,
    `script-src ${isInside ? '' : `'self'`}${hashesOf(html, 'script')} 'wasm-unsafe-eval'`,
    `style-src 'self'${hashesOf(html, 'style')}`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self'${made}`,
    `worker-src 'self'${made}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ').replace(/ +/g, ' ');
}

export function withPolicy(html: string, isInside: boolean): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(html, isInside)}">`;
  return html.replace(/<meta charset="utf-8">\n?/i, (charset) => `${charset.trimEnd()}\n${policy}\n`);
}

/* For every page of a build that has files beside it. (The development server needs more than a page may do.) */
export function policies(): Plugin {
  return {
    name: 'content-policy',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: { order: 'post', handler: (html) => withPolicy(html, false) },
  };
}
