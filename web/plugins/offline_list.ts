/* offline_list.ts: builds the service worker last, when all other files are there, and gives it their list: names, and hashes of what
 * is in them. The hash of the list is the version: the same files are the same version, whenever they were built. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

export interface ListedFile {
  readonly path: string; // below the folder of the page; '' is the page
  readonly hash: string; // SHA-256, hexadecimal
}

const workerName = 'service_worker.js';

function listFiles(folder: string): ListedFile[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== workerName)
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return names.sort().map((name) => ({
    path: name === 'index.html' ? '' : name.replaceAll('\\', '/'),
    hash: createHash('sha256').update(readFileSync(join(folder, name))).digest('hex'),
  }));
}

async function buildWorker(source: string, folder: string): Promise<void> {
  const files = listFiles(folder);
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { LISTED_FILES: JSON.stringify(files), PAGE_VERSION: JSON.stringify(version) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rollupOptions: { input: source, output: { format: 'iife', entryFileNames: workerName } },
    },
  });
}

export function offlineList(source: string): Plugin {
  let folder = '';
  return {
    name: 'offline-list',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir;
    },
    closeBundle: { order: 'post', sequential: true, handler: () => buildWorker(source, folder) },
  };
}
