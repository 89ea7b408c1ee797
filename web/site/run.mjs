// run.mjs: builds the site: run.mjs FOLDER, from what `make web` and `make dist` have built. Vite compiles the TypeScript.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./site/build_site.ts', { configFile: false, root: process.cwd(), logLevel: 'error' });
module.buildSite(process.argv[2]);
