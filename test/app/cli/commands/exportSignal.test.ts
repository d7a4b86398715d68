import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { eventually } from '../../../support/eventually';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { EXAMPLE } from '../support/runCli';

const folder = temporaryFolder();
const cli = path.resolve(__dirname, '../../../../dist/cli.js');

/** Pictures that wait for the others. */
function waiting(out: string): string[] {
  const [hidden] = fs.existsSync(out) ? fs.readdirSync(out).filter((name) => name.startsWith('.')) : [];
  return hidden === undefined ? [] : fs.readdirSync(path.join(out, hidden));
}

it.each([
  ['png', 'SIGINT', 130],
  ['png', 'SIGTERM', 143],
  ['gif', 'SIGTERM', 143],
] as const)('An export of %s ends with %s in the middle, and nothing is left', async (to, signal, status) => {
  const out = path.join(folder(), 'new', 'out');
  const child = spawn(process.execPath, [cli, 'export', EXAMPLE, '--to', to, '--scale', '4', '-o', out]);
  const ended = once(child, 'exit');
  const isAtWork = (): boolean => (to === 'png' ? waiting(out).length > 1 : fs.existsSync(out));
  while (!isAtWork() && child.exitCode === null) await setTimeout(10);
  child.kill(signal);
  expect((await ended)[0]).toBe(status);
  await eventually(() => expect(fs.existsSync(path.dirname(out))).toBe(false));
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  'An export that is watched ends with %s, and nothing is left',
  async (signal) => {
    const out = path.join(folder(), 'new', 'out');
    // In its own size: a process that is watched has 200 ms to end, and one large picture takes longer.
    const args = [cli, 'watch', 'export', EXAMPLE, '--to', 'png', '-o', out + path.sep];
    const child = spawn(process.execPath, args);
    const ended = once(child, 'exit');
    while (waiting(out).length < 2 && child.exitCode === null) await setTimeout(10);
    child.kill(signal);
    expect((await ended)[0]).toBe(signal === 'SIGINT' ? 130 : 143);
    await eventually(() => expect(fs.existsSync(path.dirname(out))).toBe(false));
  },
);
