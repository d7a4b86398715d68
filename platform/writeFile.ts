import type { Platform } from './Platform';
import { temporaryBeside } from './temporaryBeside';
import { asEmpty, discard, missingFolders, removeAtEnd, removeEmpty } from './unfinished';
import { folderOf, isOwnStream, type WritePath } from './WritePath';

export interface WriteFileOptions {
  /** Makes missing folders; default: a missing folder is an error. */
  makesFolders?: boolean;
}

/**
 * Writes a file: first beside its path, then moved there. At every moment the old file or the new one is there, whole;
 * a failed write leaves only the old one. A new file has the permissions of the old one. A target that is not a file,
 * such as a device, is written directly.
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
