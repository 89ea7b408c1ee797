/* engine_file.ts: the modules through which the page gets the engine, for both ways in which it is built.
 *
 *     import wasm from 'nonet.wasm?url';        // an address to fetch nonet.wasm from
 *     import large from 'nonet-large.wasm?url'; // the same of its second module
 *     import book from 'nonet-positions.txt?url'; // and of the positions to practise on
 *     new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' })
 *
 * On a server all are files beside the page. In the page that is a single file there is nothing to fetch: the modules are part of the
 * script, packed, and become addresses of this page when it starts; the worker is a text that becomes one, too. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { toBase85 } from '../src/offline/base85';

export const builtFolder = resolve(process.env['NONET_BUILD'] ?? '../build');
const modules = ['nonet.wasm', 'nonet-large.wasm', 'nonet-positions.txt'] as const;
type ModuleName = (typeof modules)[number];
const nameIn = (id: string): ModuleName | undefined => modules.find((name) => id === `${name}?url`);
const pathOf = (name: ModuleName): string => resolve(builtFolder, name);

export function engineBytes(name: ModuleName = 'nonet.wasm'): Uint8Array<ArrayBuffer> {
  if (existsSync(pathOf(name))) return new Uint8Array(readFileSync(pathOf(name)));
  throw new Error(`${pathOf(name)} is missing: make wasm`);
}

/* As files of their own, with the hash of what is in them as part of their names. */
export function engineBeside(): Plugin {
  return {
    name: 'engine-beside',
    enforce: 'pre',
    resolveId: (id) => {
      const name = nameIn(id);
      return name ? `${pathOf(name)}?url` : null;
    },
  };
}

const unpacking = (packed: string): string => `
import { fromBase85 } from '${resolve('src/offline/base85.ts')}';
const unpacked = new Blob([fromBase85('${packed}')]).stream().pipeThrough(new DecompressionStream('gzip'));
const bytes = await new Response(unpacked).arrayBuffer();
export default URL.createObjectURL(new Blob([bytes], { type: 'application/wasm' }));
`;

/* Not those of which a comment speaks. */
const workerCall = /(?<!\/[*/][^\n]*)new Worker\(new URL\('([^']+)', import\.meta\.url\), \{ type: 'module' \}\)/g;

export function engineInside(): Plugin {
  return {
    name: 'engine-inside',
    enforce: 'pre',
    resolveId: (id) => (nameIn(id) ? `\0${id}` : null),
    load(id) {
      const name = id.startsWith('\0') ? nameIn(id.slice(1)) : undefined;
      return name ? unpacking(toBase85(gzipSync(engineBytes(name), { level: 9 }))) : null;
    },
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
