import type { System } from './actions/configurationFolders';

/** What the command line has of the world around it. */
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

/** What a command has: the world around the command line, and its warnings, of which not all are shown. */
export interface CommandIo extends Io {
  warn(text: string): void;
}

/** A process that runs command lines of this program, one after the other. */
export interface Worker {
  /** Runs a command line. The outcome is a failure when the process dies meanwhile. */
  run(args: readonly string[]): Promise<Outcome>;
  stop(): void;
}

/** How a command ended, and what it printed. */
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
