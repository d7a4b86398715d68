import fs from 'node:fs';
import path from 'node:path';

/** A path whose folders are no links, as far as they exist. */
export function realPlace(file: string): string {
  const parent = path.dirname(file);
  if (parent === file) return file;
  const folder = fs.existsSync(parent) ? fs.realpathSync.native(parent) : realPlace(parent);
  return path.join(folder, path.basename(file));
}
