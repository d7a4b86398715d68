import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Options of every process: no shell, and no window of its own. */
const HIDDEN = { shell: false, windowsHide: true } as const;

/** The options that a caller may choose: a shell is not among them. */
export type StartOptions = Pick<SpawnOptions, 'cwd' | 'env' | 'stdio' | 'detached'>;

/**
 * Starts a program. Every process that this package starts begins here: never through a shell, which would read names
 * of files as commands, and never with a program only because it is in the current folder.
 *
 * @param program - an absolute path, a path as the user wrote it, or a bare name, which is looked for in `PATH`
 * @param args - passed on unchanged; none may contain the name of a document
 * @param platform - as in `process.platform`
 * @throws Error "not found" for a bare name that no folder of `PATH` has
 */
export function startProgram(
  program: string,
  args: readonly string[],
  options: StartOptions = {},
  platform: string = process.platform,
): ChildProcess {
  const { cwd, env, stdio, detached } = options;
  return spawn(findProgram(program, platform), args, { cwd, env, stdio, detached, ...HIDDEN });
}

/** Milliseconds to wait for an answer. */
const MAX_MILLISECONDS = 10_000;

/**
 * What a program prints about itself, such as `ffmpeg -version`. An empty text if it is not found.
 *
 * @param program - as of `startProgram`
 */
export function askProgram(program: string, args: readonly string[], platform = process.platform): string {
  let file: string;
  try {
    file = findProgram(program, platform);
  } catch {
    return '';
  }
  const { stdout } = spawnSync(file, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: MAX_MILLISECONDS,
    ...HIDDEN,
  });
  return stdout ?? '';
}

/**
 * What a program makes of bytes that it reads, through pipes. A program that takes too long or prints too much is ended:
 * then it is what it has printed.
 *
 * @param program - as of `startProgram`
 * @returns undefined if it is not found
 */
export function convertByProgram(
  program: string,
  args: readonly string[],
  input: Uint8Array,
  { maxBytes, maxMilliseconds }: { maxBytes: number; maxMilliseconds: number },
): Uint8Array | undefined {
  let file: string;
  try {
    file = findProgram(program, process.platform);
  } catch {
    return undefined;
  }
  const { stdout, error } = spawnSync(file, args, {
    input,
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: maxMilliseconds,
    maxBuffer: maxBytes,
    killSignal: 'SIGKILL',
    ...HIDDEN,
  });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return undefined;
  return stdout ?? new Uint8Array();
}

/**
 * The file of a program. Windows would look into the current folder first, which may be a stranger's; so would `PATH`
 * with a relative folder in it.
 */
function findProgram(program: string, platform: string): string {
  const paths = platform === 'win32' ? path.win32 : path.posix;
  if (paths.basename(program) !== program) return program;
  const name = platform === 'win32' && paths.extname(program) === '' ? `${program}.exe` : program;
  const folders = (process.env.PATH ?? '')
    .split(paths.delimiter)
    .filter((folder) => paths.isAbsolute(folder));
  const file = folders.map((folder) => paths.join(folder, name)).find(isProgram);
  if (file === undefined) throw new Error('not found');
  return file;
}

function isProgram(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}
