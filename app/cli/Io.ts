/** The computer and the person at it, as far as they say where programs keep what is set up. */
export interface System {
  platform: string;
  /** The folder of the person; undefined where there is none. */
  home?: string;
  /** Windows: `%LOCALAPPDATA%`. */
  localAppData?: string;
}

/** The world around the command line: outputs, folders, the system, processes. */
export interface Io {
  /** Writes to standard output what people read: on a terminal, characters that act there are shown instead. */
  out(text: string): void;
  /** The same with colours, which `paint` gave the text. */
  outPainted(text: string): void;
  /** Writes to standard output the content of a file, or what else programs read. */
  outContent(text: string): void;
  /** Writes bytes to standard output. */
  outBytes(bytes: Uint8Array): void;
  /** Writes to standard error; as `out`. */
  err(text: string): void;
  /** Shows how far the work is, in the place of what was shown before; only where `isTerminal`, or where a task asks for it. */
  progress(line: string): void;
  /** True when standard error is a terminal, where progress may be shown. */
  readonly isTerminal: boolean;
  /** True where people read standard output as it comes: names stay on one line, whatever they hold. */
  readonly isRead: boolean;
  /** True when standard output takes colours. */
  readonly isColored: boolean;
  /** Where answers are kept for the next run; undefined where there is no place for them. */
  readonly cacheFolder?: string;
  /** Everything that comes by standard input. @throws Error for more than a document, or a text, may have */
  readInput(): Uint8Array;
  /** The lines of standard input, as they come, without their ends. One that is too long comes in pieces. */
  readLines(): AsyncIterable<string>;
  /** Calls a function when somebody ends the program early (Ctrl-C); gives what takes it back. */
  onInterrupt(listener: () => void): () => void;
  /** Calls a function before the command ends because nothing reads its output any more (`| head`); gives what takes it back. */
  onOutputClosed(listener: () => void): () => void;
  /** The folder with the built library (`collection.jsx`). */
  readonly libraryFolder: string;
  /** True in a process that was started to run a command line within bounds. */
  readonly isWorker?: boolean;
  readonly system: System;
  /** @param bounds - what each command line of the worker may use */
  startWorker(bounds: ProcessLimits): Promise<Worker>;
}

/** The world around a command. What is said here goes to standard error, behind the name of the program. */
export interface CommandIo extends Io {
  /** Shows a warning, unless there are many of the same source, or `--quiet` is given. */
  warn(text: string): void;
  /** Says what was done; not with `--quiet`. */
  note(text: string): void;
  /** Says more; with `--verbose` only. */
  detail(text: string): void;
  /** Tells a failure. */
  fail(text: string): void;
  /** Writes a line to standard output, with names in it; where people read it, a line break in a name is shown. */
  line(text: string): void;
  /** A folder in the system's temporary folder, which is gone when the command ends, however it ends. */
  temporaryFolder(prefix?: string): string;
  readonly isQuiet: boolean;
  readonly isVerbose: boolean;
}

/** The limits of a process. */
export interface ProcessLimits {
  /** Time for one command line, in seconds; default: any. */
  seconds?: number;
  /** Memory, in megabytes; default: what the system gives. */
  megabytes?: number;
  /** The stack, in kilobytes; default: Node's. */
  stack?: number;
  /** True when `--timeout` and `--memory` set the limits: messages name them. */
  areOptions?: boolean;
}

/** Takes what a process prints, as it comes. */
export interface Sink {
  out(text: string): void;
  err(text: string): void;
  /** Told how far the work is, where it is asked to say so. */
  progress?(line: string): void;
}

/** Work for a process apart, with its options as data; `performTask` knows what there is. */
export interface Task {
  readonly task: string;
  /** How much is said about it. */
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}

/** A process that does what it is asked for, one thing after the other. */
export interface Worker {
  /**
   * Runs a command line, or a task, and gives its exit status: a failure when the process dies meanwhile, and when it is stopped
   * for what it uses; `sink` is told why.
   */
  run(job: readonly string[] | Task, sink: Sink): Promise<number>;
  /** Ends the process, also in the middle of a job. */
  stop(): void;
}

/** Wrong usage that only shows when the command works: the options do not fit each other, or what they name. */
export class UsageError extends Error {}

/** What somebody wrote for the command cannot be used, such as a configuration. The message says what to write instead. */
export class InputError extends Error {}

/** A failure that the command has told already. */
export class ReportedFailure extends Error {}

/** A failure with an exit status of its own. */
export class CommandFailure extends Error {
  constructor(
    override readonly cause: unknown,
    readonly status: number,
  ) {
    super('', { cause });
  }
}

/** Signals that end the program, and the exit status then. */
export const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
export type EndingSignal = keyof typeof SIGNALS;
export const ENDING_SIGNALS = Object.keys(SIGNALS) as EndingSignal[];

/** Exit statuses. */
export const SUCCESS = 0;
export const FAILURE = 1;
export const USAGE = 2;
