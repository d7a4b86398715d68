/** Options of `publish`. */
export interface PublishTaskOptions {
  /** A folder. */
  output: string;
  to?: 'canvas' | 'swf';
  local?: boolean;
  hosted?: boolean;
  scripts?: 'drop';
  strict?: boolean;
  fonts?: string;
  maxPixels?: number;
  json?: boolean;
}
