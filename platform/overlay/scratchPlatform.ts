import type { Disk } from '../Disk';
import { isBelow } from '../isBelow';
import type { Paths } from '../Paths';
import type { Platform } from '../Platform';
import { resolveLinks } from '../resolveLinks';
import { systemError } from '../systemError';
import type { WritePath } from '../WritePath';
import { OverlayDisk } from './OverlayDisk';

/**
 * A platform on which a folder exists that is not on the disk: what is in it is kept in memory, and gone with the platform.
 * A folder that is on the disk stays as it is.
 *
 * @param folder - absolute; undefined for none
 */
export function scratchPlatform(platform: Platform, folder: string | undefined): Platform {
  if (folder === undefined) return platform;
  const { disk, paths } = platform;
  return { ...platform, disk: scratchDisk(disk, paths, [folder, resolveLinks(platform, folder)]) };
}

const ON_ONE = [
  ...(['exists', 'isWritable', 'stat', 'linkStat', 'list', 'realPath', 'readLink', 'read'] as const),
  ...(['readStart', 'write', 'append', 'create', 'sync', 'makeFolder', 'makeTemporaryFolder'] as const),
  ...(['setMode', 'removeFile', 'removeFolder', 'removeAll'] as const),
];

type Method = (path: string, ...further: unknown[]) => unknown;

/** @param names - of the folder: as it was given, and with links followed */
function scratchDisk(disk: Disk, paths: Paths, names: readonly [string, string]): Disk {
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
  const onBoth = (name: 'rename' | 'link'): [string, Method] => [
    name,
    (from, to) => {
      const target = diskOf(from);
      if (target !== diskOf(to as string)) throw systemError('EXDEV', from);
      target[name](from as WritePath, to as WritePath);
    },
  ];
  const copy = (from: string, to: WritePath): void => {
    const [source, target] = [diskOf(from), diskOf(to)];
    if (source === target) target.copy(from, to);
    else target.create(to, [source.read(from)], { isSynced: false });
  };
  return { ...Object.fromEntries([...members, onBoth('rename'), onBoth('link')]), copy } as unknown as Disk;
}

/** The disk that holds a folder: the one that has it, or a new one in memory, unless nothing can be written there. */
function madeFolder(disk: Disk, paths: Paths, folder: string): Disk {
  try {
    if (disk.exists(folder)) return disk;
    const overlay = new OverlayDisk({ reading: disk }, paths);
    overlay.makeFolder(folder as WritePath);
    return overlay;
  } catch {
    return disk;
  }
}
