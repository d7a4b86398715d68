import type { ConfigChoice } from '../../lint/LintJob';

export interface LintCommandOptions extends ConfigChoice {
  format: string;
  /** Short for the format `json`. */
  json?: boolean;
  fix?: boolean;
  dryRun?: boolean;
  maxWarnings?: number;
  /** A file with known problems, which are not reported. */
  baseline?: string;
  /** Write the problems that there are into that file. */
  writeBaseline?: boolean;
  render?: string;
  all?: boolean;
  cache: boolean;
  /** A file for the report, in place of standard output. */
  output?: string;
  /** This process is a worker: print reports as data. */
  part?: boolean;
}
