/* engine_tables.ts: tables of the engine as modules, so that a page can show them before the engine is there.
 *
 *     import levels from 'nonet.wasm?levels';
 *
 * They are asked of nonet.wasm when the page is built, and so never differ from it. */
import type { Plugin } from 'vite';
import { Engine } from '../src/engine/engine';
import type { Tables } from '../src/engine/types';
import { engineBytes } from './engine_file';

const prefix = 'nonet.wasm?';
const tables: readonly (keyof Tables)[] = ['levels', 'notations', 'symmetries', 'themes'];

export function engineTables(): Plugin {
  let engine: Promise<Engine> | null = null;
  const nameOf = (id: string): keyof Tables | undefined => tables.find((name) => id === `\0${prefix}${name}`);
  return {
    name: 'engine-tables',
    enforce: 'pre',
    resolveId: (id) => (tables.some((name) => id === prefix + name) ? `\0${id}` : null),
    async load(id) {
      const name = nameOf(id);
      if (!name) return null;
      engine ??= Engine.load(engineBytes());
      return `export default ${JSON.stringify((await engine).table(name))};`;
    },
  };
}
