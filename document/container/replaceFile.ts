import type { Platform } from '../../platform/Platform';
import { DocumentError } from './DocumentError';
import { explainFault } from './explainFault';
import { folderOf, inFolder, type WritePath } from '../../platform/WritePath';
import { isTemporaryOf, lockBeside, temporaryBeside } from '../../platform/namesBeside';
import { SaveLock } from './locking/SaveLock';
import { asEmpty, discard, missingFolders, removeAtEnd, removeEmpty } from '../../platform/unfinished';

export interface ReplaceFileOptions<T> {
  /** Replace a write-protected file too. */
  force: boolean;
  /** Makes the new content. Called when no other process can write the file any more. */
  build: () => Iterable<Uint8Array>;
  /** Reads the new file back before it replaces the old one; if it throws, the old one stays. */
  verify: (written: Uint8Array) => T;
}

/**
 * Replaces a file in one step: at every moment either the old or the new one is there, whole. Also removes what dead
 * processes left beside it when they were saving it.
 *
 * @returns the result of `verify`.
 * @throws DocumentError when it cannot; then the old one stays.
 */
export function replaceFile<T>(platform: Platform, file: WritePath, options: ReplaceFileOptions<T>): T {
  const { disk } = platform;
  const folder = folderOf(platform, file);
  const made = missingFolders(platform, folder);
  const giveUp = removeAtEnd(platform, asEmpty(made));
  try {
    disk.makeFolder(folder);
    const lock = SaveLock.take(platform, lockBeside(platform, file), file);
    try {
      return replaceLocked(platform, file, options, lock);
    } finally {
      lock.release();
    }
  } catch (error) {
    removeEmpty(disk, made);
    throw explainFault(file, 'cannot be saved', error);
  } finally {
    giveUp();
  }
}

function replaceLocked<T>(
  platform: Platform,
  file: WritePath,
  { force, build, verify }: ReplaceFileOptions<T>,
  lock: SaveLock,
): T {
  const { disk } = platform;
  const folder = folderOf(platform, file);
  const old = disk.stat(file);
  const chunks = build();
  if (old !== undefined && !force && !disk.isWritable(file))
    throw new DocumentError(file, 'is write-protected; it is not replaced without --force (option force)');
  removeLeftBehind(platform, file);
  const temporary = temporaryBeside(platform, file);
  const giveUp = removeAtEnd(platform, [{ path: temporary }]);
  try {
    disk.create(temporary, chunks, { isSynced: true, like: old });
    const verified = verify(disk.read(temporary));
    lock.check();
    disk.rename(temporary, file);
    disk.sync(folder);
    return verified;
  } catch (error) {
    discard(disk, temporary);
    throw error;
  } finally {
    giveUp();
  }
}

/** Temporary files of a file that no process is saving now. */
function removeLeftBehind(platform: Platform, file: WritePath): void {
  const { disk } = platform;
  const folder = folderOf(platform, file);
  for (const { name } of disk.list(folder)) {
    if (!isTemporaryOf(platform, file, name)) continue;
    const left = inFolder(platform, folder, name);
    if (disk.linkStat(left)?.isFile) discard(disk, left);
  }
}
