// sizes.mjs: how large the page is, file by file: on a disk, and as servers send it (brotli). It fails if the page has grown beyond what
// it promises (docs/web.md). sizes.mjs FOLDER SINGLE_FILE
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const [folder, single] = process.argv.slice(2);
// Pictures and fonts are packed already; what is beside the page is loaded by nobody who opens it, the second module of the engine
// only for boards above 11x11.
const isPacked = (name) => /\.(png|woff2)$/.test(name);
const isBeside = (name) => /^(licences\/|icon|nonet-board\.js|assets\/nonet-(large|positions))/.test(name);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const names = readdirSync(folder, { recursive: true }).filter((name) => statSync(join(folder, name)).isFile()).sort();
const rows = names.map((name) => {
  const bytes = readFileSync(join(folder, name));
  return { name, size: bytes.length, sent: isPacked(name) ? bytes.length : brotliCompressSync(bytes, quality).length };
});
const say = (name, size, sent, most = '') => console.log(`  ${name.padEnd(52)}${String(size).padStart(9)}${String(sent).padStart(9)}${String(most).padStart(9)}`);
const sum = (list, key) => list.reduce((total, row) => total + row[key], 0);
const loaded = rows.filter(({ name }) => !isBeside(name));
say('', 'bytes', 'brotli', 'at most');
for (const { name, size, sent } of rows) say(name, size, sent);
say('the page with its engine', sum(loaded, 'size'), sum(loaded, 'sent'));

const kB = 1000;
const ofKind = (kind) => loaded.filter(({ name }) => kind.test(name));
const code = ofKind(/\.(html|css|js)$/), engine = ofKind(/\.wasm$/);
// Who begins to play, or takes a puzzle apart, loads none of these; each is loaded when it is gone to.
const laterViews = ['learn', 'make', 'lists', 'compare'];
const isOf = (view) => ({ name }) => name.startsWith(`assets/${view}_view-`);
const first = code.filter((row) => !laterViews.some((view) => isOf(view)(row)));
const promise = (name, list, most) => ({ name, size: sum(list, 'size'), sent: sum(list, 'sent'), most });
const promises = [
  promise('home, play, analyse: HTML, CSS, JavaScript', first, 90 * kB),
  ...laterViews.map((view) => promise(view, code.filter(isOf(view)), 14 * kB)),
  promise('engine', engine, 450 * kB),
  { name: single.replace(/.*\//, ''), size: statSync(single).size, most: 1500 * kB },
];
say('all HTML, CSS, JavaScript', sum(code, 'size'), sum(code, 'sent'));
for (const { name, size, sent, most } of promises) say(name, size, sent ?? '', most);
for (const { name, size, sent = size, most } of promises) {
  if (sent <= most) continue;
  console.error(`sizes.mjs: ${name}: ${sent} bytes, at most ${most}`);
  process.exitCode = 1;
}
