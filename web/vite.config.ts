/* vite.config.ts: how the page is built: static files with relative links, which work from any folder of any server, in ../build/web. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/* The licence of the font goes where the font goes. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(new URL('node_modules/@fontsource-variable/figtree/LICENSE', import.meta.url));
      this.emitFile({ type: 'asset', fileName: 'licences/figtree.txt', source });
    },
  };
}

/* Where `make wasm` puts the engine. */
const built = process.env['NONET_BUILD'] ?? fileURLToPath(new URL('../build', import.meta.url));

export default defineConfig({
  base: './',
  resolve: { alias: [{ find: /^nonet\.wasm\?url$/, replacement: `${built}/nonet.wasm?url` }] },
  worker: { format: 'es' },
  build: { outDir: `${built}/web`, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { host: '127.0.0.1', strictPort: true, fs: { allow: ['.', built] } },
  preview: { host: '127.0.0.1', strictPort: true },
  plugins: [licences()],
});
