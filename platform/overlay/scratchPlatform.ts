import type { Disk } from '../Disk';
import { isBelow } from '../isBelow';
import type { Paths } from '../Paths';
import type { Platform } from '../Platform';
import { systemError } from '../systemError';
import { pathToWrite, type WritePath } from '../WritePath';
import { OverlayDisk } from './OverlayDisk';

/**
 * A platform on which a folder exists that is not on the disk: what is in it is kept in memory, and gone with the platform.
 * A folder that is on the disk stays as it is.
 *
 * @param folder - absolute; undefined for none
 */
export function scratchPlatform(platform: Platform, folder: string | undefined): Platform {
  if (folder === undefined) return platform;
  try {
    return { ...platform, disk: scratchDisk(platform, [folder, pathToWrite(platform, folder)]) };
  } catch {
    // No such folder can be made: its name means another file, or leads in a circle.
    return platform;
  }
}

const ON_ONE = [
  ...(['exists', 'isWritable', 'stat', 'linkStat', 'list', 'realPath', 'readLink', 'read'] as const),
  ...(['readStart', 'write', 'append', 'create', 'sync', 'makeFolder', 'makeTemporaryFolder'] as const),
  ...(['setMode', 'removeFile', 'removeFolder', 'removeAll'] as const),
];

type Method = (path: string, ...further: unknown[]) => unknown;

/** @param names - of the folder: as it was given, and with links followed */
function scratchDisk({ disk, paths }: Platform, names: readonly [string, WritePath]): Disk {
  let scratch: Disk | undefined;
  const diskOf = (path: string): Disk => {
    const isInside = names.some((name) => isBelow(paths, name, paths.resolve(path)));
    return isInside ? (scratch ??= madeFolder(disk, paths, names[1])) : disk;
  };
  const members = ON_ONE.map((name): [string, Method] => [
    name,
    (path, ...further) => {
      const target = diskOf(path);
      return (target[name] as Method).call(target, path, ...further);
    },
  ]);
  const onBoth = (name: 'rename' | 'link'): Disk['rename'] => {
    return (from, to) => {
      const target = diskOf(from);
      if (target !== diskOf(to)) throw systemError('EXDEV', from);
      target[name](from, to);
    };
  };
  const copy = (from: string, to: WritePath): void => {
    const [source, target] = [diskOf(from), diskOf(to)];
    if (source === target) target.copy(from, to);
    else target.create(to, [source.read(from)], { isSynced: false });
  };
  const onTwo = { rename: onBoth('rename'), link: onBoth('link'), copy };
  return { ...(Object.fromEntries(members) as unknown as Pick<Disk, (typeof ON_ONE)[number]>), ...onTwo };
}

/** The disk that holds a folder: the one that has it, or a new one in memory, unless nothing can be written there. */
function madeFolder(disk: Disk, paths: Paths, folder: WritePath): Disk {
  try {
    if (disk.exists(folder)) return disk;
    const overlay = new OverlayDisk({ reading: disk }, paths);
    overlay.makeFolder(folder);
    return overlay;
  } catch {
    return disk;
  }
}
