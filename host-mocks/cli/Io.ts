import type { System } from './actions/configurationFolders';

/** The world around the command line: outputs, folders, the system, processes. */
export interface Io {
  /** Writes to standard output. */
  out(text: string): void;
  /** Writes to standard error. */
  err(text: string): void;
  /** True when standard error is a terminal, where progress may be shown. */
  readonly isTerminal: boolean;
  /** The folder with the built library (`collection.jsx`). */
  readonly libraryFolder: string;
  readonly system: System;
  /** @param bounds - what each command line of the worker may use */
  startWorker(bounds: Bounds): Promise<Worker>;
}

/** The world around a command. `warn` shows a warning, unless there are many of the same source. */
export interface CommandIo extends Io {
  warn(text: string): void;
}

/** What a process may use. */
export interface Bounds {
  /** Time for one command line, in seconds; default: any. */
  seconds?: number;
  /** Memory, in megabytes; default: what the system gives. */
  megabytes?: number;
}

/** Takes what a process prints, as it comes. */
export interface Sink {
  out(text: string): void;
  err(text: string): void;
}

/** A process that runs command lines of this program, one after the other. */
export interface Worker {
  /**
   * Runs a command line and gives its exit status: a failure when the process dies meanwhile, and when it is stopped
   * for what it uses; `sink` is told why.
   */
  run(args: readonly string[], sink: Sink): Promise<number>;
  stop(): void;
}

/** A failure that the command has told already. */
export class ToldFailure extends Error {}

/** Exit statuses. */
export const SUCCESS = 0;
export const FAILURE = 1;
export const USAGE = 2;
