import type { Disk } from './Disk';
import type { Platform } from './Platform';
import type { Remains } from './Processes';
import { folderOf, type PathPlatform, type WritePath } from './WritePath';

/**
 * Registers files to be removed if the process ends before it releases them, if the platform can.
 *
 * @returns a function that releases them
 */
export function removeAtEnd({ processes }: Platform, remains: readonly Remains[]): () => void {
  return (remains.length > 0 ? processes.removeAtEnd?.(remains) : undefined) ?? ((): void => undefined);
}

/**
 * The folders of a path that do not exist yet, the innermost first. The root of a disk always exists, even if it cannot
 * be read.
 */
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

/** Folders made for a document. One that has other content stays. */
export function asEmpty(folders: readonly string[]): Remains[] {
  return folders.map((path) => ({ path, isEmpty: true }));
}

/** Removes unused new folders that are empty, the innermost first. */
export function removeEmpty(disk: Disk, folders: readonly WritePath[]): void {
  try {
    for (const folder of folders) disk.removeFolder(folder);
  } catch {
    return;
  }
}

/** Removes an unused new file; a failure must not hide the first error. */
export function discard(disk: Disk, path: WritePath): void {
  try {
    disk.removeAll(path);
  } catch {
    return;
  }
}
