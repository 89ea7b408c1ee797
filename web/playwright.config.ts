/* playwright.config.ts: tests in Debian's Chromium, which talks to nobody but the server of the test. */
import { defineConfig } from '@playwright/test';

const port = Number(process.env['NONET_WEB_PORT'] ?? 4179);
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: `${process.env['NONET_BUILD'] ?? '../build'}/web-tests`,
  reporter: 'list',
  workers: 1,
  // The machine may have other things to do.
  timeout: 120_000,
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--disable-gpu',
      ],
    },
  },
  webServer: { command: `npx vite --port ${port}`, url: `http://127.0.0.1:${port}/demo/board.html`, reuseExistingServer: true },
});
