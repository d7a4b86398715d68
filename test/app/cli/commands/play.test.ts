import fs from 'node:fs';
import path from 'node:path';
import { findRuffle } from '../../../../app/cli/actions/play/findRuffle';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { EXAMPLE, runCli, runWith } from '../support/runCli';

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

/** What `play` takes for Ruffle, in the folder of the test. */
function installRuffle(): string {
  const own = path.join(folder(), 'node_modules/@ruffle-rs/ruffle');
  fs.mkdirSync(own, { recursive: true });
  fs.writeFileSync(path.join(own, 'ruffle.js'), '');
  return own;
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
    const own = installRuffle();
    expect(await inFolder(() => findRuffle())).toBe(own);
  });

  describe('in a browser', () => {
    const before = process.env.BROWSER;
    afterEach(() => {
      if (before === undefined) delete process.env.BROWSER;
      else process.env.BROWSER = before;
    });

    it('The secret of the address is in a file of this user, not in the command line of the browser', async () => {
      installRuffle();
      const copy = path.join(folder(), 'copy.html');
      const command = path.join(folder(), 'command');
      process.env.BROWSER = path.join(folder(), 'browser');
      // The file is gone when the movie has ended.
      const script = `#!/bin/sh\ncp -p "\${1#file://}" ${copy}\necho "$1" > ${command}\n`;
      fs.writeFileSync(process.env.BROWSER, script, { mode: 0o755 });
      let interrupt = (): void => undefined;
      const onInterrupt = (listener: () => void): (() => void) => {
        interrupt = listener;
        return () => undefined;
      };
      // It waits for the end of the page once the browser has started.
      const watch = setInterval(() => fs.existsSync(command) && interrupt(), 50);
      const { status, err } = await inFolder(() => runWith({ onInterrupt }, ['play', EXAMPLE])).finally(() =>
        clearInterval(watch),
      );
      const [address, secret] = /http:\/\/127\.0\.0\.1:\d+\/([\w-]+)\//.exec(err) ?? [];
      const opened = fs.readFileSync(command, 'utf8').trim();
      expect({ status, mode: fs.statSync(copy).mode & 0o777 }).toEqual({ status: 0, mode: 0o600 });
      expect(fs.readFileSync(copy, 'utf8')).toContain(`content="0; url=${address}"`);
      expect(opened).toMatch(/^file:\/\/.*\.html$/);
      expect(opened).not.toContain(secret);
      expect(fs.existsSync(new URL(opened))).toBe(false);
    });
  });

  it('A folder of several documents is wrong usage', async () => {
    for (const name of ['a.fla', 'b.fla']) fs.writeFileSync(path.join(folder(), name), '');
    expect(await runCli('play', folder())).toMatchObject({
      status: 2,
      err: expect.stringContaining('holds 2 documents'),
    });
  });
});
