import type { Disk } from '../platform/Disk';
import type { Platform } from '../platform/Platform';
import type { Remains } from '../platform/Processes';

/**
 * Has remains removed when the process ends before it gives them up, where somebody can.
 *
 * @returns what gives them up
 */
export function removeAtEnd({ processes }: Platform, remains: readonly Remains[]): () => void {
  return (remains.length > 0 ? processes.removeAtEnd?.(remains) : undefined) ?? ((): void => undefined);
}

/** The folders of a path that do not exist yet, the innermost first. */
export function missingFolders({ disk, paths }: Platform, folder: string): string[] {
  const missing: string[] = [];
  for (let at = paths.resolve(folder); !disk.exists(at); at = paths.dirname(at)) missing.push(at);
  return missing;
}

/** Folders that were made for a document. Where something else was put into one, it stays. */
export function asEmpty(folders: readonly string[]): Remains[] {
  return folders.map((path) => ({ path, isEmpty: true }));
}

/** Removes folders that were made in vain, the innermost first, as far as they are empty. */
export function removeEmpty(disk: Disk, folders: readonly string[]): void {
  try {
    for (const folder of folders) disk.removeFolder(folder);
  } catch {
    return;
  }
}
