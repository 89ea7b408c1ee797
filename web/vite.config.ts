/* vite.config.ts: how the page is built: static files with relative links, which work from any folder of any server, in ../build/web;
 * with --mode single as one file, ../build/nonet.html. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { policies } from './plugins/content_policy';
import { builtFolder, engineBeside, engineInside } from './plugins/engine_file';
import { engineTables } from './plugins/engine_tables';
import { icons } from './plugins/icons';
import { offlineList } from './plugins/offline_list';
import { singleFile } from './plugins/single_file';

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

/* What several views have in common is one file: packed, many small ones are larger. */
const shared = { name: 'shared', test: /\/web\/src\/(analyse|home|learn|lists|make|play|shell|store)\/.*\.ts$/, minShareCount: 2 };

const beside: UserConfig = {
  build: {
    rollupOptions: { output: { codeSplitting: { groups: [shared] } } },
    outDir: process.env['NONET_WEB_OUT'] ?? resolve(builtFolder, 'web'), emptyOutDir: true, assetsInlineLimit: 0,
  },
  plugins: [engineBeside(), engineTables(), licences(), icons(), policies(), offlineList(resolve('src/offline/service_worker.ts'))],
};

const single: UserConfig = {
  publicDir: false,
  build: {
    outDir: builtFolder,
    emptyOutDir: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    modulePreload: false,
    rollupOptions: { output: { codeSplitting: false } },
  },
  plugins: [engineInside(), engineTables(), singleFile()],
};

export default defineConfig(({ mode }) => {
  const isSingle = mode === 'single';
  const chosen = isSingle ? single : beside;
  return {
    ...chosen,
    base: './',
    worker: { format: isSingle ? 'iife' : 'es' },
    build: { ...chosen.build, target: 'es2022', reportCompressedSize: false },
    define: { IS_SINGLE_FILE: JSON.stringify(isSingle) },
    server: { host: '127.0.0.1', strictPort: true, fs: { allow: ['.', builtFolder] } },
    preview: { host: '127.0.0.1', strictPort: true },
  };
});
