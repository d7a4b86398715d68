import type { ChildProcess } from 'node:child_process';
import { devNull } from 'node:os';
import { DEFAULT_LIMITS } from '../../../../document/container/limits';
import { startProgram } from '../../workers/startProgram';

/** A failed git command; `reason` is git's message. */
export class GitFailure extends Error {
  constructor(
    command: string,
    readonly reason: string,
  ) {
    super(`git ${command} failed: ${reason}`);
  }
}

/**
 * The commands of git that are used. None of them compares, checks out, packs or shows a log. So none asks attributes
 * for a program: textconv, external diff, filters, formats of archives, signatures.
 */
type GitCommand = 'cat-file' | 'config' | 'ls-files' | 'ls-tree' | 'rev-parse' | 'update-ref';

export type GitArguments = readonly [command: GitCommand, ...args: string[]];

/** Options of a call. */
export interface GitCall {
  /** Written to git's standard input. */
  input?: string;
  /** Time for an answer, in seconds. Default: 120. */
  seconds?: number;
}

/** Files that a repository includes in its settings may never end. */
const MAX_SECONDS = 120;

/**
 * Settings that override those of the repository. A repository may come from a stranger, with programs in its
 * settings.
 */
const SETTINGS = {
  // A folder of a clone may be a repository of its own, which git would use instead.
  'safe.bareRepository': 'explicit',
  'core.fsmonitor': 'false',
  'core.hooksPath': devNull,
  // Hooks that settings name, since git 2.54.
  'hook.reference-transaction.enabled': 'false',
  'protocol.allow': 'never',
  'fetch.bundleURI': '',
};

/** Variables that override settings of any kind. */
const ENVIRONMENT = {
  // A clone without all objects would fetch one that is asked for, by a program that its settings name.
  GIT_NO_LAZY_FETCH: '1',
  // The same, for git before 2.39.4, which does not know it. `protocol.ext.allow` of a repository counts less than this.
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  // This program reads git's messages.
  LC_ALL: 'C',
};

/** Variables of the user that locate the repository and the user's own settings. All others of git name programs. */
const KEPT =
  /^GIT_(?:(?:COMMON_)?DIR|WORK_TREE|(?:ALTERNATE_OBJECT_DIRECTOR|CEILING_DIRECTOR)IES|OBJECT_DIRECTORY|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM))$/i;

/**
 * Runs git in a folder, and returns its output as text. Every use of git goes through this file. Nothing that a
 * repository holds or sets makes git start a program or ask the network.
 *
 * @throws Error if there is no git, or it fails: then with git's message
 */
export async function runGit(folder: string, ...args: GitArguments): Promise<string> {
  return (await readFromGit(folder, args)).toString('utf8');
}

/** The same, as bytes. @throws as `runGit`; Error for an answer that is larger than a document may be, or too late */
export function readFromGit(folder: string, args: GitArguments, call: GitCall = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { input, seconds = MAX_SECONDS } = call;
    const child = startGit(['-C', folder, '--no-pager', ...settingOptions(), ...args]);
    const end = (reason: string): void => {
      reject(new Error(`git ${args[0]} ${reason}`));
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => end(`did not answer within ${seconds} s`), seconds * 1000);
    const answer = collect(child, () => end('gives more than a document may hold (2 GiB)'));
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(Buffer.concat(answer.chunks));
      else reject(new GitFailure(args[0], answer.message.trim() || `status ${code}`));
    });
    // git may end before it has read all.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

function startGit(args: readonly string[]): ChildProcess {
  try {
    return startProgram('git', args, { stdio: ['pipe', 'pipe', 'pipe'], env: gitEnvironment(process.env) });
  } catch (error) {
    throw new Error('git was not found in the folders of PATH', { cause: error });
  }
}

function settingOptions(): string[] {
  return Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The environment without the variables that make git run other programs. */
function gitEnvironment(from: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const variables = Object.entries(from).filter(([name]) => !/^GIT_/i.test(name) || KEPT.test(name));
  return { ...Object.fromEntries(variables), ...ENVIRONMENT };
}

/** Collects what a process prints. */
function collect(child: ChildProcess, onTooMuch: () => void): { chunks: Buffer[]; message: string } {
  const answer = { chunks: [] as Buffer[], message: '' };
  let size = 0;
  child.stdout?.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > DEFAULT_LIMITS.maxTotalSize) onTooMuch();
    else answer.chunks.push(chunk);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (answer.message.length < MAX_MESSAGE_LENGTH) answer.message += text;
  });
  return answer;
}

/** Maximum number of characters kept of git's messages. */
const MAX_MESSAGE_LENGTH = 10_000;
