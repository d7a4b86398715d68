import type { Platform } from './Platform';
import { systemError } from './systemError';
import { temporaryBeside } from './namesBeside';
import { asEmpty, discard, missingFolders, removeAtEnd, removeEmpty } from './unfinished';
import { folderOf, isOwnStream, type WritePath } from './WritePath';

export interface WriteFileOptions {
  /** Makes missing folders; default: a missing folder is an error. */
  makesFolders?: boolean;
}

/** A folder in which no file can be made, though a file that is there can be written. */
const CLOSED_FOLDER: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS']);

/** A file that no other can replace, such as one that is mounted by itself. */
const FIXED_FILE: ReadonlySet<string | undefined> = new Set(['EBUSY', 'EXDEV']);

/**
 * Writes a file: first beside its path, then moved there. At every moment the old file or the new one is there, whole;
 * a failed write leaves only the old one. A new file has the permissions of the old one. A target that is not a file,
 * such as a device, is written directly, and so is a file that the system lets no other replace. A link in the place of
 * the file is replaced.
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
  const there = disk.linkStat(file);
  const old = there?.isFile ? there : undefined;
  if (isOwnStream(file) || (there && !there.isFile && !there.isLink)) return disk.write(file, content);
  if (old !== undefined && !disk.isWritable(file))
    throw systemError('EACCES', file, 'permission denied, the file is write-protected');
  const folder = folderOf(platform, file);
  const made = makesFolders && there === undefined ? missingFolders(platform, folder) : [];
  const temporary = temporaryBeside(platform, file);
  const giveUp = removeAtEnd(platform, [{ path: temporary }, ...asEmpty(made)]);
  let refusals = CLOSED_FOLDER;
  try {
    if (made.length > 0) disk.makeFolder(folder);
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    disk.create(temporary, [bytes], { isSynced: false, like: old });
    refusals = FIXED_FILE;
    disk.rename(temporary, file);
  } catch (error) {
    if (disk.linkStat(temporary) !== undefined) discard(disk, temporary);
    removeEmpty(disk, made);
    if (old === undefined || !refusals.has((error as { code?: string }).code)) throw error;
    disk.write(file, content);
  } finally {
    giveUp();
  }
}
