import fs from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../platform/node/cacheFolder';
import { homeFolder } from '../platform/node/homeFolder';
import { ENDING_SIGNALS, type Io } from './Io';
import { Output, type Stream } from './messages/Output';
import { visibleLine } from './messages/visible';
import type { JobProgress } from './workers/workerProtocol';

/**
 * The world around the command line as this process has it.
 *
 * @param folder - the folder of the build
 * @param isWorker - whether another process sends the command lines
 */
export function processIo(folder: string, isWorker = false): Io {
  // What a worker writes goes to another process of this program, which shows it.
  const stream = (to: NodeJS.WriteStream, handle: number): Stream => ({
    write: (text) => void to.write(text),
    isTerminal: !isWorker && to.isTTY,
    isLog: !isWorker && isBuildServer() && !isFile(handle),
  });
  const stdout = stream(process.stdout, 1);
  const [out, err] = [new Output(stdout), new Output(stream(process.stderr, 2))];
  return {
    out: (text) => out.text(text),
    outPainted: (text) => out.painted(text),
    outContent: (text) => out.content(text),
    outBytes: (bytes) => process.stdout.write(bytes),
    err: (text) => err.text(text),
    progress: (line) => {
      if (isWorker) process.send?.({ progress: line } satisfies JobProgress);
      else process.stderr.write(`\r\u001b[K${visibleLine(line)}`);
    },
    isTerminal: process.stderr.isTTY ? !isPlain() && !process.env.CI : false,
    isRead: stdout.isTerminal || stdout.isLog,
    isColored: !isWorker && takesColors(),
    libraryFolder: folder,
    isWorker,
    cacheFolder: cacheFolder(),
    system: { platform: process.platform, home: homeFolder(), localAppData: process.env.LOCALAPPDATA },
    readInput,
    readLines,
    onInterrupt(listener) {
      // The listeners that end the process come later: they are added with its first worker.
      for (const signal of ENDING_SIGNALS) process.prependListener(signal, listener);
      return () => {
        for (const signal of ENDING_SIGNALS) process.off(signal, listener);
      };
    },
    startWorker: async (bounds) => {
      const { ProcessWorker } = await import('./workers/ProcessWorker');
      return new ProcessWorker(path.join(folder, 'worker.js'), bounds);
    },
  };
}

const PIECE = 2 ** 16;
const WAIT = 20;

/** Everything up to the end of standard input; a pipe may have nothing for a while. */
function readInput(): Uint8Array {
  const pieces: Buffer[] = [];
  const piece = Buffer.alloc(PIECE);
  for (;;) {
    try {
      const read = fs.readSync(0, piece);
      if (read === 0) return Buffer.concat(pieces);
      pieces.push(Buffer.from(piece.subarray(0, read)));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Windows tells the end of a pipe by an error.
      if (code === 'EOF') return Buffer.concat(pieces);
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT);
    }
  }
}

/** True where a build server reads the output: each sets a variable of its own. */
function isBuildServer(): boolean {
  const { CI, GITHUB_ACTIONS, TF_BUILD, TEAMCITY_VERSION } = process.env;
  return [CI, GITHUB_ACTIONS, TF_BUILD, TEAMCITY_VERSION].some((value) => value && value !== 'false');
}

function isFile(handle: number): boolean {
  try {
    return fs.fstatSync(handle).isFile();
  } catch {
    return false;
  }
}

/** No line of a program is longer, in characters. */
const LONGEST_LINE = 2 ** 26;

async function* readLines(): AsyncGenerator<string> {
  let rest = '';
  process.stdin.setEncoding('utf8');
  for await (const text of process.stdin as AsyncIterable<string>) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length <= LONGEST_LINE) continue;
    yield rest;
    rest = '';
  }
  if (rest !== '') yield rest;
}

/** https://no-color.org and https://force-color.org: any value but an empty one counts. */
function takesColors(): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0';
  return process.stdout.isTTY ? !isPlain() : false;
}

function isPlain(): boolean {
  return process.env.TERM === 'dumb';
}
