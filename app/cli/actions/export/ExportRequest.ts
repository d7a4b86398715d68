import type {
  CommandFormatName,
  ExportFormatName,
  PictureKind,
  Quality,
  SheetDataName,
} from '../../../../output/formats/exportFormats';

/** Options of `export`. */
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
  /** Of films, in pixels. */
  size?: [width: number, height: number];
  fps?: number;
  loop: number;
  quality?: Quality;
  /** Of sheets and atlases. */
  pictures?: PictureKind;
  together?: boolean;
  layers?: boolean;
  crop?: boolean;
  bake?: boolean;
  strict?: boolean;
  scripts?: 'drop';
  /** Folders with source files. */
  sourcePath?: string[];
  fonts?: string;
  maxPixels?: number;
  json?: boolean;
  /** Report progress; default: if standard error is a terminal. */
  progress?: boolean;
}

/** The requested format. */
export function formatOf({ to, animated }: ExportRequest): ExportFormatName {
  return to === 'svg' && animated ? 'animated svg' : to;
}
