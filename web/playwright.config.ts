/* playwright.config.ts: tests in Debian's Chromium, which talks to nobody but the server of the test; a few in its Firefox, and what is
 * measured (make bench-web), are projects of their own. */
import { createHash } from 'node:crypto';
import { defineConfig } from '@playwright/test';

/* Each checkout has a port of its own, or tests of one would look at the page of another. */
const portOfFolder = 20000 + createHash('sha256').update(process.cwd()).digest().readUInt16BE() % 10000;
const port = Number(process.env['NONET_WEB_PORT'] ?? portOfFolder);
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: `${process.env['NONET_BUILD'] ?? '../build'}/web-tests`,
  reporter: 'list',
  workers: 2,
  projects: [
    { name: 'chromium', testIgnore: ['**/firefox.spec.ts', '**/bench/**'] },
    { name: 'firefox', testMatch: '**/firefox.spec.ts', timeout: 120_000 },
    { name: 'bench', testMatch: '**/bench/*.spec.ts', timeout: 600_000 },
  ],
  // The machine may have other things to do.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-gpu', '--disable-quic',
      ],
    },
  },
  webServer: { command: `npx vite --port ${port}`, url: `http://127.0.0.1:${port}/demo/board.html`, reuseExistingServer: true },
});
