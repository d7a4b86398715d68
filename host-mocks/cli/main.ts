#!/usr/bin/env node
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
}).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    process.stderr.write(`adobe-collection: ${error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  },
);
