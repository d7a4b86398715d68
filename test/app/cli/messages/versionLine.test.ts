import fs from 'node:fs';
import path from 'node:path';
import { defectReport } from '../../../../app/cli/messages/defectReport';
import { isDefect } from '../../../../app/cli/messages/isDefect';
import { processIo } from '../../../../app/cli/processIo';
import { runProgram } from '../../../../app/cli/program';
import { version } from '../../../../src/version';
import { EXAMPLE, runCli } from '../support/runCli';

const root = path.resolve(__dirname, '../../../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as { version: string };

describe('the version', () => {
  it('The version of package.json is that of the library, of its builds and of the changelog', () => {
    expect(version).toBe(manifest.version);
    for (const file of ['collection.jsx', 'collection.jsfl', 'collection.es5.jsx', 'cli.js', 'host.js']) {
      expect(read(`dist/${file}`)).toContain(`// adobe-collection ${manifest.version}: `);
    }
    expect(read('CHANGELOG.md')).toContain(`\n## [${manifest.version}]`);
  });

  it('--version prints the versions of the program, of Node and of the system', async () => {
    const { status, out } = await runCli('--version');
    const { versions, platform, arch } = process;
    expect([status, out]).toEqual([
      0,
      `adobe-collection ${manifest.version}, Node ${versions.node}, ${platform} ${arch}\n`,
    ]);
  });
});

describe('unexpected errors', () => {
  it.each([
    ['a TypeError', new TypeError('x is not a function')],
    ['a ReferenceError', new ReferenceError('y is not defined')],
  ])('%s is a defect', (_title, error) => {
    expect(isDefect(error)).toBe(true);
    const report = defectReport(error, path.join(root, 'dist'));
    expect(report).toContain(
      `internal error in adobe-collection ${manifest.version}, Node ${process.versions.node}`,
    );
    expect(report).toContain('Please report it');
    expect(report).toContain(error.stack);
  });

  it('A defect ends the command line with status 1 and a report', async () => {
    let err = '';
    const status = await runProgram(['tree', EXAMPLE], {
      ...processIo(path.join(root, 'dist')),
      out: () => {
        throw new TypeError('a mistake of ours');
      },
      outBytes: () => undefined,
      err: (text) => (err += text),
    });
    expect(status).toBe(1);
    expect(err).toMatch(
      /^adobe-collection: internal error in adobe-collection [\d.]+, Node .*\n.*report.*\nTypeError: a mistake of ours\n/,
    );
  });

  it('Recursion without end is a defect', () => {
    const recurse = (depth: number): number => recurse(depth + 1) + 1;
    let thrown: unknown;
    try {
      recurse(0);
    } catch (error) {
      thrown = error;
    }
    expect(isDefect(thrown)).toBe(true);
  });

  it.each([
    new Error('none.fla: there is no such file'),
    new Error('a.jsfl:1:23: InternalError: stack overflow'),
    new RangeError('frame 9 of 3'),
    'text',
    null,
  ])('%p is no defect', (error) => {
    expect(isDefect(error)).toBe(false);
  });
});
