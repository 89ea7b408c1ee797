/* same_as_native.mjs PROGRAM MODULE HOST.js COUNT: puzzles that are made, ratings, whole explanations and positions to practise on are, byte
 * for byte, the same in the module of the page as those that the program prints on this machine. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [program, moduleFile, hostFile, count] = process.argv.slice(2);
const { Host } = await import(resolve(hostFile));
const host = new Host(new WebAssembly.Module(readFileSync(moduleFile)));
host.enlarge(new WebAssembly.Module(readFileSync(moduleFile.replace('.wasm', '-large.wasm'))));
const folder = mkdtempSync(join(tmpdir(), 'nonet-'));

const RATE = 2; /* NONET_MANY_RATE */
const WHOLE_STEPS = 28;
const ALL_SCALES = 7;
const NONET_SCALE = 4;
const HINT = 31; /* NONET_GAME_COMMAND_HINT */

function answer(name, ...args) {
    const status = host.call(name, ...args);
    const output = host.output();
    if (status !== 0) throw new Error(`${name}: ${status} ${output}`);
    return output;
}

const levels = JSON.parse(answer('web_table', 'levels')).map((row) => row.level);

/* Both name the puzzle in their own way; from its size on they say the same. */
const body = (line) => line.slice(line.indexOf('"side"'));

const native = (...args) => execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 30 }).trimEnd().split('\n');

/* ---- what is compared ---------------------------------------------------------------------------------------- */

let compared = 0;
let bytes = 0;

function compare(what, expected, found) {
    bytes += found.length;
    compared++;
    if (body(expected) === body(found)) return;
    console.log(`${what} differs:\n  native ${expected}\n  wasm   ${found}`);
    process.exitCode = 1;
}

function makeSame(box, level, number) {
    const size = box[0] * box[1];
    const lines = native('generate', '--json', '--solution', '--stats', '--seed', '1', '--size', String(size), '--level', level, '--count', String(number));
    answer('web_wish', box[0], box[1]);
    for (const field of ['easiest', 'hardest']) answer('web_wish_number', field, BigInt(levels.indexOf(level)));
    return lines.map((line, index) => {
        const made = answer('web_make', BigInt(index), 1, 0).slice(1, -1);
        compare(`puzzle ${index + 1} of ${size}x${size} ${level}`, line, made);
        return JSON.parse(line).puzzle;
    });
}

function tellSame(puzzles, scales) {
    const file = join(folder, 'puzzles');
    writeFileSync(file, `${puzzles.join('\n')}\n`);
    const explained = native('explain', '--json', file);
    const rated = native('rate', '--json', '--scale', scales === ALL_SCALES ? 'all' : 'nonet', file);
    puzzles.forEach((puzzle, index) => {
        answer('web_read', { text: puzzle });
        answer('web_explaining', 0, 0, '', '', 0, WHOLE_STEPS);
        compare(`the explanation of ${puzzle}`, explained[index], answer('web_explain'));
        host.call('web_task', 0, scales, false, true, 0n, 0);
        compare(`the rating of ${puzzle}`, rated[index], answer('web_answer', RATE));
    });
}

/* The board of a position, its cells with blanks between them, and the line of the step that it needs. */
function printedPosition(technique, number) {
    const lines = native('practise', technique, '--text', '--answers', '--count', '1', '--seed', '5', '--number', String(number));
    const rows = lines.filter((line) => /^\d \|/.test(line)).map((line) => line.slice(2).replace(/[|()]/g, ' ').trim());
    const step = lines.findIndex((line) => line.startsWith(`${technique}, position`));
    return `"side" ${rows.join(' ').split(/ +/).join(' ')} ${lines[step].replace(/^.*?position \d+: /, '')}`;
}

function begunPosition(technique, number) {
    answer('web_practice_new', 5n, 0);
    const { game } = JSON.parse(answer('web_practice_begin', technique, BigInt(number)));
    for (let stage = 0; stage < 3; stage++) host.call('web_practice_do', HINT, 0);
    const cells = game.cells.map(({ value, marks = [] }) => value ?? marks.join(''));
    return `"side" ${cells.join(' ')} ${JSON.parse(answer('web_practice_state')).game.hint.line}`;
}

function practiseSame(technique) {
    for (const number of [1, 2, 22]) compare(`position ${number} of ${technique}`, printedPosition(technique, number), begunPosition(technique, number));
}

/* ---- the puzzles --------------------------------------------------------------------------------------------- */

try {
    const each = Math.ceil(Number(count) / levels.length);
    for (const level of levels) tellSame(makeSame([3, 3], level, each), ALL_SCALES);
    for (const [box, level] of [[[2, 3], 'easy'], [[4, 4], 'beginner']])
        tellSame(makeSame(box, level, Math.ceil(each / 10)), NONET_SCALE);
    answer('book_give', { text: readFileSync(moduleFile.replace('nonet.wasm', 'nonet-positions.txt'), 'utf8') });
    for (const technique of ['naked single', 'X-wing', 'W-wing', 'AIC', 'forcing net verity']) practiseSame(technique);
    console.log(`${compared} answers, ${Math.round(bytes / 1024)} KB: ${process.exitCode ? 'not all are' : 'all are'} those of this machine`);
} finally {
    rmSync(folder, { recursive: true });
}
