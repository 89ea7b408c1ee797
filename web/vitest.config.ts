/* vitest.config.ts: unit tests, in a document of happy-dom where they need one; those of the engine with the module of `make wasm`. */
import { defineConfig } from 'vitest/config';

const folder = process.env['NONET_BUILD'];
if (folder) process.env['NONET_WASM'] ??= `${folder}/nonet.wasm`;

export default defineConfig({
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], cache: false },
});
