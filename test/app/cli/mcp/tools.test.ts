import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { TOOLS } from '../../../../app/cli/mcp/tools';
import { EXAMPLE } from '../support/runCli';
import { Assistant } from './assistant';
import { sample } from '../../../support/sample';

let folder: string;
let outside: string;
let assistant: Assistant;

beforeAll(async () => {
  const parent = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-')));
  [folder, outside] = [path.join(parent, 'inside'), path.join(parent, 'outside')];
  fs.cpSync(EXAMPLE, path.join(folder, 'sky'), { recursive: true });
  fs.cpSync(EXAMPLE, path.join(outside, 'sky'), { recursive: true });
  fs.symlinkSync(path.join(outside, 'sky'), path.join(folder, 'link'), 'junction');
  assistant = await new Assistant(folder).start();
});

afterAll(async () => {
  await assistant.stop();
  fs.rmSync(path.dirname(folder), { recursive: true, force: true });
});

/** What the built command prints in the folder. */
function printed(...args: string[]): string {
  const command = path.resolve(__dirname, '../../../../dist/cli.js');
  return spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' }).stdout;
}

const sky = (): string => path.join(folder, 'sky');

/** The content of every file below the folders, by its path. */
function contents(): Record<string, string> {
  const parent = path.dirname(folder);
  return Object.fromEntries(
    fs
      .readdirSync(parent, { recursive: true, encoding: 'utf8' })
      .filter((name) => fs.lstatSync(path.join(parent, name)).isFile())
      .map((name) => [name, fs.readFileSync(path.join(parent, name), 'base64')]),
  );
}

describe('A tool answers with the output of the command line', () => {
  const calls: [string, object, () => string[]][] = [
    ['tree', { document: 'sky' }, () => ['tree', sky()]],
    ['tree', { document: 'sky', detail: 'outline' }, () => ['tree', '--no-symbols', '--no-elements', sky()]],
    ['tree', { document: 'sky/night-sky.xfl' }, () => ['tree', sky()]],
    ['query', { document: 'sky', query: 'star*' }, () => ['query', sky(), 'star*']],
    [
      'query',
      { document: 'sky', query: ':unused', of: 'items' },
      () => ['query', '--items', sky(), ':unused'],
    ],
    [
      'query',
      { document: 'sky', query: '*', of: 'layers', timeline: 'Credits', json: true },
      () => ['query', '--layers', '--json', '--timeline', 'Credits', sky(), '*'],
    ],
    [
      'query',
      { document: 'sky', query: ':text', all: true, count: true },
      () => ['query', '--all', '--count', sky(), ':text'],
    ],
    ['lint', { document: 'sky' }, () => ['lint', '--all', sky()]],
    [
      'lint',
      { document: 'sky', fix: true, dryRun: true },
      () => ['lint', '--all', '--fix', '--dry-run', sky()],
    ],
    ['diff', { old: 'sky', new: 'sky' }, () => ['diff', sky(), sky()]],
  ];
  it.each(sample(2, calls))('%s %j', async (name, args, commandLine) => {
    const out = printed(...commandLine());
    const { text, isError } = await assistant.call(name, args);
    expect(isError).toBe(false);
    expect(text.trim()).toBe(out.trim() || 'Nothing.');
  });

  it('Pages together are the whole output', async () => {
    const out = printed('tree', '--json', sky());
    const pages: string[] = [];
    for (let page = 1, isMore = true; isMore; page++) {
      const { content } = await assistant.client.callTool({
        name: 'tree',
        arguments: { document: 'sky', json: true, page },
      });
      const [part, note] = content as { text: string }[];
      pages.push(part.text);
      isMore = note?.text.includes(`"page": ${page + 1}`) ?? false;
    }
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.join('')).toBe(out);
    const { text } = await assistant.call('tree', { document: 'sky', json: true, page: 99 });
    expect(text).toBe(`There is no page 99: the answer has ${pages.length}.`);
  });
});

it('The example of each tool fits its schema, and is in its description', async () => {
  const { tools } = await assistant.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
  for (const { name, example, parameters } of TOOLS) {
    const { description, inputSchema } = tools.find((tool) => tool.name === name)!;
    expect(description).toContain(`Example: ${JSON.stringify(example)}`);
    expect(Object.keys(inputSchema.properties!)).toEqual(Object.keys(parameters));
    expect(Object.keys(parameters)).toEqual(expect.arrayContaining(Object.keys(example)));
    expect(Object.keys(example)).toEqual(expect.arrayContaining(inputSchema.required!));
  }
});

describe('render', () => {
  it('The picture is the one that the command line draws', async () => {
    const file = path.join(path.dirname(folder), 'frame.png');
    printed('render', sky(), '--frame', '12', '--scale', '0.5', '-o', file);
    const { image } = await assistant.call('render', { document: 'sky', frame: 12, scale: 0.5 });
    expect(image?.mimeType).toBe('image/png');
    expect(image?.data).toBe(fs.readFileSync(file, 'base64'));
    fs.rmSync(file);
  });

  it('A picture that is too large is refused', async () => {
    const { text, isError } = await assistant.call('render', { document: 'sky', scale: 16 });
    expect([isError, text]).toEqual([true, expect.stringContaining('pixels')]);
  });
});

describe('script', () => {
  it('Changes that a script would make are reported, and nothing is saved', async () => {
    const before = contents();
    const { text } = await assistant.call('script', {
      document: 'sky',
      code: "fl.trace('found ' + $('star*').elements.length); $('star*').rename('star_##');",
    });
    expect(text).toContain('found 2');
    expect(text).toContain('star_01');
    expect(contents()).toEqual(before);
  });

  it('The line of an error is named', async () => {
    const { text, isError } = await assistant.call('script', {
      document: 'sky',
      code: 'var a = 1;\nnothing.at(all);',
    });
    expect(isError).toBe(true);
    expect(text).toContain('script.jsfl:2');
  });

  it('Scripts run in the sandbox, unless the user trusts scripts', async () => {
    const script = { document: 'sky', code: 'fl.trace(typeof new Error().stack);' };
    // The engine of the sandbox has other stacks than Node.
    const line = {
      document: 'sky',
      code: "try { null.x } catch (error) { fl.trace('at ' + error.lineNumber); }",
    };
    expect((await assistant.call('script', script)).isError).toBe(false);
    expect((await assistant.call('script', line)).text).not.toContain('at 1');
    const trusting = await new Assistant(folder, '--trust-scripts').start();
    try {
      expect((await trusting.call('script', line)).text).toContain('at 1');
    } finally {
      await trusting.stop();
    }
  });
});

describe('Paths point to nothing outside the folders', () => {
  it.each<[string, (paths: { outside: string }) => Record<string, string>, string]>([
    ['tree', ({ outside }) => ({ document: path.join(outside, 'sky') }), 'is outside the folders'],
    ['tree', () => ({ document: '../outside/sky' }), 'is outside the folders'],
    ['tree', () => ({ document: 'link' }), 'is outside the folders'],
    ['tree', () => ({ document: 'nothing.fla' }), 'no such file or folder'],
    ['tree', () => ({ document: '-' }), 'no such file or folder'],
    ['tree', () => ({ document: '--help' }), 'no such file or folder'],
    ['query', () => ({ document: '../outside/sky', query: '*' }), 'is outside the folders'],
    ['render', () => ({ document: '../outside/sky' }), 'is outside the folders'],
    ['lint', () => ({ document: '../outside/sky' }), 'is outside the folders'],
    ['diff', () => ({ old: 'sky', new: '../outside/sky' }), 'is outside the folders'],
    ['script', () => ({ document: '../outside/sky', code: '' }), 'is outside the folders'],
    ['script', () => ({ document: 'sky', code: '', saveAs: '../outside/new.fla' }), 'is outside the folders'],
    ['script', () => ({ document: 'sky', code: '', saveAs: 'link/new.fla' }), 'is outside the folders'],
    ['export', () => ({ document: 'sky', to: 'svg', output: '../outside' }), 'is outside the folders'],
    ['export', () => ({ document: 'sky', to: 'svg', output: 'link/x' }), 'is outside the folders'],
    ['publish', () => ({ document: 'sky', output: '../outside' }), 'is outside the folders'],
  ])('%s', async (name, args, reason) => {
    const before = contents();
    const { text, isError } = await assistant.call(name, args({ outside }));
    expect([isError, text]).toEqual([true, expect.stringContaining(reason)]);
    expect(contents()).toEqual(before);
  });

  it('A query that looks like an option is a query', async () => {
    const { text } = await assistant.call('query', { document: 'sky', query: '--help' });
    expect(text).not.toContain('Usage');
  });
});

it('A configuration of the folder is not run by lint', async () => {
  const config = path.join(folder, 'adobe-collection.config.js');
  fs.writeFileSync(config, `require('fs').writeFileSync(${JSON.stringify(path.join(folder, 'ran'))}, '')`);
  const { text, isError } = await assistant.call('lint', { document: 'sky' });
  fs.rmSync(config);
  expect([isError, text]).toEqual([true, expect.stringContaining('adobe-collection.config.js')]);
  expect(fs.existsSync(path.join(folder, 'ran'))).toBe(false);
});

it('An unknown tool is an error of the protocol', async () => {
  await expect(assistant.call('trees', {})).rejects.toThrow('unknown tool "trees" (known: tree, query');
});

it.each<[string, string, object, string]>([
  [
    'an unknown argument',
    'tree',
    { document: 'sky', details: 'x' },
    'unknown argument "details" (did you mean "detail"?). Call it again with other arguments, such as {',
  ],
  ['a missing argument', 'query', { document: 'sky' }, 'the argument "query" is missing'],
  ['a wrong type', 'query', { document: 'sky', query: 3 }, 'the argument "query" must be a string, and is 3'],
  [
    'a wrong choice',
    'tree',
    { document: 'sky', detail: 'all' },
    'must be one of outline, elements, everything',
  ],
  ['a frame before the first', 'render', { document: 'sky', frame: 0 }, 'must be a whole number from 1'],
])('%s is answered with a message that says what to write', async (_, name, args, message) => {
  const { text, isError } = await assistant.call(name, args);
  expect([isError, text]).toEqual([true, expect.stringContaining(message)]);
});

it.each<[string, string, RegExp]>([
  [
    'a method that is not there',
    'document.selectNothing();',
    /: document\.selectNothing is not a function \(did you mean selectNone/,
  ],
  [
    'a member of nothing',
    'var a;\nfl.trace(a.b.c);',
    /script\.jsfl:2:\d+: TypeError: a is undefined\n.*\n +> 2 \| fl\.trace/,
  ],
  [
    'an unknown name',
    'missing();',
    /script\.jsfl:1:1: ReferenceError: missing is not defined\n +> 1 \| missing/,
  ],
  ['a dialogue', 'prompt("Name?");', /\("answers" gives one: /],
])('The error of a script names %s, and shows the line', async (_, code, message) => {
  const { text, isError } = await assistant.call('script', { document: 'sky', code });
  expect([isError, text]).toEqual([true, expect.stringMatching(message)]);
  expect(text).not.toContain(folder);
});

it('The answer of a picture is the picture, and names no file that is gone', async () => {
  const { text, image, isError } = await assistant.call('render', { document: 'sky', query: 'missing' });
  expect([isError, image?.mimeType, text]).toEqual([
    false,
    'image/png',
    'adobe-collection: sky: nothing matches missing: nothing is outlined\n',
  ]);
});

it('The fields of a query can be named', async () => {
  const { text } = await assistant.call('query', { document: 'sky', query: ':text', fields: 'text,font' });
  expect(JSON.parse(text)).toEqual([{ text: 'Night sky', font: 'Verdana' }]);
});

it('A query that cannot be read is shown with a caret', async () => {
  const { text, isError } = await assistant.call('query', { document: 'sky', query: 'star:movieclp' });
  expect([isError, text]).toEqual([true, expect.stringContaining('Did you mean ":movieclip"?')]);
});

describe('Resources', () => {
  it('Resources are the documents in the folders, and none that a link points to', async () => {
    const { resources } = await assistant.client.listResources();
    expect(resources.map(({ name }) => name)).toEqual(['sky']);
    const { contents: parts } = await assistant.client.readResource({ uri: resources[0].uri });
    expect(parts).toEqual([{ uri: resources[0].uri, mimeType: 'text/plain', text: printed('tree', sky()) }]);
  });

  it.each([['file:///etc/passwd'], ['http://example.org/a.fla'], ['nothing']])(
    '%s is not a resource',
    async (uri) => {
      await expect(assistant.client.readResource({ uri })).rejects.toThrow(/MCP error -32002/);
    },
  );
});
