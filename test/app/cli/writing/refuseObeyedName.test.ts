import fs from 'node:fs';
import path from 'node:path';
import { refuseObeyedName } from '../../../../app/cli/writing/refuseObeyedName';
import { stateFolder } from '../../../support/stateFolder';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { EXAMPLE, runCli } from '../support/runCli';

const folder = temporaryFolder();
stateFolder();
const at = (...names: string[]): string => path.join(folder(), ...names);

it.each([
  ['package.json', 'package.json'],
  ['eslint.config.js', 'eslint.config.js'],
  ['.eslintrc.js', '.eslintrc.js'],
  ['PACKAG~1.JSO', 'PACKAG~1.JSO'],
  ['.github/workflows/a.json', '.github'],
  ['libs/node_modules/a.js', 'node_modules'],
  ['libs\\hooks\\a', 'hooks'],
])('The name %s from a document is refused', (name, part) => {
  expect(() => refuseObeyedName('out', name)).toThrow(
    `${path.join('out', name)}: not written, as "${part}" is hidden, or a name that`,
  );
});

it.each(['hero.json', 'libs/createjs.js', 'node_modules/a.png', 'hooks/a.mp3', 'Dockerfile.svg', '.dot.png'])(
  'The name %s from a document is not refused',
  (name) => {
    expect(() => refuseObeyedName('out', name)).not.toThrow();
  },
);

describe('A document whose name makes a file that programs obey', () => {
  const refused = expect.stringContaining('hidden, or a name that other programs run or obey') as string;

  it('It is not published', async () => {
    await runCli('convert', EXAMPLE, at('eslint.config.fla'));
    const { status, err } = await runCli(
      'publish',
      at('eslint.config.fla'),
      '--to',
      'canvas',
      '-o',
      at('out'),
    );
    expect([status, err]).toEqual([1, refused]);
    expect(fs.existsSync(at('out'))).toBe(false);
  });

  it('It is published under a name that is not hidden', async () => {
    await runCli('convert', EXAMPLE, at('.eslintrc.fla'));
    expect((await runCli('publish', at('.eslintrc.fla'), '--to', 'canvas', '-o', at('out'))).status).toBe(0);
    expect(fs.readdirSync(at('out'))).toEqual(expect.arrayContaining(['_.eslintrc.html', '_.eslintrc.js']));
  });

  it('It is exported under a name that the user gives, and no other', async () => {
    await runCli('convert', EXAMPLE, at('package.fla'));
    const { status, err } = await runCli(
      'export',
      at('package.fla'),
      '--to',
      'json',
      '-o',
      `${at('out')}${path.sep}`,
    );
    expect([status, err]).toEqual([1, refused]);
    expect(fs.existsSync(at('out'))).toBe(false);
    expect(
      (await runCli('export', at('package.fla'), '--to', 'json', '-o', at('out/package.json'))).status,
    ).toBe(0);
    expect(fs.readdirSync(at('out'))).toEqual(['package.json']);
  });

  it('It makes no second file beside the one that the user names', async () => {
    const symbol = ['--symbol', 'stars/twinkle'];
    const args = ['export', EXAMPLE, '--to', 'sheet', ...symbol, '-o', at('out/package.png')];
    const { status, err } = await runCli(...args);
    expect([status, err]).toEqual([1, refused]);
    expect(fs.existsSync(at('out'))).toBe(false);
  });
});
