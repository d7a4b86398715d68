import fs from 'node:fs';
import path from 'node:path';
import { findRuffle } from '../../../../app/cli/actions/play/findRuffle';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { EXAMPLE, runCli } from '../support/runCli';

const folder = temporaryFolder();

/** Does something in the folder of the test, where no package is installed. */
async function inFolder<T>(work: () => Promise<T> | T): Promise<T> {
  const before = process.cwd();
  process.chdir(folder());
  try {
    return await work();
  } finally {
    process.chdir(before);
  }
}

describe('play', () => {
  it('Without Ruffle it says what to install', async () => {
    const { status, out, err } = await inFolder(() => runCli('play', EXAMPLE, '--no-browser'));
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(
      /play needs the package @ruffle-rs\/ruffle, which is not installed: npm install @ruffle-rs\/ruffle/,
    );
  });

  it('Ruffle is found in the project of the current folder', async () => {
    const own = path.join(folder(), 'node_modules/@ruffle-rs/ruffle');
    fs.mkdirSync(own, { recursive: true });
    fs.writeFileSync(path.join(own, 'ruffle.js'), '');
    expect(await inFolder(() => findRuffle())).toBe(own);
  });

  it('A folder of several documents is wrong usage', async () => {
    for (const name of ['a.fla', 'b.fla']) fs.writeFileSync(path.join(folder(), name), '');
    expect(await runCli('play', folder())).toMatchObject({
      status: 2,
      err: expect.stringContaining('holds 2 documents'),
    });
  });
});
