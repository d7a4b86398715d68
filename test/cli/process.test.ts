import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../support/temporaryFolder';
import { EXAMPLE } from './support/runCli';

const folder = temporaryFolder();
const cli = path.resolve(__dirname, '../../dist/cli.js');

function chatter(lines: number): string {
  const file = path.join(folder(), 'chatter.jsfl');
  fs.writeFileSync(
    file,
    `for (var i = 0; i < ${lines}; i++) fl.trace("a line of some length, number " + i);`,
  );
  return file;
}

describe('the built command line as a process', () => {
  it('answers queries', () => {
    const args = [cli, 'query', EXAMPLE, 'btn1'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stdout.split('\n')[1], stderr]).toEqual([0, '  0: btn1 (button, ui/Button1)', '']);
  });

  it('writes out megabytes before it ends', () => {
    const args = [cli, 'run', '--bare', chatter(100_000)];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8 });
    const lines = stdout.split('\n');
    expect([status, lines.length, lines.at(-2)]).toEqual([0, 100_001, 'a line of some length, number 99999']);
  });

  it('ends quietly when the reader has seen enough', async () => {
    const child = spawn(process.execPath, [cli, 'run', '--bare', chatter(100_000)]);
    let said = '';
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    child.stdout.once('data', () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.once('close', resolve));
    expect([status, said]).toEqual([0, '']);
  });

  it('ends with status 1 and one line, or 2 for wrong usage', () => {
    const failed = spawnSync(process.execPath, [cli, 'query', 'none.fla', '*'], { encoding: 'utf8' });
    expect([failed.status, failed.stdout, failed.stderr.match(/\n/g)?.length]).toEqual([1, '', 1]);
    expect(spawnSync(process.execPath, [cli, 'query']).status).toBe(2);
  });

  it('runs documents side by side in processes of their own', () => {
    const args = [cli, 'run', '--bare', '--each', chatter(1), '-d', EXAMPLE];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, `== ${EXAMPLE}\na line of some length, number 0\n`]);
    expect(stderr).toContain('1 document, all done');
  });
});
