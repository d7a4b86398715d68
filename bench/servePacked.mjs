import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Serves the files of a folder on localhost, packed by gzip: its address, and what ends it. */
export async function servePacked(folder) {
  const packed = new Map();
  const server = http.createServer(({ url }, response) => {
    const place = path.join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const file = [place, `${place}.html`, path.join(place, 'index.html')].find(isFile);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    if (!packed.has(file)) packed.set(file, zlib.gzipSync(fs.readFileSync(file)));
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(packed.get(file));
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return { origin: `http://localhost:${server.address().port}`, close: () => void server.close() };
}

function isFile(place) {
  return fs.existsSync(place) && fs.statSync(place).isFile();
}
