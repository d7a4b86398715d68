import type { DocumentReport } from '../Problem';

/** What a format receives besides the reports. */
export interface FormatContext {
  version: string;
  isColored: boolean;
  /** Show every problem, where the readable format would fold many of a kind. */
  isWhole: boolean;
  /** Fixes were only tried. */
  isDryRun: boolean;
}

/** Writes reports as a text, with a line break at its end. */
export type Format = (reports: readonly DocumentReport[], context: FormatContext) => string;
