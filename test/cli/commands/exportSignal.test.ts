import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from '../../support/temporaryFolder';
import { EXAMPLE } from '../support/runCli';

const folder = temporaryFolder();
const cli = path.resolve(__dirname, '../../../dist/cli.js');

/** Pictures that wait for the others. */
function waiting(out: string): string[] {
  const [hidden] = fs.existsSync(out) ? fs.readdirSync(out).filter((name) => name.startsWith('.')) : [];
  return hidden === undefined ? [] : fs.readdirSync(path.join(out, hidden));
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends an export between two pictures, and nothing is left', async (signal, status) => {
  const out = path.join(folder(), 'out');
  const child = spawn(process.execPath, [cli, 'export', EXAMPLE, '--to', 'png', '--scale', '4', '-o', out]);
  const ended = once(child, 'exit');
  while (waiting(out).length < 2 && child.exitCode === null) await setTimeout(10);
  child.kill(signal);
  expect((await ended)[0]).toBe(status);
  expect(fs.existsSync(out)).toBe(false);
});
