import type { CommandFormatName, ExportFormatName, SheetDataName } from '../../../export/exportFormats';

/** What the command line asks to be exported. */
export interface ExportRequest {
  to: CommandFormatName;
  /** A folder, a file, or `-`. */
  output: string;
  timeline?: string;
  symbol?: string;
  /** A query of library items. */
  items?: string;
  frames?: string;
  label?: string;
  scale: number[];
  background?: string;
  animated?: boolean;
  by?: 'smil' | 'css';
  play?: boolean;
  seconds?: number;
  data: SheetDataName;
  trim?: boolean;
  padding: number;
  extrude: number;
  maxSize: number;
  powerOfTwo?: boolean;
  rotate?: boolean;
  optimized?: boolean;
  leaves?: 'pictures' | 'timelines';
  together?: boolean;
  bake?: boolean;
  strict?: boolean;
  scripts?: 'drop';
  fonts?: string;
  maxPixels?: number;
  json?: boolean;
  /** Say how far the work is; default: where standard error is a terminal. */
  progress?: boolean;
}

/** The format that is asked for. */
export function formatOf({ to, animated }: ExportRequest): ExportFormatName {
  return to === 'svg' && animated ? 'animated svg' : to;
}
