/** What to remove when a process ends in the middle of its work. */
export interface Remains {
  /** A file, or a folder with all its content. */
  path: string;
  /** Only an empty folder is removed. */
  isEmpty?: boolean;
  /** Only a file with this text is removed. */
  text?: string;
}

/** The processes of the machine. */
export interface Processes {
  /** The number of this process. */
  readonly id: number;
  /** Distinguishes this process from earlier ones with the same number; empty if the system does not provide it. */
  readonly birth: string;
  /** The name of the machine. */
  readonly machine: string;
  /** True for a running process of this machine, and for one that cannot be inspected. */
  isRunning(id: number, birth: string): boolean;
  /** Waits for that many milliseconds. */
  pause(milliseconds: number): void;
  /**
   * Registers files to be removed if this process ends, for any reason, before it releases them. Missing if the
   * platform cannot do it.
   *
   * @returns a function that releases them
   */
  readonly removeAtEnd?: (remains: readonly Remains[]) => () => void;
}
