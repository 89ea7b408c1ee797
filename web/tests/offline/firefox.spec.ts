/* firefox.spec.ts: the built page in Firefox: on a server, without it, and as a single file. */
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { pageFolder, singleFile } from '../support/built_page';
import { Firefox } from '../support/firefox';
import { StaticServer } from '../support/static_server';

const server = new StaticServer(pageFolder);
let firefox: Firefox;

test.beforeAll(async () => {
  await server.start();
  firefox = await Firefox.start(process.env['FIREFOX'] ?? 'firefox-esr');
});
test.afterAll(async () => {
  await firefox?.end();
  await server.stop();
});

const titleOfSelfTest = `
  const done = arguments[arguments.length - 1];
  const look = () => document.title.startsWith('self-test: ') && done(document.title);
  new MutationObserver(look).observe(document.querySelector('title'), { childList: true });
  look();`;
const whenKept = `
  const done = arguments[arguments.length - 1];
  const changed = new Promise((kept) => navigator.serviceWorker.addEventListener('controllerchange', kept, { once: true }));
  navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller ?? changed).then(() => done(true));`;

test('on a server, and then without it', async () => {
  await firefox.goTo(`${server.address}#self-test`);
  expect(await firefox.ask(titleOfSelfTest)).toBe('self-test: passed');
  expect(await firefox.ask(whenKept)).toBe(true);
  await server.stop();
  await firefox.goTo('about:blank');
  await firefox.goTo(`${server.address}#self-test`);
  expect(await firefox.ask(titleOfSelfTest)).toBe('self-test: passed');
});

test('as a single file', async () => {
  await firefox.goTo(`${pathToFileURL(singleFile).href}#self-test`);
  expect(await firefox.ask(titleOfSelfTest)).toBe('self-test: passed');
  expect(await firefox.ask('arguments[0](location.protocol)')).toBe('file:');
});
