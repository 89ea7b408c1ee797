/* vite.board.config.ts: the board alone, as one module for any page (docs/web-board.md). */
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    outDir: `${process.env['NONET_BUILD'] ?? '../build'}/web`,
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: 'src/board/index.ts', formats: ['es'], fileName: 'nonet-board' },
    // Libraries keep their white space otherwise.
    rolldownOptions: { output: { minify: true } },
  },
});
