import type { CommandIo } from '../Io';

/** How much another process reports: as much as this one. */
export function mannerOf({ isQuiet, isVerbose }: CommandIo): { quiet: boolean; verbose: boolean } {
  return { quiet: isQuiet, verbose: isVerbose };
}
