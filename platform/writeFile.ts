import type { Platform } from './Platform';
import { temporaryBeside } from './temporaryBeside';
import { asEmpty, discard, missingFolders, removeAtEnd, removeEmpty } from './unfinished';
import { folderOf, isOwnStream, type WritePath } from './WritePath';

export interface WriteFileOptions {
  /** Make the folders that are missing; default: a missing folder is an error. */
  makesFolders?: boolean;
}

/**
 * Writes a file: beside its place, and then moved there. At every moment the old file is there or the new one, whole; a
 * write that fails leaves the old one, and nothing else. A new file has the permissions of the old one. What is no file,
 * such as a device, is written as it is.
 *
 * @param content - texts are written as UTF-8
 * @throws Error of the system, with its code; EACCES for a file that is write-protected
 */
export function writeFile(
  platform: Platform,
  file: WritePath,
  content: string | Uint8Array,
  { makesFolders = false }: WriteFileOptions = {},
): void {
  const { disk } = platform;
  const old = disk.stat(file);
  if (isOwnStream(file) || (old !== undefined && !old.isFile)) return disk.write(file, content);
  if (old !== undefined && !disk.isWritable(file)) throw writeProtected(file);
  const folder = folderOf(platform, file);
  const made = makesFolders && old === undefined ? missingFolders(platform, folder) : [];
  const temporary = temporaryBeside(platform, file);
  const giveUp = removeAtEnd(platform, [{ path: temporary }, ...asEmpty(made)]);
  try {
    if (made.length > 0) disk.makeFolder(folder);
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    disk.create(temporary, [bytes], { isSynced: false, like: old });
    disk.rename(temporary, file);
  } catch (error) {
    if (disk.linkStat(temporary) !== undefined) discard(disk, temporary);
    removeEmpty(disk, made);
    throw error;
  } finally {
    giveUp();
  }
}

function writeProtected(file: string): Error {
  return Object.assign(new Error(`EACCES: permission denied, the file is write-protected: ${file}`), {
    code: 'EACCES',
  });
}
