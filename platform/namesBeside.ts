import type { Platform } from './Platform';
import { folderOf, inFolder, type WritePath } from './WritePath';

/** The end of a temporary file's name, after the hidden name of its file. */
const TEMPORARY = '[.][0-9a-f]{8}-[0-9a-f]{4}[.]tmp';

/** What follows the name of a lock in the names of files that belong to it. */
const OF_LOCK = '(?:[.][0-9a-f]+)*';

const BESIDE = new RegExp(`^[.](.+)(?:${TEMPORARY}|[.]lock${OF_LOCK})$`);

/** Maximum bytes of a name used as it is: systems allow 255, and suffixes of locks take up to 28. */
const MAX_LENGTH = 200;

/** Bytes kept of a longer name; a checksum of all replaces the rest up to the ending. */
const KEPT = 180;
const ENDING = /[.]\w{1,8}$/;

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

/** The start of the names of hidden files beside a file that belong to it: `.star.fla` for `star.fla`. */
function besideName({ paths, compression }: Platform, file: string): string {
  const name = paths.basename(file);
  const bytes = new TextEncoder().encode(name);
  if (bytes.length <= MAX_LENGTH) return `.${name}`;
  // A character that would be cut in two is left out.
  const start = new TextDecoder().decode(bytes.subarray(0, KEPT)).replace(/\uFFFD+$/, '');
  return `.${start}~${compression.crc32(bytes).toString(16)}${ENDING.exec(name)?.[0] ?? ''}`;
}
