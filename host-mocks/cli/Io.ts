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
}

/** Exit statuses. */
export const SUCCESS = 0;
export const FAILURE = 1;
export const USAGE = 2;
