/* engine_file.ts: the modules through which the page gets the engine, for both ways in which it is built.
 *
 *     import wasm from 'nonet.wasm?url';        // an address to fetch nonet.wasm from
 *     new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' })
 *
 * On a server both are files beside the page. In the page that is a single file there is nothing to fetch: nonet.wasm is part of the
 * script, packed, and becomes an address of this page when it starts; the worker is a text that becomes one, too. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export const builtFolder = resolve(process.env['NONET_BUILD'] ?? '../build');
const enginePath = resolve(builtFolder, 'nonet.wasm');

export function engineBytes(): Uint8Array<ArrayBuffer> {
  if (existsSync(enginePath)) return new Uint8Array(readFileSync(enginePath));
  throw new Error(`${enginePath} is missing: make wasm`);
}

/* As a file of its own, with the hash of what is in it as part of its name. */
export function engineBeside(): Plugin {
  return {
    name: 'engine-beside',
    enforce: 'pre',
    resolveId: (id) => (id === 'nonet.wasm?url' ? `${enginePath}?url` : null),
  };
}

const unpacking = (packed: string): string => `
const packed = Uint8Array.from(atob('${packed}'), (character) => character.charCodeAt(0));
const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
const bytes = await new Response(unpacked).arrayBuffer();
export default URL.createObjectURL(new Blob([bytes], { type: 'application/wasm' }));
`;

/* Not those of which a comment speaks. */
const workerCall = /(?<!\/[*/][^\n]*)new Worker\(new URL\('([^']+)', import\.meta\.url\), \{ type: 'module' \}\)/g;

export function engineInside(): Plugin {
  const name = '\0engine-inside';
  return {
    name: 'engine-inside',
    enforce: 'pre',
    resolveId: (id) => (id === 'nonet.wasm?url' ? name : null),
    load: (id) => (id === name ? unpacking(gzipSync(engineBytes(), { level: 9 }).toString('base64')) : null),
    transform(code, id) {
      if (!id.endsWith('.ts') || !code.includes('new Worker(')) return null;
      let count = 0;
      const imports: string[] = [];
      const changed = code.replace(workerCall, (_all, path: string) => {
        imports.push(`import InlineWorker${count} from '${path}?worker&inline';`);
        return `new InlineWorker${count++}()`;
      });
      return count ? `${imports.join(' ')} ${changed}` : null;
    },
  };
}
