import path from 'node:path';

/** A path from the current folder, with slashes. */
export function shortPath(file: string): string {
  return path.relative('', file).split(path.sep).join('/');
}
