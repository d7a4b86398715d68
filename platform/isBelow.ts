import type { Paths } from './Paths';

/** The prefix of all paths below a folder: the root of a disk ends in a separator already, other folders do not. */
export function withSeparator(folder: string, separator: string): string {
  return folder.endsWith(separator) ? folder : folder + separator;
}

/** True for the folder itself, and everything below it. Paths are absolute, and written alike. */
export function isBelow({ sep }: Pick<Paths, 'sep'>, folder: string, path: string): boolean {
  return path === folder || path.startsWith(withSeparator(folder, sep));
}
