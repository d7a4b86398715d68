import { besideName } from './besideName';
import type { Platform } from './Platform';
import { folderOf, inFolder, type WritePath } from './WritePath';

/** The rest of a temporary file's name, after the hidden name of its file. */
const TEMPORARY = /^[.][0-9a-f]{8}-[0-9a-f]{4}[.]tmp$/;

/** A new name beside a file, for its replacement. */
export function temporaryBeside(platform: Platform, file: WritePath): WritePath {
  const word = crypto.randomUUID().slice(0, 13);
  return inFolder(platform, folderOf(platform, file), `${besideName(platform, file)}.${word}.tmp`);
}

/** True for the name of a temporary file of that file. */
export function isTemporaryOf(platform: Platform, file: WritePath, name: string): boolean {
  const start = besideName(platform, file);
  return name.startsWith(start) && TEMPORARY.test(name.slice(start.length));
}
