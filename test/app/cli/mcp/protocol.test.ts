import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EXAMPLE } from '../support/runCli';
import { eventually } from '../../../support/eventually';
import { itWhere } from '../../../support/where';
import { Assistant } from './assistant';

const CLI = path.resolve(__dirname, '../../../../dist/cli.js');

let folder: string;

beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-')));
  fs.cpSync(EXAMPLE, path.join(folder, 'sky'), { recursive: true });
});

afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A client that writes what it likes. */
class RawClient {
  readonly process: ChildProcessWithoutNullStreams = spawn(process.execPath, [CLI, 'mcp', '--root', folder]);
  readonly ended = new Promise<number | null>((resolve) => this.process.once('exit', resolve));
  private lines: string[] = [];
  private wake = (): void => undefined;
  private rest = '';

  constructor() {
    this.process.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (this.rest + text).split('\n');
      this.rest = lines.pop()!;
      this.lines.push(...lines);
      this.wake();
    });
  }

  write(text: string): void {
    this.process.stdin.write(`${text}\n`);
  }

  async next(): Promise<unknown> {
    while (this.lines.length === 0) await new Promise<void>((resolve) => (this.wake = resolve));
    return JSON.parse(this.lines.shift()!);
  }

  async close(): Promise<number | null> {
    this.process.stdin.end();
    return this.ended;
  }
}

let client: RawClient;
beforeEach(() => {
  client = new RawClient();
});
afterEach(async () => {
  expect(await client.close()).toBe(0);
});

it.each([
  ['2025-11-25', '2025-11-25'],
  ['2025-06-18', '2025-06-18'],
  ['2025-03-26', '2025-03-26'],
  ['2024-11-05', '2024-11-05'],
  ['1999-01-01', '2025-11-25'],
])('A client of version %s is answered in version %s', async (asked, spoken) => {
  client.write(
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: asked } }),
  );
  expect(await client.next()).toMatchObject({
    id: 1,
    result: { protocolVersion: spoken, serverInfo: { name: 'adobe-collection' } },
  });
});

describe('A broken client', () => {
  it.each<[string, string, object]>([
    ['no JSON', '{"jsonrpc"', { id: null, error: { code: -32700 } }],
    ['a number', '5', { id: null, error: { code: -32600 } }],
    ['another version of JSON-RPC', '{"id":1,"method":"ping"}', { id: 1, error: { code: -32600 } }],
    ['no method', '{"jsonrpc":"2.0","id":2}', { id: 2, error: { code: -32600 } }],
    ['an invalid id', '{"jsonrpc":"2.0","id":{},"method":"ping"}', { id: null, error: { code: -32600 } }],
    [
      'invalid parameters',
      '{"jsonrpc":"2.0","id":3,"method":"ping","params":[1]}',
      { id: 3, error: { code: -32600 } },
    ],
    ['an unknown method', '{"jsonrpc":"2.0","id":4,"method":"nothing"}', { id: 4, error: { code: -32601 } }],
    [
      'an unknown cursor',
      '{"jsonrpc":"2.0","id":5,"method":"resources/list","params":{"cursor":"x"}}',
      { id: 5, error: { code: -32602 } },
    ],
    [
      'a call of nothing',
      '{"jsonrpc":"2.0","id":6,"method":"tools/call"}',
      { id: 6, error: { code: -32602 } },
    ],
    ['an empty list', '[]', { id: null, error: { code: -32600 } }],
    [
      'a call with invalid arguments',
      '{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"tree","arguments":[]}}',
      { id: 7, error: { code: -32602 } },
    ],
  ])('A client that sends %s gets an error, and is served further', async (_, text, answer) => {
    client.write(text);
    expect(await client.next()).toMatchObject(answer);
    client.write('');
    client.write('{"jsonrpc":"2.0","method":"notifications/unknown"}');
    client.write('{"jsonrpc":"2.0","id":9,"result":{}}');
    client.write(
      '[{"jsonrpc":"2.0","id":"a","method":"ping"},{"jsonrpc":"2.0","method":"notifications/initialized"}]',
    );
    expect(await client.next()).toEqual([{ jsonrpc: '2.0', id: 'a', result: {} }]);
  });
});

const ENDLESS = { name: 'script', arguments: { document: 'sky', code: 'while (true) {}' } };

/** The processes that the server has started: its workers, and the one that cleans up after it. */
function childrenOf(pid: number): string[] {
  return fs
    .readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((each) => each !== '');
}

function isWorker(pid: string): boolean {
  return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker.js');
}

itWhere(
  process.platform === 'linux',
  'no /proc',
  'A call that is cancelled gets no answer, and its process ends',
  async () => {
    client.write(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: ENDLESS }));
    await eventually(() => expect(childrenOf(client.process.pid!).some(isWorker)).toBe(true));
    client.write('{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}');
    await eventually(() => expect(childrenOf(client.process.pid!)).toEqual([]));
    client.write('{"jsonrpc":"2.0","id":2,"method":"ping"}');
    expect(await client.next()).toEqual({ jsonrpc: '2.0', id: 2, result: {} });
  },
);

itWhere(process.platform === 'linux', 'no /proc', 'Everything ends when the client disconnects', async () => {
  client.write(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: ENDLESS }));
  await eventually(() => expect(childrenOf(client.process.pid!).some(isWorker)).toBe(true));
  const children = childrenOf(client.process.pid!);
  expect(await client.close()).toBe(0);
  // The one that tidies begins when the server has ended.
  await eventually(() => expect(children.filter((pid) => fs.existsSync(`/proc/${pid}/exe`))).toEqual([]));
});

it('Progress is reported to a client that asks for it', async () => {
  const params = { ...ENDLESS, _meta: { progressToken: 'p' } };
  client.write(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }));
  const first = (await client.next()) as {
    method: string;
    params: { progressToken: string; progress: number };
  };
  const second = (await client.next()) as typeof first;
  expect([first.method, first.params.progressToken]).toEqual(['notifications/progress', 'p']);
  expect(second.params.progress).toBeGreaterThan(first.params.progress);
});

it('Calls run concurrently, and each gets its own answer', async () => {
  const assistant = await new Assistant(folder).start();
  try {
    const symbols = ['stars/star', 'stars/comet', 'stars/twinkle', 'ui/panel', 'backdrop/moon', 'ui/Button1'];
    const answers = await Promise.all(
      symbols.map((symbol) =>
        assistant.call('query', { document: 'sky', of: 'items', query: `/${symbol}`, json: true }),
      ),
    );
    answers.forEach(({ text }, index) => expect(text).toContain(symbols[index]));
  } finally {
    await assistant.stop();
  }
});

it('A missing folder is wrong usage', async () => {
  const server = spawn(process.execPath, [CLI, 'mcp', '--root', path.join(folder, 'nothing')]);
  let err = '';
  server.stderr.on('data', (bytes) => (err += bytes));
  expect(await new Promise((resolve) => server.once('close', resolve))).toBe(2);
  expect(err).toContain('there is no such folder');
});
