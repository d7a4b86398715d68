import { besideName } from './besideName';
import type { Platform } from './Platform';
import { folderOf, inFolder, type WritePath } from './WritePath';

/** The end of a temporary file's name, after the hidden name of its file. */
const TEMPORARY = '[.][0-9a-f]{8}-[0-9a-f]{4}[.]tmp';

/** What follows the name of a lock in the names of files that belong to it. */
const OF_LOCK = '(?:[.][0-9a-f]+)*';

const BESIDE = new RegExp(`^[.](.+)(?:${TEMPORARY}|[.]lock${OF_LOCK})$`);

/** A new name beside a file, for its replacement. */
export function temporaryBeside(platform: Platform, file: WritePath): WritePath {
  const word = crypto.randomUUID().slice(0, 13);
  return inFolder(platform, folderOf(platform, file), `${besideName(platform, file)}.${word}.tmp`);
}

/** True for the name of a temporary file of that file. */
export function isTemporaryOf(platform: Platform, file: WritePath, name: string): boolean {
  const start = besideName(platform, file);
  return name.startsWith(start) && new RegExp(`^${TEMPORARY}$`).test(name.slice(start.length));
}

/** The lock of a file. */
export function lockBeside(platform: Platform, file: WritePath): WritePath {
  return inFolder(platform, folderOf(platform, file), `${besideName(platform, file)}.lock`);
}

/** True for the name of that lock, and of a file that belongs to it. */
export function isOfLock(lock: string, name: string): boolean {
  return name.startsWith(lock) && new RegExp(`^${OF_LOCK}$`).test(name.slice(lock.length));
}

/**
 * The name of the file to which a temporary file or a lock belongs; undefined for other names. A long name is shortened,
 * and keeps its ending.
 */
export function nameOfFile(beside: string): string | undefined {
  return BESIDE.exec(beside)?.[1];
}
