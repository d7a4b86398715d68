import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { Host } from '../../../app/host/Host';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { eventually } from '../../support/eventually';
import { temporaryFolder } from '../../support/temporaryFolder';
import { EXAMPLE } from './support/runCli';

const folder = temporaryFolder();
const cli = path.resolve(__dirname, '../../../dist/cli.js');

function chatter(lines: number): string {
  const file = path.join(folder(), 'chatter.jsfl');
  fs.writeFileSync(
    file,
    `for (var i = 0; i < ${lines}; i++) fl.trace("a line of some length, number " + i);`,
  );
  return file;
}

describe('the built command line as a process', () => {
  it('The process answers queries', () => {
    const args = [cli, 'query', EXAMPLE, 'btn1'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stdout.split('\n')[1], stderr]).toEqual([0, '  0: btn1 (button, ui/Button1)', '']);
  });

  it('The process writes out megabytes before it ends', () => {
    const args = [cli, 'run', '--bare', chatter(60_000)];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8 });
    const lines = stdout.split('\n');
    expect([status, lines.length, lines.at(-2)]).toEqual([0, 60_001, 'a line of some length, number 59999']);
  });

  it('The process ends quietly when the reader has seen enough', async () => {
    const child = spawn(process.execPath, [cli, 'run', '--bare', chatter(60_000)]);
    let said = '';
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    child.stdout.once('data', () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.once('close', resolve));
    expect([status, said]).toEqual([0, '']);
  });

  it('The process ends with its reader in the middle of a script', async () => {
    const child = spawn(process.execPath, [cli, 'run', '--bare', '-e', "while (true) fl.trace('a line');"]);
    let said = '';
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    child.stdout.once('data', () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.once('close', resolve));
    expect([status, said]).toEqual([0, '']);
  });

  it('A first line that is printed at the end of the stack loses none after it', () => {
    const script = "function f() { try { f(); } catch (e) { fl.trace('end'); } } f(); fl.trace('last');";
    const args = [cli, 'run', '--bare', '-e', script];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stdout.split('\n').slice(-2)]).toEqual([0, ['last', '']]);
  });

  it('The process ends with status 1 and one line, or 2 for wrong usage', () => {
    const failed = spawnSync(process.execPath, [cli, 'query', 'none.fla', '*'], { encoding: 'utf8' });
    expect([failed.status, failed.stdout, failed.stderr.match(/\n/g)?.length]).toEqual([1, '', 1]);
    expect(spawnSync(process.execPath, [cli, 'query']).status).toBe(2);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'A document from standard input leaves nothing behind when %s ends the command',
    async (signal) => {
      const temporary = path.join(folder(), 'temporary');
      fs.mkdirSync(temporary);
      const fla = path.join(folder(), 'sky.fla');
      new Host(nodePlatform).open(EXAMPLE).saveAt(fla, {});
      const args = [cli, 'run', '--bare', '-e', "fl.trace('begun'); while (true);", '-'];
      const env = { ...process.env, TMPDIR: temporary, TMP: temporary, TEMP: temporary };
      const child = spawn(process.execPath, args, { stdio: [fs.openSync(fla, 'r'), 'pipe', 'ignore'], env });
      await once(child.stdout as NodeJS.ReadableStream, 'data');
      expect(fs.readdirSync(temporary)).toEqual([expect.stringMatching(/^adobe-collection-/)]);
      child.kill(signal);
      await eventually(() => expect(fs.readdirSync(temporary)).toEqual([]));
    },
  );

  it('Documents of run --each run side by side in other processes', () => {
    const args = [cli, 'run', '--bare', '--each', chatter(1), '-d', EXAMPLE];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, `== ${EXAMPLE}\na line of some length, number 0\n`]);
    expect(stderr).toContain('1 document, all done');
  });

  it('The next document of run --each is done when one ends its process', () => {
    const documents = ['a', 'b', 'c'].map((name) => path.join(folder(), 'docs', name));
    for (const copy of documents) fs.cpSync(EXAMPLE, copy, { recursive: true });
    const script = path.join(folder(), 'fatal.jsfl');
    fs.writeFileSync(
      script,
      "fl.trace('here'); if (/b.$/.test(document.pathURI.replace(/[^/]*$/, ''))) Promise.reject(new Error('left'));",
    );
    const args = [cli, 'run', '--bare', '--modern', '--each', script, '-d', path.join(folder(), 'docs')];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout.match(/^here$/gm)).toHaveLength(3);
    expect(stderr).toContain('a promise was rejected: left');
    expect(stderr).toMatch(/a +done .*\n.*b +failed .*\n.*c +done .*\n3 documents, 1 failed\n$/);
  });
});

/** Runs the command line behind a script that runs before it. */
function runBehind(
  hook: string,
  ...args: string[]
): { status: number | null; stdout: string; stderr: string } {
  const file = path.join(folder(), 'hook.cjs');
  fs.writeFileSync(file, hook);
  return spawnSync(process.execPath, ['--require', file, cli, ...args], { encoding: 'utf8' });
}

describe('what the command line loads', () => {
  const hook = "process.on('exit', () => process.stderr.write(Object.keys(require.cache).join('\\n')));";

  it.each(['--version', '--help'])('%s loads neither the host nor its parsers', (flag) => {
    const { status, stderr } = runBehind(hook, flag);
    expect(status).toBe(0);
    expect(stderr).toContain('commander');
    expect(stderr).not.toMatch(/headless|acorn|saxes|resvg|magic-string|tinyglobby/);
  });

  it.each([
    [
      'a query',
      ['query', EXAMPLE, '*'],
      ['contract', 'defaults', 'errors', 'folder', 'headless', 'scripting'],
      /acorn/,
    ],
    [
      'a tree',
      ['tree', EXAMPLE],
      ['defaults', 'errors', 'folder', 'headless', 'literal', 'media', 'shown'],
      /acorn|resvg/,
    ],
    [
      'a script',
      ['run', '-e', "$('*').attr('locked', false)", EXAMPLE],
      ['contract', 'defaults', 'errors', 'folder', 'headless', 'language', 'saving', 'scripting'],
      /resvg/,
    ],
    [
      'a picture',
      ['render', EXAMPLE],
      ['defaults', 'drawing', 'errors', 'folder', 'headless', 'shown'],
      /acorn|resvg/,
    ],
  ])('%s loads no more of the host than it uses', (_title, args, parts, packages) => {
    const { status, stderr } = runBehind(hook, ...args);
    expect(status).toBe(0);
    const loaded = [...stderr.matchAll(/[/\\]host[/\\](\w+)\.js$/gm)].map(([, part]) => part);
    expect(loaded.sort()).toEqual(parts);
    expect(stderr).not.toMatch(packages);
  });

  it('A process that does tasks for another one loads nothing that reads command lines', () => {
    const file = path.join(folder(), 'loaded.txt');
    const tell = `
      process.once('disconnect', () => {
        require('node:fs').writeFileSync(${JSON.stringify(file)}, Object.keys(require.cache).join('\\n'));
      });`;
    const hook = path.join(folder(), 'task.cjs');
    fs.writeFileSync(hook, tell);
    const args = [cli, 'run', '--bare', '--each', chatter(1), '-d', EXAMPLE];
    const env = { ...process.env, NODE_OPTIONS: `--require ${JSON.stringify(hook)}` };
    expect(spawnSync(process.execPath, args, { env }).status).toBe(0);
    const loaded = fs.readFileSync(file, 'utf8');
    expect(loaded).toContain('performTask');
    expect(loaded).not.toMatch(/commander|program\.js/);
  });

  describe('without the optional packages', () => {
    const HOOK = `
      const Module = require('node:module');
      const resolve = Module._resolveFilename;
      Module._resolveFilename = function (request, ...rest) {
        if (/^(@resvg|pngjs|fflate)/.test(request)) {
          throw Object.assign(new Error('Cannot find module ' + request), { code: 'MODULE_NOT_FOUND' });
        }
        return resolve.call(this, request, ...rest);
      };
    `;

    it.each([
      ['--help', ['--help']],
      ['query', ['query', EXAMPLE, 'btn1']],
      ['tree', ['tree', EXAMPLE]],
      ['render as SVG', ['render', EXAMPLE]],
    ])('%s works without the optional packages', (_title, args) => {
      expect(runBehind(HOOK, ...args)).toMatchObject({ status: 0, stderr: '' });
    });

    it('The module adobe-collection/host works without the optional packages', () => {
      const use = `${HOOK}
        const { openHost } = require(${JSON.stringify(path.resolve(__dirname, '../../../dist/host.js'))});
        process.stderr.write(openHost(${JSON.stringify(EXAMPLE)}).document.name);`;
      expect(runBehind(use, '--version')).toMatchObject({ status: 0, stderr: 'night-sky.xfl' });
    });

    it('A render as PNG says in one line what to install', () => {
      const target = path.join(folder(), 'a.png');
      const { status, stderr } = runBehind(HOOK, 'render', EXAMPLE, '-o', target);
      expect(status).toBe(1);
      expect(stderr).toBe(
        'adobe-collection: a picture in pixels needs the package @resvg/resvg-js, which is not installed: npm install @resvg/resvg-js\n',
      );
      expect(fs.existsSync(target)).toBe(false);
    });
  });
});
