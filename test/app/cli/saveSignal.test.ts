import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../document/container/fixtures';
import { EXAMPLE } from './support/runCli';
import { eventually } from '../../support/eventually';
import { stateFolder } from '../../support/stateFolder';
import { temporaryFolder } from '../../support/temporaryFolder';

const folder = temporaryFolder();
const cli = path.resolve(__dirname, '../../../dist/cli.js');
stateFolder();

/** Ends the process by a signal when it would write so much more of a document. */
function killAt(count: number, signal: string): string {
  const hook = path.join(folder(), 'hook.cjs');
  fs.writeFileSync(
    hook,
    `const fs = require('node:fs');
    const { writeSync } = fs;
    let left = ${count};
    fs.writeSync = (...args) => {
      if (left-- === 0) process.kill(process.pid, '${signal}');
      return writeSync(...args);
    };`,
  );
  return hook;
}

it.each([
  ['SIGTERM', 'a new XFL folder', ['convert', 'EXAMPLE', 'new/er/sky']],
  [
    'SIGINT',
    'a new XFL folder',
    ['run', '--bare', '-e', 'document.frameRate = 7', 'EXAMPLE', '--save=new/sky.xfl'],
  ],
  ['SIGTERM', 'a new FLA', ['convert', 'EXAMPLE', 'new/sky.fla']],
  ['SIGKILL', 'an XFL folder in place', ['run', '--bare', '-e', 'document.frameRate = 7', 'sky', '--save']],
])('%s in the middle of saving %s leaves everything as it was', async (signal, _what, words) => {
  const work = path.join(folder(), 'work');
  const temporary = path.join(folder(), 'temporary');
  fs.mkdirSync(temporary);
  fs.cpSync(EXAMPLE, path.join(work, 'sky'), { recursive: true });
  const before = [fs.readdirSync(work), filesBelow(work)];
  const args = words.map((word) => word.replace('EXAMPLE', EXAMPLE));
  const env = { ...process.env, TMPDIR: temporary, TMP: temporary, TEMP: temporary };
  const child = spawn(process.execPath, ['--require', killAt(1, signal), cli, ...args], { cwd: work, env });
  const [, ended] = (await once(child, 'exit')) as [number, string];
  expect(ended).toBe(signal);
  await eventually(() => expect(fs.readdirSync(temporary)).toEqual([]));
  expect([fs.readdirSync(work), filesBelow(work)]).toEqual(before);
});

it('A sandbox whose process is killed in the middle of a save leaves everything as it was', async () => {
  const work = path.join(folder(), 'work');
  const temporary = path.join(folder(), 'temporary');
  for (const made of [work, temporary]) fs.mkdirSync(made);
  // It has the lock, and writes the document beside its place.
  const hook = path.join(folder(), 'hook.cjs');
  fs.writeFileSync(
    hook,
    `const fs = require('node:fs');
    const { fsyncSync } = fs;
    fs.fsyncSync = (...args) => {
      if (fs.readdirSync('.').some((name) => name.endsWith('.tmp'))) process.kill(process.pid, 'SIGKILL');
      return fsyncSync(...args);
    };`,
  );
  const args = ['run', '--untrusted', '--bare', '-e', 'document.frameRate = 7', EXAMPLE, '--save=new.fla'];
  const env = {
    ...process.env,
    ...{ TMPDIR: temporary, TMP: temporary, TEMP: temporary },
    NODE_OPTIONS: `--require ${JSON.stringify(hook)}`,
  };
  const child = spawn(process.execPath, [cli, ...args], { cwd: work, env });
  const [status] = (await once(child, 'exit')) as [number];
  expect(status).toBe(1);
  await eventually(() => expect(fs.readdirSync(temporary)).toEqual([]));
  expect(fs.readdirSync(work)).toEqual([]);
});
