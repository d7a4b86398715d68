import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { MovieServer } from '../../../../../app/cli/actions/play/MovieServer';
import { temporaryFolder } from '../../../../support/temporaryFolder';

const folder = temporaryFolder();

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Asks a server on this machine; the path is sent as it is. */
function ask(address: string, name: string, { method = 'GET', host = '', body = '' } = {}): Promise<Answer> {
  const { hostname, port, pathname } = new URL(address);
  const target = name.startsWith('/') ? name : pathname + name;
  const headers = host === '' ? {} : { host };
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path: target, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers: said } = response;
        resolve({ status, headers: said, body: Buffer.concat(parts).toString() });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Serves a movie while something is asked. */
async function serving(work: (address: string, traced: readonly string[]) => Promise<void>): Promise<void> {
  fs.writeFileSync(path.join(folder(), 'ruffle.js'), '// ruffle');
  fs.writeFileSync(path.join(folder(), 'core.wasm'), 'wasm');
  fs.writeFileSync(path.join(folder(), 'package.json'), '{}');
  const traced: string[] = [];
  const server = new MovieServer({
    name: '<b>.fla',
    width: 10,
    height: 20,
    bytes: Buffer.from('FWS'),
    ruffle: folder(),
    trace: (text) => traced.push(text),
  });
  try {
    await work(await server.start(), traced);
  } finally {
    server.stop();
    await server.ended;
  }
}

it('The page, the movie and the player are served, and may load nothing else', () =>
  serving(async (address) => {
    const page = await ask(address, '');
    expect(page.body).toContain('<title>&lt;b&gt;.fla</title>');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/);
    const names = ['movie.swf', 'ruffle.js', 'core.wasm?1', 'play.js', 'settings.js'];
    const answers = await Promise.all(names.map((name) => ask(address, name)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.slice(0, 3).map(({ body }) => body)).toEqual(['FWS', '// ruffle', 'wasm']);
  }));

it.each([
  ['an address without the secret', '/'],
  ['another secret', '/abc/movie.swf'],
  ['a file that is neither script nor module', 'package.json'],
  ['a path to the outside', '../../etc/passwd'],
  ['a path to the outside, in escapes', '..%2f..%2fetc%2fpasswd'],
  ['a missing file', 'none.js'],
])('%s gets nothing', (_title, name) =>
  serving(async (address) => {
    expect(await ask(address, name)).toMatchObject({ status: 404, body: '' });
  }),
);

it('A name of another server that resolves to this one gets nothing', () =>
  serving(async (address) => {
    expect(await ask(address, 'movie.swf', { host: 'evil.example' })).toMatchObject({ status: 404 });
  }));

it('What the movie traces is printed in its order, and nothing else that is sent', () =>
  serving(async (address, traced) => {
    const send = (body: string): Promise<Answer> => ask(address, 'trace', { method: 'POST', body });
    await send(JSON.stringify(['one', 'two']));
    await send('not JSON');
    await send('{"a":1}');
    expect(traced).toEqual(['one', 'two']);
    expect((await ask(address, 'movie.swf', { method: 'POST' })).status).toBe(405);
  }));

it('The server ends when its page is closed', async () => {
  const server = new MovieServer({
    name: 'a.fla',
    width: 1,
    height: 1,
    bytes: new Uint8Array(),
    ruffle: folder(),
    trace: () => undefined,
  });
  const { hostname, port, pathname } = new URL(await server.start());
  const request = http.get({ hostname, port, path: `${pathname}alive` });
  await new Promise((resolve) => request.on('response', resolve));
  request.destroy();
  await server.ended;
});
