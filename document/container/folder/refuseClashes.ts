import type { Platform } from '../../../platform/Platform';
import { DocumentError } from '../DocumentError';
import { quoteShort } from '../quoteShort';

/** True where the disk takes `A` and `a` for the same name. @param made - an existing file or folder */
export function isCaseBlind({ disk, paths }: Platform, made: string): boolean {
  return disk.exists(paths.join(paths.dirname(made), paths.basename(made).toUpperCase()));
}

/** A name as such a disk compares it. */
export function foldedName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** @throws DocumentError for two files of a document that would be the same file on a disk that ignores case. */
export function refuseClashes(folder: string, names: Iterable<string>): void {
  const byFold = new Map<string, string>();
  for (const name of names) {
    const fold = foldedName(name);
    const other = byFold.get(fold);
    if (other !== undefined)
      throw new DocumentError(
        folder,
        `cannot be saved: ${quoteShort(other)} and ${quoteShort(name)} would be the same file on this disk, which ignores case`,
      );
    byFold.set(fold, name);
  }
}
