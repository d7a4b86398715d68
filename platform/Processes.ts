/** What is to go when a process ends in the middle of a work. */
export interface Remains {
  /** A file, or a folder with all that it holds. */
  path: string;
  /** Only a folder that holds nothing goes. */
  isEmpty?: boolean;
  /** Only a file with this text goes. */
  text?: string;
}

/** The processes of the machine. */
export interface Processes {
  /** The number of this process. */
  readonly id: number;
  /** Tells this process from earlier ones with the same number; empty where the system does not say. */
  readonly birth: string;
  /** The name of the machine. */
  readonly machine: string;
  /** True for a process of this machine that has not ended, and for one that cannot be looked at. */
  isRunning(id: number, birth: string): boolean;
  /** Does nothing for that many milliseconds. */
  pause(milliseconds: number): void;
  /**
   * Has remains removed when this process ends before it gives them up, by whatever. Missing where nobody would do it.
   *
   * @returns what gives them up
   */
  readonly removeAtEnd?: (remains: readonly Remains[]) => () => void;
}
