import type { Disk } from './Disk';
import type { Platform } from './Platform';
import type { Remains } from './Processes';
import { folderOf, type PathPlatform, type WritePath } from './WritePath';

/**
 * Has remains removed when the process ends before it gives them up, where somebody can.
 *
 * @returns what gives them up
 */
export function removeAtEnd({ processes }: Platform, remains: readonly Remains[]): () => void {
  return (remains.length > 0 ? processes.removeAtEnd?.(remains) : undefined) ?? ((): void => undefined);
}

/** The folders of a path that do not exist yet, the innermost first. The root of a disk is there, though not to be seen. */
export function missingFolders(platform: PathPlatform, folder: WritePath): WritePath[] {
  const missing: WritePath[] = [];
  let at = folder;
  for (let above = folderOf(platform, at); above !== at && !platform.disk.exists(at);) {
    missing.push(at);
    at = above;
    above = folderOf(platform, at);
  }
  return missing;
}

/** Folders that were made for a document. Where something else was put into one, it stays. */
export function asEmpty(folders: readonly string[]): Remains[] {
  return folders.map((path) => ({ path, isEmpty: true }));
}

/** Removes folders that were made in vain, the innermost first, as far as they are empty. */
export function removeEmpty(disk: Disk, folders: readonly WritePath[]): void {
  try {
    for (const folder of folders) disk.removeFolder(folder);
  } catch {
    return;
  }
}

/** Removes what was written in vain; that it fails too must not hide the first error. */
export function discard(disk: Disk, path: WritePath): void {
  try {
    disk.removeAll(path);
  } catch {
    return;
  }
}
