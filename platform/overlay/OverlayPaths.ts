import type { Disk, FileStat, FolderEntry } from '../Disk';
import type { Paths } from '../Paths';
import { MAX_LINKS } from '../resolveLinks';
import { systemError } from '../systemError';
import type { OverlayEntries } from './OverlayEntries';
import { statOfEntry, type OverlayEntry } from './OverlayEntry';

/** The location that a path resolves to. */
export interface PathLocation {
  /** The absolute path; its folders are not links. */
  at: string;
  /** The overlay's entry there. */
  entry: OverlayEntry | undefined;
  /** True if the disk below is visible there when there is no entry. */
  isBelow: boolean;
}

/** Finds the location of a path: an entry of the overlay, or one of the disk below. */
export class OverlayPaths {
  /** The folders of paths, by how they are written. Their entries change more often. */
  private folders = new Map<string, Omit<PathLocation, 'entry'>>();
  /** The time of the last addition or removal in a folder of the disk below. */
  private readonly touched = new Map<string, number>();

  constructor(
    private readonly below: Disk,
    private readonly paths: Paths,
    private readonly entries: OverlayEntries,
  ) {}

  /** The location that a path resolves to, for reading. As long as nothing was written, the disk below answers alone. */
  look(path: string, followsLast: boolean): PathLocation {
    if (this.entries.isEmpty) return { at: path, entry: undefined, isBelow: true };
    return this.locate(path, followsLast);
  }

  /** The location that a path resolves to. @param followsLast - whether a link at its end is followed */
  locate(path: string, followsLast: boolean, left = MAX_LINKS): PathLocation {
    const absolute = this.paths.resolve(path);
    const parent = this.paths.dirname(absolute);
    if (parent === absolute) return { at: absolute, entry: this.entries.get(absolute), isBelow: true };
    const folder = this.folder(parent, left);
    const location = this.locationIn(folder, this.paths.join(folder.at, this.paths.basename(absolute)));
    const target = followsLast ? this.targetOf(location) : undefined;
    if (target === undefined) return location;
    if (left === 0) throw systemError('ELOOP', path);
    return this.locate(this.paths.resolve(folder.at, target), true, left - 1);
  }

  /** The folder at a path, links followed. */
  folder(path: string, left = MAX_LINKS): PathLocation {
    const cached = this.folders.get(path);
    if (cached) return { ...cached, entry: this.entries.get(cached.at) };
    const location = this.canonical(this.locate(path, true, left));
    if (this.statOf(location)?.isFolder) this.folders.set(path, location);
    return location;
  }

  /** Follows no link. @throws Error where a part of the path is a file */
  statOf({ at, entry, isBelow }: PathLocation): FileStat | undefined {
    if (entry) return this.withTime(at, statOfEntry(entry));
    return isBelow ? this.withTime(at, this.below.linkStat(at)) : undefined;
  }

  list(folder: string): FolderEntry[] {
    const location = this.look(folder, true);
    const { at, entry, isBelow } = location;
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

  /** True if the disk below has something that an entry of the overlay hides, or would hide. */
  isVisibleBelow(at: string): boolean {
    const { isBelow } = this.locationIn(this.folder(this.paths.dirname(at)), at);
    return isBelow && this.below.linkStat(at) !== undefined;
  }

  /** @param isFile - whether the only change is a new file */
  noteChange(path: string, isFile: boolean): void {
    if (!isFile) this.folders = new Map();
    const folder = this.paths.dirname(path);
    const entry = this.entries.get(folder);
    // Code that caches lists of folders sees the change by the time.
    const before = this.statOf(this.folder(folder))?.modifiedMs ?? 0;
    const time = Math.max(Date.now(), before + 0.01);
    if (entry?.kind === 'folder') entry.rights = { ...entry.rights, modifiedMs: time };
    else this.touched.set(folder, time);
  }

  /** Folders that were given to a disk in parts may be reached by links from outside: their paths without links. */
  private canonical(location: PathLocation): PathLocation {
    if (location.entry || !location.isBelow) return location;
    try {
      const at = this.below.realPath(location.at);
      return at === location.at ? location : { at, entry: this.entries.get(at), isBelow: true };
    } catch {
      return location;
    }
  }

  private locationIn(folder: PathLocation, at: string): PathLocation {
    const { entry } = folder;
    if (entry && entry.kind !== 'folder' && entry.kind !== 'gone') throw systemError('ENOTDIR', at);
    const isBelow = entry ? entry.kind === 'folder' && !entry.isWhole : folder.isBelow;
    return { at, entry: this.entries.get(at), isBelow };
  }

  private targetOf({ at, entry, isBelow }: PathLocation): string | undefined {
    if (entry) return entry.kind === 'link' ? entry.target : undefined;
    return isBelow && this.below.linkStat(at)?.isLink ? this.below.readLink(at) : undefined;
  }

  private withTime(at: string, stat: FileStat | undefined): FileStat | undefined {
    const time = this.touched.get(at);
    if (!stat?.isFolder || time === undefined) return stat;
    return { ...stat, modifiedMs: Math.max(time, stat.modifiedMs) };
  }
}
