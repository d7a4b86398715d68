#!/usr/bin/env node
import { execFile } from 'node:child_process';
import os from 'node:os';
import type { Outcome } from './Io';
import { defectReport } from './defectReport';
import { run } from './program';

/** A reader that has seen enough (`| head`) closes the pipe: that is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// The status is set, not exited with, so that Node first writes out what stands in the pipe.
run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
  libraryFolder: __dirname,
  system: { platform: process.platform, home: os.homedir(), localAppData: process.env.LOCALAPPDATA },
  spawn,
}).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    process.stderr.write(defectReport(error, __dirname));
    process.exitCode = 1;
  },
);

function spawn(args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const command = [...process.execArgv, __filename, ...args];
    const child = execFile(process.execPath, command, { maxBuffer: Infinity }, (error, out, err) => {
      resolve({ status: error ? (child.exitCode ?? 1) : 0, out, err });
    });
  });
}
