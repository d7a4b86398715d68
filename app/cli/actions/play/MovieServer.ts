import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { moviePage, PAGE_POLICY, PLAY_SCRIPT, SETTINGS_SCRIPT, type ShownMovie } from './moviePage';

/** What the server has, and who hears what the movie traces. */
interface ServedMovie extends ShownMovie {
  readonly bytes: Uint8Array;
  /** The folder of Ruffle. */
  readonly ruffle: string;
  trace(text: string): void;
}

const KINDS: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** The files of Ruffle that a page may ask for: scripts and modules in its folder itself. */
const RUFFLE_FILE = /^[\w.-]+\.(?:js|wasm)$/;

/** Bytes of what a page sends at once. */
const MAX_SENT = 4e6;

/** After the page was closed, it may come back within this time, in milliseconds: it is loaded again. */
const PATIENCE = 2000;

/**
 * Serves the page of one movie to this machine only, at an address with a secret in it: other pages of the browser, and
 * other users of the machine, do not know it.
 */
export class MovieServer {
  /** Resolves when the page was closed, or the server was stopped. */
  readonly ended: Promise<void>;
  private readonly server: http.Server;
  private readonly secret = randomBytes(18).toString('base64url');
  private end: () => void = () => undefined;
  private watching = 0;
  private closing: NodeJS.Timeout | undefined;

  constructor(private readonly movie: ServedMovie) {
    this.ended = new Promise((resolve) => (this.end = resolve));
    this.server = http.createServer((request, response) => {
      this.answer(request, response);
    });
  }

  /** Resolves to the address of the page. */
  start(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(0, '127.0.0.1', () => resolve(`http://${this.host}/${this.secret}/`));
    });
  }

  stop(): void {
    clearTimeout(this.closing);
    this.server.close();
    this.server.closeAllConnections();
    this.end();
  }

  private get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** A name of another server that leads here (DNS rebinding) gets nothing, nor does an address without the secret. */
  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { method, url = '', headers } = request;
    const prefix = `/${this.secret}/`;
    const [name] = url.slice(prefix.length).split('?');
    if (headers.host !== this.host || !url.startsWith(prefix)) return refuse(response, 404);
    if (method === 'POST' && name === 'trace') return this.hear(request, response);
    if (method !== 'GET') return refuse(response, 405);
    if (name === 'alive') return this.watch(response);
    const content = this.contentOf(name);
    if (!content) return refuse(response, 404);
    response.writeHead(200, {
      'content-type': content.kind,
      'content-security-policy': PAGE_POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    response.end(content.body);
  }

  private contentOf(name: string): { kind: string; body: string | Uint8Array } | undefined {
    const { movie } = this;
    if (name === '') return { kind: 'text/html; charset=utf-8', body: moviePage(movie) };
    if (name === 'movie.swf') return { kind: 'application/x-shockwave-flash', body: movie.bytes };
    if (name === 'play.js') return { kind: KINDS['.js'], body: PLAY_SCRIPT };
    if (name === 'settings.js') return { kind: KINDS['.js'], body: SETTINGS_SCRIPT };
    const file = path.join(movie.ruffle, name);
    if (!RUFFLE_FILE.test(name) || !fs.existsSync(file)) return undefined;
    return { kind: KINDS[path.extname(name)], body: fs.readFileSync(file) };
  }

  /** Prints what the movie traced. */
  private hear(request: IncomingMessage, response: ServerResponse): void {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size > MAX_SENT) request.destroy();
      else parts.push(part);
    });
    request.on('end', () => {
      for (const line of linesOf(Buffer.concat(parts).toString('utf8'))) this.movie.trace(line);
      response.writeHead(204).end();
    });
  }

  /** The page holds this open as long as it is shown. */
  private watch(response: ServerResponse): void {
    this.watching++;
    clearTimeout(this.closing);
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(':\n\n');
    response.on('close', () => {
      if (--this.watching === 0) this.closing = setTimeout(() => this.stop(), PATIENCE);
    });
  }
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}

/** The traced texts; none of what a page sends that is something else. */
function linesOf(text: string): string[] {
  try {
    const sent: unknown = JSON.parse(text);
    return Array.isArray(sent) ? sent.map(String) : [];
  } catch {
    return [];
  }
}
