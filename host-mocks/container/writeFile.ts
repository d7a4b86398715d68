import type { Disk } from '../platform/Disk';
import type { Platform } from '../platform/Platform';
import { explainFault } from './explainFault';

/**
 * Replaces a file in one step: at every moment either the old or the new one is there, whole.
 * @throws DocumentError when it cannot; then the old one is there.
 */
export function replaceFile({ disk, paths }: Platform, file: string, chunks: Iterable<Uint8Array>): void {
  const folder = paths.dirname(file);
  const temporary = paths.join(folder, `.${paths.basename(file)}.${uniqueWord()}.tmp`);
  try {
    disk.makeFolder(folder);
    disk.create(temporary, chunks, { isSynced: true, mode: disk.stat(file)?.mode });
    disk.rename(temporary, file);
  } catch (error) {
    discard(disk, temporary);
    throw explainFault(file, 'cannot be saved', error);
  }
  disk.sync(folder);
}

/** Removes what was written in vain; that it fails too must not hide the first error. */
export function discard(disk: Disk, path: string): void {
  try {
    disk.removeAll(path);
  } catch {
    return;
  }
}

function uniqueWord(): string {
  return crypto.randomUUID().slice(0, 13);
}
