import fs from 'node:fs';
import path from 'node:path';

/** The path with the links of its folders resolved, as far as they exist. */
export function realPlace(file: string): string {
  const parent = path.dirname(file);
  if (parent === file) return file;
  const folder = fs.existsSync(parent) ? fs.realpathSync.native(parent) : realPlace(parent);
  return path.join(folder, path.basename(file));
}
