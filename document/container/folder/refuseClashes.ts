import type { Platform } from '../../../platform/Platform';
import { DocumentError } from '../DocumentError';
import { quoteShort } from '../quoteShort';

/** True where the disk takes `A` and `a` for the same name. @param made - a file or folder that is there */
export function isCaseBlind({ disk, paths }: Platform, made: string): boolean {
  return disk.exists(paths.join(paths.dirname(made), paths.basename(made).toUpperCase()));
}

/** What such a disk makes of a name. */
export function foldedName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** @throws DocumentError for two files of a document that would be one on a disk that is blind to case. */
export function refuseClashes(folder: string, names: Iterable<string>): void {
  const byFold = new Map<string, string>();
  for (const name of names) {
    const fold = foldedName(name);
    const other = byFold.get(fold);
    if (other !== undefined)
      throw new DocumentError(
        folder,
        `cannot be saved: ${quoteShort(other)} and ${quoteShort(name)} would be one file on this disk, which does not tell capitals from small letters`,
      );
    byFold.set(fold, name);
  }
}
