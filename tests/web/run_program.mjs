/* run_program.mjs PROGRAM.wasm [ARGUMENT]...: run a program of WebAssembly: with a clock, standard output and standard error, and the
 * files below this folder, to be read. Its exit code is the program's. */
import { readdirSync, readFileSync, statSync, writeSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

const BAD_FILE = 8;
const NO_FILE = 44;
/* Kinds of files. */
const PIPE = 2;
const FOLDER = 3;
const FILE = 4;

/* The folder that paths begin at. */
const HERE = 3;

class Exit extends Error {
    constructor(code) {
        super(`exit ${code}`);
        this.code = code;
    }
}

const args = process.argv.slice(2);
const words = args.map((word) => new TextEncoder().encode(`${word}\0`));
let memory;
const view = () => new DataView(memory.buffer);

/* The words one after the other, and where each begins. */
function putWords(places, bytes) {
    for (const word of words) {
        view().setUint32(places, bytes, true);
        new Uint8Array(memory.buffer).set(word, bytes);
        places += 4;
        bytes += word.length;
    }
    return 0;
}

function write(file, pieces, count, written) {
    if (file !== 1 && file !== 2) return BAD_FILE;
    let total = 0;
    for (let piece = 0; piece < count; piece++) {
        const start = view().getUint32(pieces + 8 * piece, true);
        const length = view().getUint32(pieces + 8 * piece + 4, true);
        for (let done = 0; done < length; ) done += writeSync(file, new Uint8Array(memory.buffer, start + done, length - done));
        total += length;
    }
    view().setUint32(written, total, true);
    return 0;
}

function putNumber(place, number) {
    view().setUint32(place, number, true);
    return 0;
}

/* ---- files ------------------------------------------------------------------------------------ */

/* [number] {bytes, at} or {names}: files and folders that are open. */
const open = [];

function openFile(_folder, _follow, path, length, _flags, _rights, _inherited, _mode, number) {
    try {
        const name = new TextDecoder().decode(new Uint8Array(memory.buffer, path, length));
        const isFolder = statSync(name).isDirectory();
        const at = open.push(isFolder ? { names: readdirSync(name) } : { bytes: readFileSync(name), at: 0 }) - 1;
        return putNumber(number, HERE + 1 + at);
    } catch {
        return NO_FILE;
    }
}

const fileOf = (number) => open[number - HERE - 1];

function read(number, pieces, count, done) {
    const file = fileOf(number);
    if (!file?.bytes) return BAD_FILE;
    let total = 0;
    for (let piece = 0; piece < count; piece++) {
        const start = view().getUint32(pieces + 8 * piece, true);
        const length = view().getUint32(pieces + 8 * piece + 4, true);
        const bytes = file.bytes.subarray(file.at, file.at + length);
        new Uint8Array(memory.buffer).set(bytes, start);
        file.at += bytes.length;
        total += bytes.length;
    }
    return putNumber(done, total);
}

function seek(number, offset, from, place) {
    const file = fileOf(number);
    if (!file?.bytes) return BAD_FILE;
    file.at = Number(offset) + [0, file.at, file.bytes.length][from];
    view().setBigUint64(place, BigInt(file.at), true);
    return 0;
}

/* The names of a folder from number `first` on, as many as there is room for: the number of the next, which file it is (not told),
 * the length of the name, and the name. */
function readFolder(number, place, room, first, used) {
    const names = fileOf(number)?.names;
    if (!names) return BAD_FILE;
    const entries = names.slice(Number(first)).map((name, index) => {
        const bytes = new TextEncoder().encode(name);
        const entry = new Uint8Array(24 + bytes.length);
        const fields = new DataView(entry.buffer);
        fields.setBigUint64(0, first + BigInt(index + 1), true);
        fields.setUint32(16, bytes.length, true);
        entry.set(bytes, 24);
        return entry;
    });
    let at = 0;
    for (const entry of entries) {
        const part = entry.subarray(0, room - at);
        new Uint8Array(memory.buffer).set(part, place + at);
        at += part.length;
    }
    return putNumber(used, at);
}

/* With the right to do everything that this file offers. */
function describe(number, place) {
    if (number > HERE && !fileOf(number)) return BAD_FILE;
    new Uint8Array(memory.buffer).fill(0, place, place + 8).fill(255, place + 8, place + 24);
    view().setUint8(place, number < HERE ? PIPE : number === HERE || fileOf(number).names ? FOLDER : FILE);
    return 0;
}

function describeFolder(number, place) {
    if (number !== HERE) return BAD_FILE;
    return putNumber(place, 0) || putNumber(place + 4, 1);
}

function nameFolder(number, place) {
    if (number !== HERE) return BAD_FILE;
    view().setUint8(place, '.'.charCodeAt(0));
    return 0;
}

/* ---- all of it ---------------------------------------------------------------------------------- */

const calls = {
    args_sizes_get: (count, size) => putNumber(count, words.length) || putNumber(size, words.reduce((sum, word) => sum + word.length, 0)),
    args_get: putWords,
    environ_sizes_get: (count, size) => putNumber(count, 0) || putNumber(size, 0),
    environ_get: () => 0,
    clock_time_get: (_clock, _precision, place) => {
        view().setBigUint64(place, BigInt(Math.round(performance.now() * 1e6)), true);
        return 0;
    },
    fd_write: write,
    fd_read: read,
    fd_readdir: readFolder,
    fd_seek: seek,
    fd_close: () => 0,
    fd_fdstat_get: describe,
    fd_prestat_get: describeFolder,
    fd_prestat_dir_name: nameFolder,
    path_open: openFile,
    proc_exit: (code) => {
        throw new Exit(code);
    },
};

const module = new WebAssembly.Module(readFileSync(args[0]));
const wanted = WebAssembly.Module.imports(module).map(({ name }) => [name, calls[name] ?? (() => BAD_FILE)]);
const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: Object.fromEntries(wanted) });
memory = instance.exports.memory;
try {
    instance.exports._start();
} catch (error) {
    if (!(error instanceof Exit)) throw error;
    process.exitCode = error.code;
}
