import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { KnownTask } from '../../../../app/cli/actions/performTask';
import type { Io, System, Task } from '../../../../app/cli/Io';
import type { Command } from 'commander';
import { commandsByPath } from '../../../../app/cli/program';
import { runJob } from '../../../../app/cli/runJob';
import { TemporaryFolders } from '../../../../app/cli/TemporaryFolders';

/** The exit status of a command, and its output. */
interface Outcome {
  status: number;
  out: string;
  err: string;
}

const root = path.resolve(__dirname, '../../../..');

/** The example document, as every test of the command line may open it. */
export const EXAMPLE = path.join(root, 'examples/night-sky');

/** Where the command line keeps answers while the tests of a file run. */
const CACHE = path.join(os.tmpdir(), `adobe-collection-tests-${process.pid}`);
afterAll(() => fs.rmSync(CACHE, { recursive: true, force: true }));

/** While it holds a folder, one process waits to remove temporary folders, instead of one for each command. */
const held = new TemporaryFolders();
let isHeld = false;
afterAll(() => held.removeAll());

/** Runs the command line in this process, with the built library; workers do the same. */
export async function runCli(...args: readonly string[]): Promise<Outcome> {
  return runWith({}, args);
}

/** The same, with standard error taken for a terminal. */
export async function runOnTerminal(isTerminal: boolean, args: readonly string[]): Promise<Outcome> {
  return runWith({ isTerminal }, args);
}

/** The same, on another computer. */
export async function runOn(system: System, ...args: readonly string[]): Promise<Outcome> {
  return runWith({ system }, args);
}

/** The same, in another world. */
export async function runWith(io: Partial<Io>, job: readonly string[] | Task): Promise<Outcome> {
  const said = { out: '', err: '' };
  // A document from standard input is kept in a temporary folder.
  if (io.readInput && !isHeld) {
    held.make();
    isHeld = true;
  }
  // As from another process: what is not data is lost.
  const sent = JSON.parse(JSON.stringify(job)) as readonly string[] | KnownTask;
  const status = await runJob(sent, worldOf(said, io));
  return { status, ...said };
}

/** The words that name each command of the program. */
export function allCommands(): string[] {
  return [...definedCommands().keys()];
}

/** Each command of the program, as it is defined, by the words that name it. */
export function definedCommands(): Map<string, Command> {
  return commandsByPath(worldOf({ out: '', err: '' }, {}));
}

function worldOf(said: { out: string; err: string }, io: Partial<Io>): Io {
  return {
    out: (text) => (said.out += text),
    outPainted: (text) => (said.out += text),
    outContent: (text) => (said.out += text),
    outBytes: (bytes) => (said.out += Buffer.from(bytes).toString('latin1')),
    err: (text) => (said.err += text),
    progress: (line) => (said.err += `\r\u001b[K${line}`),
    isTerminal: false,
    isRead: false,
    isColored: false,
    cacheFolder: CACHE,
    readInput: () => new Uint8Array(),
    async *readLines() {
      // No line comes.
    },
    onInterrupt: () => () => undefined,
    onOutputClosed: () => () => undefined,
    libraryFolder: path.join(root, 'dist'),
    system: { platform: 'linux', home: root },
    startWorker: () =>
      Promise.resolve({
        run: async (job, sink) => {
          const { status, out, err } = await runWith({ ...io, isTerminal: false, isWorker: true }, job);
          if (out !== '') sink.out(out);
          if (err !== '') sink.err(err);
          return status;
        },
        stop: () => undefined,
      }),
    ...io,
  };
}
