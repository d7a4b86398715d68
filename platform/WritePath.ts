import type { Platform } from './Platform';
import { refuseOtherName } from './refuseOtherName';
import { resolveLinks } from './resolveLinks';

declare const RESOLVED: unique symbol;

/**
 * The path of what will be written: absolute, without a link on the way to it. Only the functions of this file make one,
 * and whatever writes takes nothing else. So the path that permissions are asked about is the path that is opened.
 */
export type WritePath = string & { readonly [RESOLVED]: true };

/** What resolving a path needs of the machine. */
export type PathPlatform = Pick<Platform, 'disk' | 'paths' | 'isWindows'>;

/** What the system gives a process to write to: links there lead to what is open, which may have no name. */
const OWN_STREAM = /^\/(?:dev\/(?:std(?:in|out|err)|fd\/\d+)|proc\/(?:self|\d+)\/fd\/\d+)$/;

/** True for what a process has open: `/dev/stdout`, and what a shell gives for `>(…)`. */
export function isOwnStream(file: string): boolean {
  return OWN_STREAM.test(file);
}

/**
 * The file or folder that writing to a name writes. Links are followed, those at the end of the path too; the part that
 * does not exist yet stays as it is.
 *
 * @throws Error for links in a circle, and for a name that Windows would take for another one
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
 * The entry of a folder that a name stands for. Links on the way are followed, and not one that the name itself is: for
 * what is removed, or replaced by something else.
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
 * An entry of a folder. A link of that name is not followed: for what is made anew, moved or removed, where the system
 * follows none either.
 *
 * @throws Error for what is not the name of an entry
 */
export function inFolder(platform: PathPlatform, folder: WritePath, name: string): WritePath {
  const { paths } = platform;
  const isName = name !== '' && name !== '.' && name !== '..' && !name.includes('/');
  if (!isName || name.includes(paths.sep)) throw new Error(`${folder}: ${JSON.stringify(name)} is no name`);
  const entry = paths.join(folder, name);
  refuseOtherName(platform, entry);
  return entry as WritePath;
}

/** The folder that a file or folder is in; of the root of a disk, the root. */
export function folderOf({ paths }: PathPlatform, file: WritePath): WritePath {
  return paths.dirname(file) as WritePath;
}

/**
 * A place below a folder, where the names come from a document or from this program: a link there is a stranger's.
 *
 * @param name - a path below the folder
 * @throws Error that names the link, or for a path that leads out of the folder
 */
export function placeBelow(platform: PathPlatform, folder: WritePath, name: string): WritePath {
  const { disk, paths } = platform;
  let place = folder;
  for (const part of paths.normalize(name).split(paths.sep)) {
    if (part === '.' || part === '') continue;
    place = inFolder(platform, place, part);
    if (disk.linkStat(place)?.isLink === true)
      throw new Error(`${place} is a link, through which nothing is written: remove it, or write elsewhere`);
  }
  return place;
}

/** Makes a new folder in a folder. @param start - what its name begins with */
export function makeTemporaryFolder(platform: PathPlatform, folder: WritePath, start: string): WritePath {
  const made = platform.disk.makeTemporaryFolder(inFolder(platform, folder, start));
  return inFolder(platform, folder, platform.paths.basename(made));
}
