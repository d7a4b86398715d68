import type { Disk, FileStat, FolderEntry } from '../Disk';
import type { WriteGuard } from '../WriteGuard';
import type { Paths } from '../Paths';
import { OverlayEntries } from './OverlayEntries';
import { bytesOf, type FileContent, type FileEntry, type OverlayEntry } from './OverlayEntry';
import { OverlayPaths, type PathLocation } from './OverlayPaths';
import { systemError } from '../systemError';

const WRITABLE = 0o222;

/** The disks below an overlay. Neither is ever written. */
export interface DisksBelow {
  /** The disk that is read. */
  reading: Disk;
  /** Decides where a run that is not dry might write. Default: `reading`. */
  writing?: Disk;
  /** Further limits on where such a run might write. */
  guard?: WriteGuard;
}

/** The view of an overlay: its entries, and elsewhere the disk below. */
export class OverlayView {
  protected readonly entries: OverlayEntries;
  protected readonly locations: OverlayPaths;
  protected readonly below: Disk;
  private readonly writing: Disk;
  protected readonly guard: WriteGuard | undefined;

  constructor(
    { reading, writing = reading, guard }: DisksBelow,
    protected readonly paths: Paths,
  ) {
    this.below = reading;
    this.writing = writing;
    this.guard = guard;
    this.entries = new OverlayEntries(paths);
    this.locations = new OverlayPaths(reading, paths, this.entries);
  }

  exists(path: string): boolean {
    try {
      return this.stat(path) !== undefined;
    } catch {
      return false;
    }
  }

  isWritable(path: string): boolean {
    if (this.entries.isEmpty) return this.writing.isWritable(path);
    const location = this.locations.look(path, true);
    const stat = this.locations.statOf(location);
    if (!stat) throw systemError('ENOENT', path);
    return this.isOpen(location);
  }

  stat(path: string): FileStat | undefined {
    if (this.entries.isEmpty) return this.below.stat(path);
    return this.locations.statOf(this.locations.look(path, true));
  }

  linkStat(path: string): FileStat | undefined {
    return this.locations.statOf(this.locations.look(path, false));
  }

  list(folder: string): FolderEntry[] {
    return this.locations.list(folder);
  }

  realPath(path: string): string {
    const location = this.locations.look(path, true);
    if (!location.entry && location.isBelow) return this.below.realPath(location.at);
    if (!this.locations.statOf(location)) throw systemError('ENOENT', path);
    return location.at;
  }

  readLink(link: string): string {
    const location = this.locations.look(link, false);
    if (!location.entry && location.isBelow) return this.below.readLink(location.at);
    if (location.entry?.kind === 'link') return location.entry.target;
    throw systemError(this.locations.statOf(location) ? 'EINVAL' : 'ENOENT', link);
  }

  read(file: string): Uint8Array {
    const location = this.locations.look(file, true);
    if (!location.entry && location.isBelow) return this.below.read(location.at);
    return bytesOf(this.needFile(location, file).content, (source) => this.below.read(source));
  }

  readStart(file: string, length: number): Uint8Array {
    const location = this.locations.look(file, true);
    if (!location.entry && location.isBelow) return this.below.readStart(location.at, length);
    const { content } = this.needFile(location, file);
    return bytesOf(content, (source) => this.below.read(source)).subarray(0, length);
  }

  /** True if a run that is not dry might write to the existing entry. */
  protected isOpen({ at, entry, isBelow }: PathLocation): boolean {
    if (entry) return entry.kind !== 'gone' && (entry.rights.mode & WRITABLE) !== 0;
    return isBelow && this.writing.isWritable(at);
  }

  protected contentAt({ at, entry }: PathLocation, { size }: FileStat): FileContent {
    return entry?.kind === 'file' ? entry.content : { source: { file: at, size }, chunks: [], held: 0 };
  }

  /** Everything at and below a path, for moving it: entries by the rest of their paths, a folder before its content. */
  protected treeAt(
    location: PathLocation,
    rest = '',
    tree = new Map<string, OverlayEntry>(),
  ): Map<string, OverlayEntry> {
    const stat = this.locations.statOf(location);
    if (!stat) return tree;
    if (stat.isFile)
      tree.set(
        rest,
        location.entry ?? {
          kind: 'file',
          content: this.contentAt(location, stat),
          rights: { ...stat },
          names: 0,
        },
      );
    else if (stat.isLink)
      tree.set(rest, { kind: 'link', target: this.readLink(location.at), rights: { ...stat } });
    else if (!stat.isFolder) throw systemError('EINVAL', location.at);
    else {
      tree.set(rest, { kind: 'folder', isWhole: true, rights: { ...stat } });
      for (const { name } of this.list(location.at))
        this.treeAt(
          this.locations.locate(this.paths.join(location.at, name), false),
          this.paths.join(rest, name),
          tree,
        );
    }
    return tree;
  }

  private needFile({ entry }: PathLocation, file: string): FileEntry {
    if (entry?.kind === 'file') return entry;
    throw systemError(entry?.kind === 'folder' ? 'EISDIR' : 'ENOENT', file);
  }
}
