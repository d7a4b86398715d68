import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../../support/temporaryFolder';
import { EXAMPLE } from './support/runCli';

const folder = temporaryFolder();
const cli = path.resolve(__dirname, '../../../dist/cli.js');

describe('outputs and inputs without an end', () => {
  /** Starts a run that prints without an end, closes an output of it after the first piece, and waits for the end. */
  async function printForEver(
    options: string[],
    output: 'stdout' | 'stderr',
    script: string,
  ): Promise<[number, string]> {
    const document = path.join(folder(), 'doc');
    fs.cpSync(EXAMPLE, document, { recursive: true });
    const child = spawn(process.execPath, [cli, 'run', '--bare', '-e', script, document, ...options]);
    let said = '';
    const other = output === 'stdout' ? 'stderr' : 'stdout';
    child[other].on('data', (data: Buffer) => (said += data.toString()));
    await once(child[output], 'data');
    child[output].destroy();
    const [status] = (await once(child, 'close')) as [number];
    return [status, said];
  }

  it.each([[[]], [['--modern']], [['--timeout=500']], [['--untrusted']]])(
    'A run %j that prints without an end ends with its reader',
    async (options) => {
      const script = "while (true) fl.trace('a line of some length')";
      expect(await printForEver(options, 'stdout', script)).toEqual([0, '']);
    },
  );

  it.each([[[]], [['--timeout=500']]])(
    'A run %j ends with the reader of its messages, too',
    async (options) => {
      const script = "while (true) alert('a line of some length')";
      expect((await printForEver(options, 'stderr', script))[0]).toBe(1);
    },
  );

  it('A run with --save reports that it did not save if its reader has closed', async () => {
    const script = "while (true) fl.trace('a line of some length')";
    const [status, said] = await printForEver(['--save'], 'stdout', script);
    expect([status, said]).toEqual([
      1,
      'adobe-collection: standard output was closed, and the scripts print on and on: documents that were not saved by then are not saved\n',
    ]);
  });

  it('A run with --save saves although its reader has closed', async () => {
    const print = "for (var i = 0; i < 9999; i++) fl.trace('a line of some length');";
    const script = `${print} document.getTimeline().setLayerProperty('name', 'saved'); ${print}`;
    const [status, said] = await printForEver(['--save'], 'stdout', script);
    expect([status, said]).toEqual([0, expect.stringMatching(/^adobe-collection: saved .*\n$/)]);
  });

  it('A run waits for a slow reader, and buffers nothing for it', async () => {
    const script = "while (true) fl.trace('a line of some length')";
    const child = spawn(process.execPath, [cli, 'run', '--bare', '-e', script]);
    await once(child.stdout, 'readable');
    await pause(1500);
    // What the pipe does not hold is not printed yet.
    let length = 0;
    child.stdout.on('data', (data: Buffer) => {
      length += data.length;
      if (length > 2 ** 24) child.stdout.destroy();
    });
    const [status] = (await once(child, 'close')) as [number];
    expect(status).toBe(0);
  });

  it.each([[[]], [['--timeout=500']], [['--json']], [['--untrusted']]])(
    'A run %j whose first line is printed at the end of the stack loses no line after it',
    (options) => {
      const script =
        "function f() { try { f(); } catch (e) { fl.trace('end'); } } f(); fl.trace('last'); alert('alerted');";
      const args = [cli, 'run', '--bare', '-e', script, ...options];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      expect(status).toBe(0);
      expect(stdout).toContain('last');
      expect(stdout + stderr).toContain('alerted');
    },
  );

  it.each([
    ['tree', '-'],
    ['query', '-', '*'],
    ['run', '-'],
    ['lint', '-'],
    ['diff', '-', EXAMPLE],
    ['run', '-e', '1', '-d', '-'],
  ])('%j: standard input without an end is refused in a line', async (...args) => {
    const child = spawn(process.execPath, [cli, ...args], { stdio: ['pipe', 'ignore', 'pipe'] });
    let said = '';
    child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
    child.stdin?.on('error', () => undefined);
    const piece = Buffer.from('y\n'.repeat(2 ** 15));
    const feed = (): void => {
      while (child.stdin?.writable && child.stdin.write(piece));
    };
    child.stdin?.on('drain', feed);
    feed();
    const [status] = (await once(child, 'close')) as [number];
    expect(status).toBe(args[0] === 'diff' ? 2 : 1);
    expect(said).toMatch(/^adobe-collection: -: standard input is longer than 16 MB, and not an FLA: .*\n$/);
  });
});
