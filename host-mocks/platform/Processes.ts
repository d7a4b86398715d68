/** The processes of the machine. */
export interface Processes {
  /** The number of this process. */
  readonly id: number;
  /** The name of the machine. */
  readonly machine: string;
  /** True for a process of this machine that has not ended. */
  isRunning(id: number): boolean;
  /** Does nothing for that many milliseconds. */
  pause(milliseconds: number): void;
}
