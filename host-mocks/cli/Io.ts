import type { System } from './configurationFolders';

/** What the command line has of the world around it. */
export interface Io {
  /** Writes to standard output. */
  out(text: string): void;
  /** Writes to standard error. */
  err(text: string): void;
  /** Whether standard error is a terminal, where progress may be shown. */
  readonly isTerminal: boolean;
  /** The folder with the built library (`collection.jsx`). */
  readonly libraryFolder: string;
  readonly system: System;
  /** Runs the same command line with other arguments in a process of its own. */
  spawn(args: readonly string[]): Promise<Outcome>;
}

/** What a command has: the world around the command line, and its warnings, of which not all are shown. */
export interface CommandIo extends Io {
  warn(text: string): void;
}

/** How a command ended, and what it printed. */
export interface Outcome {
  status: number;
  out: string;
  err: string;
}

/** Exit statuses. */
export const SUCCESS = 0;
export const FAILURE = 1;
export const USAGE = 2;
