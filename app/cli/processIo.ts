import path from 'node:path';
import { isCompoundFile, isZip } from '../../document/container/signatures';
import { cacheFolder } from '../../platform/node/cacheFolder';
import { homeFolder } from '../../platform/node/homeFolder';
import { readAll } from '../../platform/node/readAll';
import { ENDING_SIGNALS, type Io } from './Io';
import { Output, type Stream } from './messages/Output';
import { visibleLine } from './messages/visible';
import { onOutputClosed, standardError, standardOutput, type StandardOutput } from './StandardOutput';
import type { JobProgress } from './workers/workerProtocol';

const STANDARD_INPUT = 0;

/** Maximum number of bytes of a document from standard input: all of it is held in memory. */
const MAX_DOCUMENT = 2 ** 30;

/** Maximum number of bytes of anything else: a script, or a list of paths. */
const MAX_TEXT = 2 ** 24;

/**
 * The world around the command line in this process.
 *
 * @param folder - the folder of the build
 * @param isWorker - whether another process sends the command lines
 */
export function processIo(folder: string, isWorker = false): Io {
  // A worker writes to its parent process, which shows the text.
  const stream = (to: StandardOutput): Stream => ({
    write: (text) => to.write(text),
    isTerminal: !isWorker && to.isTerminal,
    isLog: !isWorker && isBuildServer() && !to.isFile,
  });
  const stdout = stream(standardOutput);
  const [out, err] = [new Output(stdout), new Output(stream(standardError))];
  return {
    out: (text) => out.text(text),
    outPainted: (text) => out.painted(text),
    outContent: (text) => out.content(text),
    outBytes: (bytes) => standardOutput.write(bytes),
    err: (text) => err.text(text),
    progress: (line) => {
      if (isWorker) process.send?.({ progress: line } satisfies JobProgress);
      else standardError.write(`\r\u001b[K${visibleLine(line)}`);
    },
    isTerminal: standardError.isTerminal ? !isPlain() && !process.env.CI : false,
    isRead: stdout.isTerminal || stdout.isLog,
    isColored: !isWorker && takesColors(),
    libraryFolder: folder,
    isWorker,
    cacheFolder: cacheFolder(),
    system: { platform: process.platform, home: homeFolder(), localAppData: process.env.LOCALAPPDATA },
    readInput: readStandardBytes,
    readLines,
    onInterrupt(listener) {
      // The listeners that end the process are added later, with its first worker.
      for (const signal of ENDING_SIGNALS) process.prependListener(signal, listener);
      return () => {
        for (const signal of ENDING_SIGNALS) process.off(signal, listener);
      };
    },
    onOutputClosed,
    startWorker: async (bounds) => {
      const { ProcessWorker } = await import('./workers/ProcessWorker');
      return new ProcessWorker(path.join(folder, 'worker.js'), bounds);
    },
  };
}

/** True where a build server reads the output: each sets a variable of its own. */
function isBuildServer(): boolean {
  const { CI, GITHUB_ACTIONS, TF_BUILD, TEAMCITY_VERSION } = process.env;
  return [CI, GITHUB_ACTIONS, TF_BUILD, TEAMCITY_VERSION].some((value) => value && value !== 'false');
}

/** Maximum number of characters of a line. */
const MAX_LINE = 2 ** 26;

async function* readLines(): AsyncGenerator<string> {
  // The pieces of an unfinished line: joining them at each new piece would take quadratic time.
  let pieces: string[] = [];
  let length = 0;
  process.stdin.setEncoding('utf8');
  for await (const text of process.stdin as AsyncIterable<string>) {
    const [first = '', ...lines] = text.split('\n');
    pieces.push(first);
    length += first.length;
    for (const line of lines) {
      yield pieces.join('');
      pieces = [line];
      length = line.length;
    }
    if (length <= MAX_LINE) continue;
    yield pieces.join('');
    pieces = [];
    length = 0;
  }
  if (length > 0) yield pieces.join('');
}

/** https://no-color.org and https://force-color.org: any value but an empty one counts. */
function takesColors(): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0';
  return standardOutput.isTerminal ? !isPlain() : false;
}

function isPlain(): boolean {
  return process.env.TERM === 'dumb';
}

/** All of standard input. @throws Error if it is larger than a document, or a text, may be */
function readStandardBytes(): Uint8Array {
  return readAll(STANDARD_INPUT, refuseTooMuch);
}

function refuseTooMuch(start: Uint8Array, bytes: number): void {
  if (bytes <= MAX_TEXT) return;
  const isDocument = isZip(start) || isCompoundFile(start);
  if (!isDocument)
    throw new Error(
      '-: standard input is longer than 16 MB, and not an FLA: expected a document, a script or a list of paths',
    );
  if (bytes > MAX_DOCUMENT)
    throw new Error('-: standard input is longer than 1 GB: save it as a file, and name the file');
}
