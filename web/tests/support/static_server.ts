/* static_server.ts: a server of files, as plain as those that pages are put on; if wanted it packs them, as most of these do. Tests see
 * what was asked for, exchange the folder, and stop it. */
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/* As packed, by the name of the file: packing a large one takes seconds. */
const packed = new Map<string, Buffer>();

export class StaticServer {
  folder: string;
  readonly asked: string[] = [];
  private server: Server | null = null;
  private port = 0;
  private readonly packs: boolean;

  constructor(folder: string, { packs = false } = {}) {
    this.folder = folder;
    this.packs = packs;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  /* The same address each time. */
  async start(): Promise<void> {
    const server = createServer((request, response) => this.answer(request, response));
    this.server = server;
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done));
    const place = server.address();
    if (place && typeof place === 'object') this.port = place.port;
  }

  async stop(): Promise<void> {
    const server = this.server;
    this.server = null;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', this.address).pathname));
    this.asked.push(path);
    const file = join(this.folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end('not found');
      return;
    }
    const headers = { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'cache-control': 'no-cache' };
    if (this.isPacked(file)) response.writeHead(200, { ...headers, 'content-encoding': 'br' }).end(this.pack(file));
    else createReadStream(file).pipe(response.writeHead(200, headers));
  }

  private pack(file: string): Buffer {
    const bytes = packed.get(file) ?? brotliCompressSync(readFileSync(file));
    packed.set(file, bytes);
    return bytes;
  }

  /* Whoever measures does not want to wait for it. */
  packAll(): void {
    for (const name of readdirSync(this.folder, { recursive: true, encoding: 'utf8' }))
      if (this.isPacked(name)) this.pack(join(this.folder, name));
  }

  private isPacked(name: string): boolean {
    return this.packs && /\.(html|css|js|json|webmanifest|svg|wasm)$/.test(name);
  }
}
