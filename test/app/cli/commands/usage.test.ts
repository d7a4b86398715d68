import fs from 'node:fs';
import path from 'node:path';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { EXAMPLE, runCli } from '../support/runCli';

const folder = temporaryFolder();
afterEach(() => jest.restoreAllMocks());

describe('wrong usage has status 2 and says how', () => {
  it.each([
    [['query', EXAMPLE], 'expected documents, then a query'],
    [['query', EXAMPLE, 'a', '--item'], "unknown option '--item'"],
    [['export', EXAMPLE], '--to <format> is missing: what to make; one of png, '],
    [['publish', EXAMPLE], '-o, --output <path> is missing: folder for what is published'],
    [['git'], 'git: expected install or uninstall'],
    [['qery'], "unknown command 'qery'"],
    [['run'], 'expected a script: a JSFL file, - for standard input, or -e'],
    [['run', 'a.jsfl', '--save=b.fla'], '--save=path needs exactly one document'],
    [['run', 'a.jsfl', '--each'], '--each needs documents'],
    [['query', EXAMPLE, "$('star*')"], 'give the query alone, without $(…): "star*"'],
    [
      ['query', EXAMPLE, '$$("/ui/*").list()'],
      'give the query alone, without $$(…), and --items for $$: "/ui/*"',
    ],
    [
      ['query', EXAMPLE, "$.frames(':tween')"],
      'give the query alone, without $.frames(…), and --frames for $.frames: ":tween"',
    ],
    [['render', EXAMPLE, '--query', "$('star*')"], 'Give the query alone, without $(…): "star*"'],
    [
      ['export', EXAMPLE, '--to', 'png', '--items', "$$('star*')"],
      'Give the query alone, without $$(…): "star*"',
    ],
    [['run', 'a.jsfl', '--save='], '--save=: expected a path; --save alone saves the documents in place'],
    [['run', 'a.jsfl', '--render', 'a.gif'], 'a.gif: expected a name that ends in .svg or .png'],
    [['query', EXAMPLE, 'a', '--timeline', 'a', '--symbol', 'b'], '--timeline cannot go with --symbol'],
    [['render', EXAMPLE, '--items'], '--items goes with --query'],
    [['lint', EXAMPLE, '--dry-run'], '--dry-run needs --fix'],
    [['lint', EXAMPLE, '--render', __filename], 'usage.test.ts: expected a folder, not a file'],
    [['diff', EXAMPLE, EXAMPLE, '--render', 'a.gif'], 'a.gif: expected a name that ends in .svg or .png'],
    [['import', 'a.json', '-o', 'a.txt'], 'a.txt: expected an .fla file'],
    [['run', EXAMPLE + '/night-sky.xfl'], 'expected a script: a JSFL file'],
    [['run', EXAMPLE], 'expected a script: a JSFL file'],
    [
      ['run', 'a.jsfl', '-d', 'tidy.jsfl'],
      '--document tidy.jsfl: expected a document; name scripts directly after "run"',
    ],
    [['install', 'a.fla'], 'a.fla: expected a script, not a document'],
    [['help', 'nosuch'], 'help: unknown command "nosuch" (known: query, lint, diff, run'],
    [['lint', EXAMPLE, '--json', '--format', 'sarif'], '--json cannot go with --format sarif'],
    [['export', EXAMPLE, '--to', 'svg', '-o', '-', '--json'], '--json cannot go with -o -'],
    [['watch', 'lint'], "missing required argument 'documents'"],
  ])('the usage %j is wrong and ends with status 2', async (args, words) => {
    const { status, out, err } = await runCli(...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(words);
    expect(err).toContain('--help');
  });

  it.each([
    [['query', EXAMPLE, '*:nonsense'], ':nonsense'],
    [['query', EXAMPLE, EXAMPLE, 'a['], 'at character'],
    [['render', EXAMPLE, '--query', '*:nonsense'], ':nonsense'],
    [['export', EXAMPLE, '--to', 'svg', '-o', 'nowhere', '--items', ':nonsense'], ':nonsense'],
  ])('The query of %j cannot be read and ends with status 2', async (args, words) => {
    const { status, out, err } = await runCli(...args);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(words);
  });

  it.each([
    ['is not JSON', 'config.json', '{', 'is not valid JSON'],
    ['has a word that none has', 'config.json', '{ "rulez": {} }', 'unknown key "rulez"'],
    ['has a rule that is not there', 'config.json', '{ "rules": { "nonsense": "warn" } }', 'nonsense'],
    [
      'has a query that cannot be read',
      'config.json',
      '{ "rules": { "a": { "elements": "*:nonsense" } } }',
      ':nonsense',
    ],
    ['throws', 'config.cjs', 'throw new Error("broken")', 'broken'],
  ])('A configuration of lint that %s ends with status 2', async (_title, name, text, words) => {
    const file = path.join(folder(), name);
    fs.writeFileSync(file, text);
    const { status, out, err } = await runCli('lint', EXAMPLE, '--config', file);
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain(words);
  });

  it.each([
    [
      ['render', EXAMPLE],
      ['render', EXAMPLE, '-o', '-'],
    ],
    [
      ['page', EXAMPLE],
      ['page', EXAMPLE, '-o', '-'],
    ],
    [
      ['lint', EXAMPLE, '--no-config'],
      ['lint', EXAMPLE, '--no-config', '-o', '-'],
    ],
    [
      ['lint', EXAMPLE, '--no-config', '--format', 'json'],
      ['lint', EXAMPLE, '--no-config', '--json'],
    ],
  ])('%j does the same as %j', async (args, same) => {
    // A page holds the document as a zip, which notes the time.
    jest.spyOn(nodePlatform.clock, 'now').mockReturnValue(new Date(2020, 1, 2));
    const expected = await runCli(...args);
    expect(expected.out).not.toBe('');
    expect(await runCli(...same)).toEqual(expected);
  });

  it.each([[['help', 'query']], [['help']]])('%j is no failure', async (args) => {
    expect((await runCli(...args)).status).toBe(0);
  });

  it('--help is no failure', async () => {
    const { status, out } = await runCli('--help');
    expect(status).toBe(0);
    expect(out).toContain('query');
  });
});
