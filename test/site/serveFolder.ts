import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Files of a folder on localhost, as a server of static pages serves them. */
export interface Server {
  /** `http://localhost:1234` */
  origin: string;
  /** The paths that were asked for. */
  requests: readonly string[];
  close(): void;
}

export async function serveFolder(folder: string): Promise<Server> {
  const requests: string[] = [];
  const server = http.createServer(({ url = '/' }, response) => {
    requests.push(url);
    const { pathname } = new URL(url, 'http://localhost');
    const place = path.join(folder, decodeURIComponent(pathname));
    const file = [place, `${place}.html`, path.join(place, 'index.html')].find(isFile);
    if (file === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    if (file !== undefined) fs.createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, requests, close: () => void server.close() };
}

function isFile(place: string): boolean {
  return fs.existsSync(place) && fs.statSync(place).isFile();
}
