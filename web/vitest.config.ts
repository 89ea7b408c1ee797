/* vitest.config.ts: unit tests, in a document of happy-dom where they need one. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], cache: false },
});
