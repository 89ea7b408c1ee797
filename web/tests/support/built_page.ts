/* built_page.ts: where `make web` has put the page, and a second version of it. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const built = resolve(process.env['NONET_BUILD'] ?? '../build');
export const pageFolder = join(built, 'web');
export const singleFile = join(built, 'nonet.html');

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/* A copy with this name in it, as another build would be: the service worker lists the other page, and is another version. */
export function newerPage(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-page-'));
  cpSync(pageFolder, folder, { recursive: true });
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const newer = page.replace('</head>', `<meta name="version-of-test" content="${name}"></head>`);
  writeFileSync(join(folder, 'index.html'), newer);
  const worker = readFileSync(join(folder, 'service_worker.js'), 'utf8');
  const version = /\+[`"']([0-9a-f]{16})[`"']/.exec(worker)?.[1] ?? '';
  if (!version || !worker.includes(sha256(page))) throw new Error('the service worker is not as it was');
  writeFileSync(join(folder, 'service_worker.js'), worker.replace(version, sha256(name).slice(0, 16)).replace(sha256(page), sha256(newer)));
  return folder;
}
