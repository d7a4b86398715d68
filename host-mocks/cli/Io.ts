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
  startWorker(): Promise<Worker>;
}

/** The world around a command. `warn` shows a warning, unless there are many of the same source. */
export interface CommandIo extends Io {
  warn(text: string): void;
}

/** A process that runs command lines of this program, one after the other. */
export interface Worker {
  /** Runs a command line. The outcome is a failure when the process dies meanwhile. */
  run(args: readonly string[]): Promise<Outcome>;
  stop(): void;
}

/** The exit status of a command, and its output. */
export interface Outcome {
  status: number;
  out: string;
  err: string;
}

/** A failure that the command has told already. */
export class ToldFailure extends Error {}

/** Exit statuses. */
export const SUCCESS = 0;
export const FAILURE = 1;
export const USAGE = 2;
