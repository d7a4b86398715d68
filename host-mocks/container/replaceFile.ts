import type { Disk } from '../platform/Disk';
import type { Platform } from '../platform/Platform';
import { DocumentError } from './DocumentError';
import { besideName } from './besideName';
import { explainFault } from './explainFault';
import { SaveLock } from './locking/SaveLock';
import { asEmpty, missingFolders, removeAtEnd, removeEmpty } from './unfinished';

export interface ReplaceFileOptions<T> {
  /** Replace a write-protected file too. */
  force: boolean;
  /** Makes the new content. Called when no other process can write the file any more. */
  build: () => Iterable<Uint8Array>;
  /** Reads the new file back before it takes its place; what it throws leaves the old one there. */
  verify: (written: Uint8Array) => T;
}

/**
 * Replaces a file in one step: at every moment either the old or the new one is there, whole. Removes what processes
 * that died while they saved it left beside it.
 *
 * @returns what `verify` made of the new content.
 * @throws DocumentError when it cannot; then the old one is there.
 */
export function replaceFile<T>(platform: Platform, file: string, options: ReplaceFileOptions<T>): T {
  const { disk, paths } = platform;
  const folder = paths.dirname(file);
  const made = missingFolders(platform, folder);
  const giveUp = removeAtEnd(platform, asEmpty(made));
  try {
    disk.makeFolder(folder);
    const lock = SaveLock.take(platform, paths.join(folder, `${besideName(platform, file)}.lock`), file);
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
  file: string,
  { force, build, verify }: ReplaceFileOptions<T>,
  lock: SaveLock,
): T {
  const { disk, paths } = platform;
  const folder = paths.dirname(file);
  const old = disk.stat(file);
  const chunks = build();
  if (old !== undefined && !force && !disk.isWritable(file))
    throw new DocumentError(file, 'is write-protected; it is not replaced without --force (option force)');
  removeLeftBehind(platform, file);
  const temporary = paths.join(folder, `${besideName(platform, file)}.${uniqueWord()}.tmp`);
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

/** Temporary files of a file that nobody is saving now. */
function removeLeftBehind(platform: Platform, file: string): void {
  const { disk, paths } = platform;
  const folder = paths.dirname(file);
  const start = `${besideName(platform, file)}.`;
  for (const { name } of disk.list(folder)) {
    if (!name.startsWith(start) || !TEMPORARY.test(name.slice(start.length))) continue;
    const left = paths.join(folder, name);
    if (disk.linkStat(left)?.isFile) discard(disk, left);
  }
}

/** Removes what was written in vain; that it fails too must not hide the first error. */
export function discard(disk: Disk, path: string): void {
  try {
    disk.removeAll(path);
  } catch {
    return;
  }
}

const TEMPORARY = /^[0-9a-f]{8}-[0-9a-f]{4}\.tmp$/;

function uniqueWord(): string {
  return crypto.randomUUID().slice(0, 13);
}
