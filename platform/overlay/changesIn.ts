import type { Disk } from '../Disk';
import type { Paths } from '../Paths';
import type { DiskChange } from './DiskChange';
import type { OverlayEntries } from './OverlayEntries';
import { bytesOf, sizeOf, type FileEntry, type OverlayEntry } from './OverlayEntry';

/**
 * How entries of an overlay differ from the disk below, by path. Entries that were added and removed meanwhile do not
 * count.
 */
export function changesIn(entries: OverlayEntries, below: Disk, paths: Paths): DiskChange[] {
  return entries
    .sorted()
    .flatMap(([path, entry]) => changesAt(path, entry, entries, below, paths))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function changesAt(
  path: string,
  entry: OverlayEntry,
  entries: OverlayEntries,
  below: Disk,
  paths: Paths,
): DiskChange[] {
  const old = statBelow(path, below, paths);
  const isFolder = old?.isFolder ?? false;
  const isSameKind = entry.kind === 'folder' ? isFolder : entry.kind === 'file' && old?.isFile;
  // A file that replaces a file or a link counts as written.
  const isRemoved = old && !isSameKind && (isFolder || entry.kind === 'folder' || entry.kind === 'gone');
  const removed: DiskChange[] = isRemoved ? [{ change: 'removed', path, isFolder }] : [];
  if (entry.kind === 'gone') return removed;
  if (!old || !isSameKind) {
    const change = entry.kind === 'folder' ? 'made' : 'written';
    return [...removed, { change, path, isFolder: entry.kind === 'folder' }];
  }
  if (entry.kind === 'file' && !hasContentOf(path, old.size, entry, below))
    return [{ change: 'written', path, isFolder: false }];
  const attributes: DiskChange[] =
    entry.rights.mode === old.mode ? [] : [{ change: 'attributes', path, isFolder }];
  if (entry.kind !== 'folder' || !entry.isWhole) return attributes;
  return [...attributes, ...hiddenIn(path, entries, below, paths)];
}

/** The former content of a folder that was removed and made again. */
function hiddenIn(folder: string, entries: OverlayEntries, below: Disk, paths: Paths): DiskChange[] {
  return below
    .list(folder)
    .map(({ name }) => paths.join(folder, name))
    .filter((path) => entries.get(path) === undefined)
    .map((path) => ({ change: 'removed', path, isFolder: statBelow(path, below, paths)?.isFolder ?? false }));
}

function hasContentOf(path: string, size: number, { content }: FileEntry, below: Disk): boolean {
  if (content.source?.file === path && content.held === 0) return true;
  if (sizeOf(content) !== size) return false;
  const read = (file: string): Uint8Array => below.read(file);
  const [old, bytes] = [below.read(path), bytesOf(content, read)];
  for (let at = 0; at < size; at++) if (bytes[at] !== old[at]) return false;
  return true;
}

/** The disk below at that very path. Below a link there, paths resolve to its target, which does not count. */
function statBelow(path: string, below: Disk, paths: Paths): ReturnType<Disk['linkStat']> {
  const folder = paths.dirname(path);
  try {
    return below.realPath(folder) === folder ? below.linkStat(path) : undefined;
  } catch {
    return undefined;
  }
}
