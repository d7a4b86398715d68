import type { PublishFormat } from '../../../../document/xfl/publishFormat';

/** Options of `publish`. */
export interface PublishTaskOptions {
  /** A folder. */
  output: string;
  to?: PublishFormat;
  local?: boolean;
  hosted?: boolean;
  scripts?: 'drop';
  /** Folders with source files. */
  sourcePath?: string[];
  strict?: boolean;
  fonts?: string;
  maxPixels?: number;
  json?: boolean;
}
