/* vite.config.ts: how the page is built: static files with relative links, which work from any folder of any server, in ../build/web. */
import { readFileSync } from 'node:fs';
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

export default defineConfig({
  base: './',
  build: { outDir: `${process.env['NONET_BUILD'] ?? '../build'}/web`, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { host: '127.0.0.1', strictPort: true },
  preview: { host: '127.0.0.1', strictPort: true },
  plugins: [licences()],
});
