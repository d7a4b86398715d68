/** The properties of the computer and its user that decide where programs keep their settings. */
export interface System {
  platform: string;
  /** The user's home folder; undefined if there is none. */
  home?: string;
  /** Windows: `%LOCALAPPDATA%`. */
  localAppData?: string;
}

/** The world around the command line: outputs, folders, the system, processes. */
export interface Io {
  /** Writes text for people to standard output: on a terminal, control characters are shown as escapes. */
  out(text: string): void;
  /** As `out`, for text that `paint` has coloured. */
  outPainted(text: string): void;
  /** Writes data for programs to standard output, such as the content of a file. */
  outContent(text: string): void;
  /** Writes bytes to standard output. */
  outBytes(bytes: Uint8Array): void;
  /** Writes to standard error; as `out`. */
  err(text: string): void;
  /** Shows progress, replacing what it showed before; only if `isTerminal`, or if a task asks for it. */
  progress(line: string): void;
  /** True when standard error is a terminal, where progress may be shown. */
  readonly isTerminal: boolean;
  /** True if people read standard output directly: a name stays on one line, whatever it contains. */
  readonly isRead: boolean;
  /** True when standard output takes colours. */
  readonly isColored: boolean;
  /** The folder that caches answers for the next run; undefined if there is none. */
  readonly cacheFolder?: string;
  /** All of standard input. @throws Error if it is larger than a document, or a text, may be */
  readInput(): Uint8Array;
  /** The lines of standard input as they arrive, without line breaks. A line that is too long arrives in pieces. */
  readLines(): AsyncIterable<string>;
  /** Calls a function when the user ends the program early (Ctrl-C). Returns a function that removes it. */
  onInterrupt(listener: () => void): () => void;
  /**
   * Lets the command go on with its work when its reader has closed (`| head`), and calls a function if that work is cut off
   * all the same; returns a function that removes it.
   */
  onOutputClosed(listener: () => void): () => void;
  /** The folder with the built library (`collection.jsx`). */
  readonly libraryFolder: string;
  /** True in a process that was started to run a command line within limits. */
  readonly isWorker?: boolean;
  readonly system: System;
  /** @param bounds - what each command line of the worker may use */
  startWorker(bounds: ProcessLimits): Promise<Worker>;
}

/** The world around a command. Its messages go to standard error, after the name of the program. */
export interface CommandIo extends Io {
  /** Shows a warning, unless there are many from the same source, or `--quiet` is given. */
  warn(text: string): void;
  /** Reports what was done; not with `--quiet`. */
  note(text: string): void;
  /** Reports details; only with `--verbose`. */
  detail(text: string): void;
  /** Reports a failure. */
  fail(text: string): void;
  /** Writes a line with names to standard output; if people read it, a line break in a name is shown as an escape. */
  line(text: string): void;
  /** A folder in the system's temporary folder, which is removed when the command ends, for whatever reason. */
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
  /** Receives the progress, if the task reports it. */
  progress?(line: string): void;
}

/** Work for another process, with its options as data; `performTask` has the kinds. */
export interface Task {
  readonly task: string;
  /** How much it reports. */
  readonly quiet?: boolean;
  readonly verbose?: boolean;
}

/** A process that does its jobs one at a time. */
export interface Worker {
  /**
   * Runs a command line, or a task, and resolves to its exit status: a failure if the process dies, or is stopped
   * for exceeding a limit; `sink` receives the reason.
   */
  run(job: readonly string[] | Task, sink: Sink): Promise<number>;
  /** Ends the process, also in the middle of a job. */
  stop(): void;
}

/** Wrong usage that shows only while the command runs: options that exclude each other, or do not fit the files that they name. */
export class UsageError extends Error {}

/** A file that the user wrote for the command, such as a configuration, cannot be used. The message says what to write instead. */
export class InputError extends Error {}

/** A failure that the command has reported already. */
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
