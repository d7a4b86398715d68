import type { Disk, FileStat, FolderEntry } from '../Disk';
import type { Paths } from '../Paths';
import type { OverlayEntries } from './OverlayEntries';
import { statOfEntry, type OverlayEntry } from './OverlayEntry';
import { systemError } from './systemError';

/** Links that may lead to one another; systems follow no more either. */
const MAX_LINKS = 40;

/** Where a path leads. */
export interface Spot {
  /** The absolute path; the folders in it are no links. */
  at: string;
  /** What the overlay has there. */
  entry: OverlayEntry | undefined;
  /** True where the disk below shows, if there is no entry. */
  isBelow: boolean;
}

/** Finds what is at a path: the entry of an overlay, or what the disk below has. */
export class OverlayPaths {
  /** The folders of paths, by how they are written. */
  private folders = new Map<string, Spot>();
  /** When something was made in a folder of the disk below, or removed there. */
  private readonly touched = new Map<string, number>();

  constructor(
    private readonly below: Disk,
    private readonly paths: Paths,
    private readonly entries: OverlayEntries,
  ) {}

  /** Where a path leads, to read there. As long as nothing was written, the disk below answers alone. */
  look(path: string, followsLast: boolean): Spot {
    if (this.entries.isEmpty) return { at: path, entry: undefined, isBelow: true };
    return this.locate(path, followsLast);
  }

  /** Where a path leads. @param followsLast - whether a link at its end is followed */
  locate(path: string, followsLast: boolean, left = MAX_LINKS): Spot {
    const absolute = this.paths.resolve(path);
    const parent = this.paths.dirname(absolute);
    if (parent === absolute) return { at: absolute, entry: this.entries.get(absolute), isBelow: true };
    const folder = this.folder(parent, left);
    const spot = this.spotIn(folder, this.paths.join(folder.at, this.paths.basename(absolute)));
    const target = followsLast ? this.targetOf(spot) : undefined;
    if (target === undefined) return spot;
    if (left === 0) throw systemError('ELOOP', path);
    return this.locate(this.paths.resolve(folder.at, target), true, left - 1);
  }

  /** The folder at a path, links followed. */
  folder(path: string, left = MAX_LINKS): Spot {
    const found = this.folders.get(path);
    if (found) return found;
    const spot = this.canonical(this.locate(path, true, left));
    if (this.statOf(spot)?.isFolder) this.folders.set(path, spot);
    return spot;
  }

  /** Follows no link. @throws Error where a part of the path is a file */
  statOf({ at, entry, isBelow }: Spot): FileStat | undefined {
    if (entry) return this.withTime(at, statOfEntry(entry));
    return isBelow ? this.withTime(at, this.below.linkStat(at)) : undefined;
  }

  list(folder: string): FolderEntry[] {
    const spot = this.look(folder, true);
    const { at, entry, isBelow } = spot;
    if (entry && entry.kind !== 'folder')
      throw systemError(entry.kind === 'gone' ? 'ENOENT' : 'ENOTDIR', folder);
    if (!entry && !isBelow) throw systemError('ENOENT', folder);
    const below = entry?.isWhole ? [] : this.below.list(at);
    if (this.entries.isEmpty) return below;
    const names = new Map(below.map((each) => [each.name, each]));
    for (const name of this.entries.namesIn(at)) {
      const own = this.entries.get(this.paths.join(at, name));
      if (own?.kind === 'gone') names.delete(name);
      else if (own) names.set(name, { name, isLink: own.kind === 'link' });
    }
    return [...names.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** True where the disk below has something that an entry of the overlay hides, or would hide. */
  isVisibleBelow(at: string): boolean {
    const { isBelow } = this.spotIn(this.folder(this.paths.dirname(at)), at);
    return isBelow && this.below.linkStat(at) !== undefined;
  }

  /** @param isFile - whether a file came, and nothing else went */
  noteChange(path: string, isFile: boolean): void {
    if (!isFile) this.folders = new Map();
    const folder = this.paths.dirname(path);
    const entry = this.entries.get(folder);
    // Whoever keeps lists of folders sees by the time that one has changed.
    const before = this.statOf(this.folder(folder))?.modifiedMs ?? 0;
    const time = Math.max(Date.now(), before + 0.01);
    if (entry?.kind === 'folder') entry.rights = { ...entry.rights, modifiedMs: time };
    else this.touched.set(folder, time);
  }

  /** Folders that were given to a disk in parts may be reached by links from outside of it: their paths without links. */
  private canonical(spot: Spot): Spot {
    if (spot.entry || !spot.isBelow) return spot;
    try {
      const at = this.below.realPath(spot.at);
      return at === spot.at ? spot : { at, entry: this.entries.get(at), isBelow: true };
    } catch {
      return spot;
    }
  }

  private spotIn(folder: Spot, at: string): Spot {
    const { entry } = folder;
    if (entry && entry.kind !== 'folder' && entry.kind !== 'gone') throw systemError('ENOTDIR', at);
    const isBelow = entry ? entry.kind === 'folder' && !entry.isWhole : folder.isBelow;
    return { at, entry: this.entries.get(at), isBelow };
  }

  private targetOf({ at, entry, isBelow }: Spot): string | undefined {
    if (entry) return entry.kind === 'link' ? entry.target : undefined;
    return isBelow && this.below.linkStat(at)?.isLink ? this.below.readLink(at) : undefined;
  }

  private withTime(at: string, stat: FileStat | undefined): FileStat | undefined {
    const time = this.touched.get(at);
    if (!stat?.isFolder || time === undefined) return stat;
    return { ...stat, modifiedMs: Math.max(time, stat.modifiedMs) };
  }
}
