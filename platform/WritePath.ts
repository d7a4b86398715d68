import { isDevicePath } from './isDevicePath';
import type { Platform } from './Platform';
import { resolveLinks } from './resolveLinks';

declare const RESOLVED: unique symbol;

/**
 * A path to write to: absolute, and without links. Only the functions of this file make one, and all code that writes
 * requires one. So the path whose permissions are checked is the path that is opened.
 */
export type WritePath = string & { readonly [RESOLVED]: true };

/** The parts of the machine that resolving a path needs. */
export type PathPlatform = Pick<Platform, 'disk' | 'paths' | 'isWindows'>;

/** Where the system lists the open files of a process: links there resolve to open files, which may have no name. */
const OWN_STREAM = /^\/(?:dev\/(?:std(?:in|out|err)|fd\/\d+)|proc\/(?:self|\d+)\/fd\/\d+)$/;

/** The start of an absolute path of Windows: a drive, or a share of another machine. */
const START = /^([A-Za-z]:|[\\/]{2}[^\\/]+[\\/]+[^\\/]+)?/;

/** Windows ignores dots and spaces at the end of a name, and reads the text after a colon as the name of a stream. */
const OTHER = /[. ]$|:/;

/** True for an open file of a process: `/dev/stdout`, and what a shell gives for `>(…)`. */
export function isOwnStream(file: string): boolean {
  return OWN_STREAM.test(file);
}

/**
 * The file or folder that is written through a name. Links are followed, those at the end of the path too; the part
 * that does not exist yet stays as it is.
 *
 * @throws Error for links in a circle, and for a name that Windows reads as a different one
 */
export function pathToWrite(platform: PathPlatform, file: string): WritePath {
  const absolute = platform.paths.resolve(file);
  refuseOtherName(platform, absolute);
  if (isOwnStream(absolute)) return absolute as WritePath;
  const resolved = resolveLinks(platform, absolute);
  refuseOtherName(platform, resolved);
  return resolved as WritePath;
}

/**
 * The entry of a folder with a given name. Links in its folders are followed, but not a link at the end: for an entry
 * that is removed or replaced.
 *
 * @throws as `pathToWrite`
 */
export function entryToWrite(platform: PathPlatform, file: string): WritePath {
  const { paths } = platform;
  const absolute = paths.resolve(file);
  const folder = paths.dirname(absolute);
  if (folder === absolute) return pathToWrite(platform, absolute);
  return inFolder(platform, pathToWrite(platform, folder), paths.basename(absolute));
}

/**
 * An entry of a folder. A link of that name is not followed: for entries that are made, moved or removed, where the
 * system does not follow links either.
 *
 * @throws Error for a text that is not the name of an entry
 */
export function inFolder(platform: PathPlatform, folder: WritePath, name: string): WritePath {
  const { paths } = platform;
  const isName = name !== '' && name !== '.' && name !== '..' && !name.includes('/');
  if (!isName || name.includes(paths.sep))
    throw new Error(`${folder}: ${JSON.stringify(name)} is not the name of an entry`);
  const entry = paths.join(folder, name);
  refuseOtherName(platform, entry);
  return entry as WritePath;
}

/** The folder that a file or folder is in; of the root of a disk, the root. */
export function folderOf({ paths }: PathPlatform, file: WritePath): WritePath {
  return paths.dirname(file) as WritePath;
}

/**
 * A path below a folder, for names from a document or from this program: a link there is untrusted.
 *
 * @param name - a path below the folder
 * @throws Error that names the link, or for a path outside the folder
 */
export function pathBelow(platform: PathPlatform, folder: WritePath, name: string): WritePath {
  const { disk, paths } = platform;
  let current = folder;
  for (const part of paths.normalize(name).split(paths.sep)) {
    if (part === '.' || part === '') continue;
    current = inFolder(platform, current, part);
    if (disk.linkStat(current)?.isLink === true)
      throw new Error(
        `${current} is a link, and nothing is written through links: remove it, or write elsewhere`,
      );
  }
  return current;
}

/** Makes a new folder in a folder. @param start - the beginning of its name */
export function makeTemporaryFolder(platform: PathPlatform, folder: WritePath, start: string): WritePath {
  const made = platform.disk.makeTemporaryFolder(inFolder(platform, folder, start));
  return inFolder(platform, folder, platform.paths.basename(made));
}

/**
 * Refuses a path that Windows reads as a different one: the checked path would not be the written one.
 *
 * @param path - absolute, without `.` and `..`
 * @throws Error that names the part
 */
function refuseOtherName({ isWindows }: Pick<Platform, 'isWindows'>, path: string): void {
  if (!isWindows) return;
  if (isDevicePath({ isWindows }, path)) throw new Error(`${path}: the name of a device on Windows`);
  const part = path
    .replace(START, '')
    .split(/[\\/]/)
    .find((name) => OTHER.test(name));
  if (part !== undefined)
    throw new Error(`${path}: Windows reads ${JSON.stringify(part)} as a different name; choose another one`);
}
