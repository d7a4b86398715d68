import type { RunCommandOptions } from './runScripts';

/** A run in the sandbox. */
export interface ConfinedJob {
  scripts: readonly string[];
  options: RunCommandOptions;
  libraryFolder: string;
  isColored: boolean;
  isWindows: boolean;
}
