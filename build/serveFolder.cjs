'use strict';

const fs = require('node:fs');
const http = require('node:http');
const path = require('node:path');
const zlib = require('node:zlib');

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/**
 * Files of a folder on localhost, as a server of static pages serves them.
 *
 * @typedef {object} Server
 * @property {string} origin - `http://localhost:1234`
 * @property {readonly string[]} requests - the paths that were asked for
 * @property {() => void} close
 */

/**
 * Serves the files of a folder, packed by gzip.
 *
 * @param {string} folder
 * @returns {Promise<Server>}
 */
exports.serveFolder = async function serveFolder(folder) {
  /** @type {string[]} */
  const requests = [];
  /** @type {Map<string, Buffer>} */
  const packed = new Map();
  const server = http.createServer(({ url = '/' }, response) => {
    requests.push(url);
    const { pathname } = new URL(url, 'http://localhost');
    const target = path.join(folder, decodeURIComponent(pathname));
    const file = [target, `${target}.html`, path.join(target, 'index.html')].find(isFile);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const content = packed.get(file) ?? zlib.gzipSync(fs.readFileSync(file));
    packed.set(file, content);
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(content);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { origin: `http://localhost:${port}`, requests, close: () => void server.close() };
};

/** @param {string} place */
function isFile(place) {
  return fs.existsSync(place) && fs.statSync(place).isFile();
}
