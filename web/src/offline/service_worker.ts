/* service_worker.ts: answers for the page from files that it has kept, so that the page starts without a network.
 *
 * Each version of the page has a cache of its own, named by a hash of all its files. Installing a version fills its cache, and is done
 * when every file is there and is what the build has listed (its SHA-256 says so: a server that is just being updated may hand out
 * files of two versions). Until then, and until all open pages are closed or one of them asks for it, the old version goes on answering.
 *
 * The cache before that of the version in use stays: pages that were opened before an update load parts of theirs later. */
interface ListedFile {
  readonly path: string; // '' is the page
  readonly hash: string;
}

declare const LISTED_FILES: readonly ListedFile[];
declare const PAGE_VERSION: string;

/* What there is of a service worker's own scope, beside what pages have. */
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(name: 'message', listener: (event: LastingEvent & { readonly data: unknown }) => void): void;
}
const scope = globalThis as unknown as Scope;

const root = scope.registration.scope;
/* Other pages of the same server may have caches, too: the folder is part of the name. */
const family = `nonet ${new URL(root).pathname} `;
const ownName = family + PAGE_VERSION;
const addresses = new Map(LISTED_FILES.map(({ path, hash }) => [new URL(path, root).href, hash]));

/* ---- keeping files ---------------------------------------------------------------------------------------- */

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/* The answer, if it is this file. A fresh one: of an answer that was led elsewhere no page may be made. */
async function checked(answer: Response | undefined, hash: string): Promise<Response | null> {
  if (!answer?.ok) return null;
  const bytes = await answer.arrayBuffer();
  return (await hashOf(bytes)) === hash ? new Response(bytes, { headers: headersOf(answer) }) : null;
}

/* Of the headers only the type: lengths and encodings are about what was sent. */
function headersOf(answer: Response): HeadersInit {
  return { 'content-type': answer.headers.get('content-type') ?? 'application/octet-stream' };
}

/* From the server, unless an older version has the same file. */
async function keep(cache: Cache, address: string, hash: string): Promise<void> {
  const file =
    (await checked(await caches.match(address), hash)) ??
    (await checked(await fetch(address, { cache: 'no-cache', credentials: 'same-origin' }), hash));
  if (!file) throw new Error(`${address} is not what was built`);
  await cache.put(address, file);
}

async function install(): Promise<void> {
  const cache = await caches.open(ownName);
  try {
    for (const [address, hash] of addresses) await keep(cache, address, hash);
  } catch (error) {
    await caches.delete(ownName);
    throw error;
  }
}

/* Caches are listed in the order in which they were made. */
async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(family) && name !== ownName);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/* ---- answering -------------------------------------------------------------------------------------------- */

/* Which of our addresses is meant: the page may be called with index.html and with a query. */
function meant(request: Request): string {
  const address = new URL(request.url);
  address.search = address.hash = '';
  return address.href === new URL('index.html', root).href ? root : address.href;
}

async function kept(address: string): Promise<Response | undefined> {
  const own = await (await caches.open(ownName)).match(address);
  if (own) return own;
  const names = (await caches.keys()).filter((name) => name.startsWith(family));
  for (const name of names.reverse()) {
    const older = await (await caches.open(name)).match(address);
    if (older) return older;
  }
  return undefined;
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => {
  if (event.data === 'use-update') event.waitUntil(scope.skipWaiting());
});
scope.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || !event.request.url.startsWith(root)) return;
  event.respondWith(kept(meant(event.request)).then((answer) => answer ?? fetch(event.request)));
});

export {};
