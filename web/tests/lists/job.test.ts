// @vitest-environment node
/* job.test.ts: a list at work: what is read and rated, stopped and gone on with, and what goes wrong in between. */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Cancelled } from '../../src/engine/client';
import { ListJob } from '../../src/lists/job';
import { NO_ER, RATED } from '../../src/lists/rows';
import { fileOf } from '../../src/lists/save';
import { EASY, HARD } from '../engine/module';
import { engine, puzzles, rowsOf, worker } from './list_page';

function begin(text: string | Uint8Array<ArrayBuffer>, pool = worker(), name = 'list.txt', seen: (job: ListJob) => void = () => undefined): { job: ListJob; phase(name: string): Promise<void> } {
  const waiting: (() => void)[] = [];
  const job: ListJob = new ListJob(name, new Blob([text]), worker(), pool, 2, () => {
    seen(job);
    for (const look of waiting) look();
  });
  const phase = (wanted: string): Promise<void> => new Promise((done) => {
    waiting.push(() => job.phase === wanted && done());
    if (job.phase === wanted) done();
  });
  return { job, phase };
}

test('a list is read, rated, and its equivalent puzzles are found', async () => {
  const lines = puzzles(30, 10);
  const { job, phase } = begin([...lines, '12x', HARD, '.'.repeat(81)].join('\n'));
  await phase('done');
  const { rows } = job;
  expect(rows.count).toBe(33);
  expect([rows.er[31], rows.er[30], rows.er[32]]).toEqual([89, NO_ER, NO_ER]);
  expect(engine.table('levels')[rows.level[31]!]?.level).toBe('extreme');
  expect([rows.classes.first(25), rows.classes.times(5), rows.classes.times(31)]).toEqual([5, 3, 1]);
  expect([job.open, job.told.done, job.told.total]).toEqual([0, 32, 32]);
});

test('a packed file is unpacked; a damaged one says so, and what was read stays', async () => {
  const packed = new Uint8Array(gzipSync(`${EASY}\n`.repeat(10_000)));
  const whole = begin(packed, worker(), 'named otherwise.txt');
  whole.job.wanted = 0;
  await whole.phase('done');
  expect([whole.job.rows.count, whole.job.trouble]).toEqual([10_000, '']);
  const damaged = begin(packed.slice(0, packed.length - 20), worker(), 'list.gz');
  damaged.job.wanted = 0;
  await damaged.phase('done');
  expect(damaged.job.trouble).not.toBe('');
});

test('lines of small boards stay boards of their own', async () => {
  const small = '.....21...34....';
  const { job, phase } = begin(`# 4x4\n${`${small}\n\n`.repeat(40)}`);
  await phase('done');
  expect(job.rows.count).toBe(40);
  expect([...job.rows.level.subarray(0, 40)]).toEqual(Array(40).fill(0));
});

test('what is stopped goes on, and nothing is done twice', async () => {
  const asked: string[] = [];
  let stopAt = 3;
  const pool = worker((method, text) => {
    if (method !== 'listRate') return;
    if (--stopAt === 0) {
      task.job.stop();
      throw new Cancelled();
    }
    asked.push(...text.split('\n'));
  });
  const task = begin(puzzles(60, 60).join('\n'), pool);
  await task.phase('stopped');
  const open = task.job.open;
  expect(open).toBeGreaterThan(0);
  task.job.goOn();
  await task.phase('done');
  expect(task.job.open).toBe(0);
  expect(new Set(asked).size).toBe(60);
  expect(asked.length).toBe(60);
  expect(task.job.told.total).toBe(open);
});

test('reading is stopped between two pieces, and goes on', async () => {
  const { job, phase } = begin(`${EASY}\n`.repeat(5000));
  job.wanted = 0;
  job.stop();
  await new Promise((done) => setTimeout(done, 20));
  expect(job.rows.count).toBeLessThan(5000);
  job.goOn();
  job.stop();
  job.goOn();
  await phase('done');
  expect(job.rows.count).toBe(5000);
});

test('a puzzle that breaks a worker costs no other one its answer', async () => {
  const lines = puzzles(40, 40);
  const pool = worker((_, text) => {
    if (text.includes(lines[17]!)) throw new Error('it broke down');
  });
  const { job, phase } = begin(lines.join('\n'), pool);
  await phase('done');
  expect([...job.rows.er.subarray(0, 40)].map((er, row) => (er === NO_ER ? row : -1)).filter((row) => row >= 0)).toEqual([17]);
});

test('what is wanted later is done later', async () => {
  const { job, phase } = begin(puzzles(4, 2).join('\n'));
  job.wanted = 0;
  await phase('done');
  expect(job.rows.er[0]).toBe(NO_ER);
  job.want(RATED);
  expect(job.phase).toBe('working');
  await phase('done');
  expect([job.rows.er[0] === NO_ER, job.rows.classes.count]).toEqual([false, 0]);
});

test('a table can be read again, with or without equivalent puzzles', async () => {
  const { job, phase } = begin([...puzzles(6, 3), 'x"y,z'].join('\n'));
  await phase('done');
  const names = { levels: engine.table('levels').map(({ level }) => level), techniques: engine.table('techniques').map(({ technique }) => technique) };
  const whole = await (await fileOf(job.rows, null, names, { isTable: true, isAll: true, isOnce: false })).text();
  const lines = whole.trim().split('\n');
  expect(lines[0]).toBe('puzzle,number,line,clues,verdict,ER,EP,ED,nonet level,hardest,equivalent to');
  expect(lines[4]).toMatch(/^[.1-9]{81},4,4,\d\d,unique,1\.\d,1\.\d,1\.\d,beginner,[a-z ]+,1$/);
  expect(lines[7]).toBe(',7,7,,error,,,,,,');
  const read = rowsOf(whole);
  expect([0, 1, 2, 3, 4, 5].map((row) => read.text(row))).toEqual([0, 1, 2, 3, 4, 5].map((row) => job.rows.text(row)));
  const once = await (await fileOf(job.rows, Uint32Array.of(5, 2, 0), names, { isTable: false, isAll: false, isOnce: true })).text();
  expect(once).toBe(`${job.rows.text(2)}\n${job.rows.text(0)}\n`);
});

