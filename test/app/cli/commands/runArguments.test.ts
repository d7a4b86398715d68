import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { exampleFiles } from '../support/exampleFiles';
import { EXAMPLE, runCli, runWith } from '../support/runCli';

const folder = temporaryFolder();
const { script, copyExample } = exampleFiles(folder);
const NAME = 'fl.trace(document.name)';
const input = (text: string): { readInput: () => Uint8Array } => ({ readInput: () => Buffer.from(text) });

describe('The arguments of run', () => {
  it('Documents follow scripts, in any order; the last one is active', async () => {
    const other = path.join(folder(), 'other.fla');
    await runCli('convert', EXAMPLE, other);
    const file = script("fl.trace(fl.documents.length + ' ' + document.name)");
    expect((await runCli('run', file, EXAMPLE, other)).out).toBe('2 other.fla\n');
    expect((await runCli('run', other, file, EXAMPLE)).out).toBe('2 night-sky.xfl\n');
    expect((await runCli('run', EXAMPLE, file, '-d', other)).out).toBe('2 other.fla\n');
  });

  it.each([
    ['a folder', () => 'art'],
    ['a pattern', () => 'art/*'],
    ['an XFL file', () => 'art/sky/night-sky.xfl'],
  ])('A script of run --each can be followed by %s', async (_title, name) => {
    copyExample('art/sky');
    const { out } = await runCli('run', '--each', '--json', script(NAME), path.join(folder(), name()));
    expect(JSON.parse(out)).toMatchObject([{ status: 'done', output: ['night-sky.xfl'] }]);
  });

  it('-e runs a text, with the library, after the scripts that are files', async () => {
    const file = script('var a = 1');
    const { out, err } = await runCli(
      'run',
      file,
      EXAMPLE,
      '-e',
      "fl.trace(a + $('star*').length)",
      '-e',
      NAME,
    );
    expect([out, err]).toEqual(['3\nnight-sky.xfl\n', '']);
  });

  it('- alone is a script; after another script it is a document', async () => {
    const fla = path.join(folder(), 'a.fla');
    await runCli('convert', EXAMPLE, fla);
    const bytes = fs.readFileSync(fla);
    expect((await runWith(input(NAME), ['run', '-', EXAMPLE])).out).toBe('night-sky.xfl\n');
    for (const words of [
      ['-', script(NAME)],
      [script(NAME), '-'],
      ['-e', NAME, '-'],
    ])
      expect((await runWith({ readInput: () => bytes }, ['run', ...words])).out).toBe('stdin.fla\n');
  });

  it.each([
    ['-e', ['-e', "\n$('*').nosuch()"], '-e:2:8: TypeError'],
    ['standard input', ['-'], '-:1:11: SyntaxError'],
  ])('A failure in a script by %s shows its line', async (_title, words, place) => {
    const { status, err } = await runWith(input('var a = 1 null.x'), ['run', ...words, EXAMPLE]);
    expect(status).toBe(1);
    expect(err).toContain(`adobe-collection: ${place}`);
    expect(err).toMatch(/> [12] \| /);
  });

  it('A text runs apart, too: with --timeout, --untrusted and --each', async () => {
    for (const option of ['--timeout=100', '--untrusted', '--each'])
      expect((await runCli('run', '-e', NAME, EXAMPLE, option)).out).toContain('night-sky.xfl\n');
  });

  it.each([
    ['nothing', [EXAMPLE], 'expected a script: a JSFL file, - for standard input, or -e', 2],
    ['a document for a script', ['-', '-d', 'a.fla'], 'standard input is a document', 1],
    ['- for both', ['-', '-d', '-'], 'only one of script and document can be standard input', 2],
    ['--save before a document', ['a.jsfl', '--save', 'a.fla'], '--save a.fla: write --save=a.fla to', 2],
  ])('Wrong usage is reported: %s', async (title, words, message, expected) => {
    const readInput = (): Uint8Array => Buffer.from(title.startsWith('a document') ? 'PK\u0003\u0004' : '1');
    const { status, err } = await runWith({ readInput }, ['run', ...words]);
    expect([err, status]).toEqual([expect.stringContaining(message), expected]);
  });
});
