import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { treeDigest } from '../../support/treeDigest';
import { makeHostileJournals } from './support/hostileJournals';
import { allCommands, runCli, runWith } from './support/runCli';
import { sample } from '../../support/sample';

/** One folder for all tests: none of them may change it. */
let folder = '';
let documents: readonly string[] = [];
const at = (...parts: string[]): string => path.join(folder, ...parts);
const out = (...parts: string[]): string => at('out', ...parts);

const SCRIPT = `
  var document = fl.getDocumentDOM();
  if (document) { document.width = 77; document.library.addNewItem('movie clip', 'x'); }`;

const ANSWERS = JSON.stringify({
  program: 'adobe-collection: questions to Animate',
  ...{ version: '1', animate: 'WIN 22,0,0,0', language: 'en_US' },
  answers: { 'selection-adds': { answer: 'x' } },
});

/** Command lines of each verb; those that make something make it elsewhere. */
const COMMAND_LINES: Record<string, (documents: readonly string[]) => readonly (readonly string[])[]> = {
  query: (all) => [
    ['query', at('repository'), '*', '--all'],
    ...all.map((one) => ['query', one, '*']),
    ...all.map((one) => ['query', path.join(one, 'DOMDocument.xml'), '/*', '--items', '--json']),
  ],
  lint: () => [
    ['lint', at('repository')],
    ['lint', at('repository'), '--no-cache', '--format', 'json', '-o', out('lint.json')],
    ['lint', at('repository'), '--fix', '--dry-run'],
  ],
  merge: (all) => all.map((one) => ['merge', one, one, all.at(-1) ?? '', '-o', out('merged.fla'), '--ours']),
  play: (all) => all.slice(0, 3).map((one) => ['play', one]),
  diff: (all) => all.map((one) => ['diff', one, all.at(-1) ?? '', '--render', out('diff.svg')]),
  run: (all) => [
    ...all.map((one) => ['run', out('a.jsfl'), '-d', one, '--dry-run']),
    ...all.map((one) => ['run', out('empty.jsfl'), '-d', one]),
    ...all.map((one) => ['run', out('a.jsfl'), '-d', one, `--save=${out('saved.fla')}`, '--force', '--bare']),
    [
      'run',
      out('empty.jsfl'),
      ...all.slice(0, 4).flatMap((one) => ['-d', one]),
      '--untrusted',
      '--root',
      out(),
    ],
    ['run', out('a.jsfl'), '-d', at('repository'), '--each', '--dry-run'],
  ],
  tree: (all) => [
    ['tree', at('repository'), '--full'],
    ['tree', at('repository'), '--json'],
    ...all.map((one) => ['tree', one]),
  ],
  render: () => [['render', at('repository'), '-o', out('{name}.svg')]],
  page: () => [['page', at('repository'), '-o', out('{name}.html')]],
  open: (all) => all.slice(0, 3).map((one) => ['open', one]),
  export: () => [
    ['export', at('repository'), '--to', 'json', '-o', out('json')],
    ['export', at('repository'), '--to', 'sheet', '-o', out('sheets')],
  ],
  publish: () => [
    ['publish', at('repository'), '-o', out('published')],
    ['publish', at('repository'), '--to', 'canvas', '-o', out('pages')],
  ],
  import: () => [['import', out('document.json'), '-o', out('made.fla')]],
  'texts export': () => [['texts', 'export', at('repository'), '-o', out('texts.csv')]],
  'texts import': (all) => [['texts', 'import', out('texts.csv'), ...all]],
  convert: () => [
    ['convert', at('repository'), '--to', 'fla', '-o', out('flas')],
    ['convert', at('repository'), '--to', 'xfl', '-o', out('folders')],
  ],
  fidelity: () => [['fidelity', out('answers.json')]],
  mcp: () => [['mcp', '--root', at('repository')]],
  install: () => [['install', '--to', out('commands')]],
  uninstall: () => [['uninstall', '--to', out('commands')]],
  init: () => [['init', out('project')]],
  'git install': () => [['git', 'install', out('git')]],
  'git uninstall': () => [['git', 'uninstall', out('git')]],
  'git textconv': (all) => all.map((one) => ['git', 'textconv', one]),
  'git merge-file': (all) =>
    all.slice(0, 3).map((one) => ['git', 'merge-file', one, out('a.fla'), one, 'art/a.fla']),
  'git merge-tool': (all) => all.slice(0, 3).map((one) => ['git', 'merge-tool', one, one, one, out('a.fla')]),
  watch: () => [['watch', 'tree', at('repository')]],
  completion: () => [['completion', 'bash']],
};

/** What an assistant asks of the verb `mcp`. */
async function* requestsOfAssistant(all: readonly string[]): AsyncGenerator<string> {
  const calls = all.flatMap((document) =>
    [
      { name: 'tree', arguments: { document, detail: 'everything' } },
      { name: 'query', arguments: { documents: [document], query: '*' } },
      { name: 'lint', arguments: { documents: [document] } },
    ].map((params) => ({ method: 'tools/call', params })),
  );
  const initialize = {
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  };
  const requests = [initialize, { method: 'resources/list' }, ...calls];
  for (const [id, request] of requests.entries()) {
    yield JSON.stringify({ jsonrpc: '2.0', id, ...request });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

it('A command line of every verb is tried', () => {
  expect(Object.keys(COMMAND_LINES).sort()).toEqual(allCommands().sort());
});

describe('a folder full of hostile journals', () => {
  const before = { ...process.env };
  const cwd = process.cwd();
  const CHANGED = ['BROWSER', 'TMPDIR', 'XDG_STATE_HOME'];

  beforeAll(async () => {
    folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-')));
    process.env.XDG_STATE_HOME = at('state');
    documents = makeHostileJournals(folder);
    fs.mkdirSync(out('git'), { recursive: true });
    execFileSync('git', ['init', '--quiet', out('git')]);
    fs.writeFileSync(out('a.jsfl'), SCRIPT);
    fs.writeFileSync(out('empty.jsfl'), '1');
    fs.writeFileSync(out('answers.json'), ANSWERS);
    await runCli('export', documents.at(-1) ?? '', '--to', 'json', '-o', out('document.json'));
    fs.mkdirSync(at('temporary'));
    process.env.BROWSER = '/bin/true';
    process.env.TMPDIR = at('temporary');
  });
  afterAll(() => {
    for (const name of CHANGED)
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    fs.rmSync(folder, { recursive: true });
  });

  // The verb mcp works in the folder that it serves.
  afterEach(() => process.chdir(cwd));

  it.each(
    sample(
      2,
      allCommands().map((command, index) => [command, index] as const),
    ),
  )(
    '%s changes not a byte, mode, time or link of it',
    async (command, index) => {
      const before = { ...treeDigest(at('repository')), ...treeDigest(at('outside')) };
      for (const line of COMMAND_LINES[command]?.(sample(3, documents, index)) ?? []) {
        const { err, out: printed } = await runWith(
          {
            cacheFolder: at('cache'),
            readLines: () => requestsOfAssistant(sample(3, documents, index)),
            // Of watch: that it ends when it has run once.
            onInterrupt: (listener) => {
              if (line[0] === 'watch') setTimeout(listener, 1);
              return () => undefined;
            },
          },
          line,
        );
        expect(err).not.toMatch(/ {4}at |--help/);
        // A page is left to the browser.
        const page = /^.*adobe-collection-page-\w+(?=[\\/]document\.html\n$)/.exec(printed)?.[0];
        if (page !== undefined) fs.rmSync(page, { recursive: true });
      }
      expect({ ...treeDigest(at('repository')), ...treeDigest(at('outside')) }).toEqual(before);
      expect(fs.existsSync(at('written'))).toBe(false);
    },
    60_000,
  );

  it('A journal that is ignored is reported by tree in one line, and the document is shown as it is', async () => {
    const { status, out: said, err } = await runCli('tree', at('repository/undo'));
    expect(status).toBe(0);
    expect(said).toContain('Symbol');
    expect(err.trim().split('\n')).toEqual([
      expect.stringMatching(/repository\/undo: .*\.saving-x is not one of your saves and is skipped$/),
    ]);
  });

  it.each([
    'undo',
    'forward',
    'hooksAsMetadata',
    'repository',
    'pipes',
    'device',
    'pipeAsLock',
    'own',
    'named',
  ])('A save of the document %s is refused, and leaves all of it as it is', async (name) => {
    const document = at('repository', name);
    const bare = (): Record<string, string> => {
      const tree = treeDigest(document);
      delete tree['.'];
      return tree;
    };
    const before = bare();
    const { status, err } = await runCli('run', out('a.jsfl'), '-d', document, '--save');
    expect([status, err]).toEqual([
      1,
      expect.stringMatching(/records an interrupted save|points into the folder of a repo|in the way/),
    ]);
    expect(bare()).toEqual(before);
  });
});
