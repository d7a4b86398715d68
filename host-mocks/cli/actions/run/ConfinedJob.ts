import type { RunOptions } from './runScripts';

/** What is run in the sandbox. */
export interface ConfinedJob {
  scripts: readonly string[];
  options: RunOptions;
  libraryFolder: string;
  isColored: boolean;
  isWindows: boolean;
}
