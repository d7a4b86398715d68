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
}
