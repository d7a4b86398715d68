import type { Disk, FileStat, FolderEntry } from '../Disk';
import type { WriteGuard } from '../WriteGuard';
import type { Paths } from '../Paths';
import { OverlayEntries } from './OverlayEntries';
import { bytesOf, type FileContent, type FileEntry, type OverlayEntry } from './OverlayEntry';
import { OverlayPaths, type Spot } from './OverlayPaths';
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
  protected readonly spots: OverlayPaths;
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
    this.spots = new OverlayPaths(reading, paths, this.entries);
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
    const spot = this.spots.look(path, true);
    const stat = this.spots.statOf(spot);
    if (!stat) throw systemError('ENOENT', path);
    return this.isOpen(spot);
  }

  stat(path: string): FileStat | undefined {
    if (this.entries.isEmpty) return this.below.stat(path);
    return this.spots.statOf(this.spots.look(path, true));
  }

  linkStat(path: string): FileStat | undefined {
    return this.spots.statOf(this.spots.look(path, false));
  }

  list(folder: string): FolderEntry[] {
    return this.spots.list(folder);
  }

  realPath(path: string): string {
    const spot = this.spots.look(path, true);
    if (!spot.entry && spot.isBelow) return this.below.realPath(spot.at);
    if (!this.spots.statOf(spot)) throw systemError('ENOENT', path);
    return spot.at;
  }

  readLink(link: string): string {
    const spot = this.spots.look(link, false);
    if (!spot.entry && spot.isBelow) return this.below.readLink(spot.at);
    if (spot.entry?.kind === 'link') return spot.entry.target;
    throw systemError(this.spots.statOf(spot) ? 'EINVAL' : 'ENOENT', link);
  }

  read(file: string): Uint8Array {
    const spot = this.spots.look(file, true);
    if (!spot.entry && spot.isBelow) return this.below.read(spot.at);
    return bytesOf(this.needFile(spot, file).content, (source) => this.below.read(source));
  }

  readStart(file: string, length: number): Uint8Array {
    const spot = this.spots.look(file, true);
    if (!spot.entry && spot.isBelow) return this.below.readStart(spot.at, length);
    const { content } = this.needFile(spot, file);
    return bytesOf(content, (source) => this.below.read(source)).subarray(0, length);
  }

  /** True if a run that is not dry might write to the existing entry. */
  protected isOpen({ at, entry, isBelow }: Spot): boolean {
    if (entry) return entry.kind !== 'gone' && (entry.rights.mode & WRITABLE) !== 0;
    return isBelow && this.writing.isWritable(at);
  }

  protected contentAt({ at, entry }: Spot, { size }: FileStat): FileContent {
    return entry?.kind === 'file' ? entry.content : { source: { file: at, size }, chunks: [], held: 0 };
  }

  /** Everything at and below a path, for moving it: entries by the rest of their paths, a folder before its content. */
  protected takeUp(
    spot: Spot,
    rest = '',
    taken = new Map<string, OverlayEntry>(),
  ): Map<string, OverlayEntry> {
    const stat = this.spots.statOf(spot);
    if (!stat) return taken;
    if (stat.isFile)
      taken.set(
        rest,
        spot.entry ?? { kind: 'file', content: this.contentAt(spot, stat), rights: { ...stat }, names: 0 },
      );
    else if (stat.isLink)
      taken.set(rest, { kind: 'link', target: this.readLink(spot.at), rights: { ...stat } });
    else if (!stat.isFolder) throw systemError('EINVAL', spot.at);
    else {
      taken.set(rest, { kind: 'folder', isWhole: true, rights: { ...stat } });
      for (const { name } of this.list(spot.at))
        this.takeUp(
          this.spots.locate(this.paths.join(spot.at, name), false),
          this.paths.join(rest, name),
          taken,
        );
    }
    return taken;
  }

  private needFile({ entry }: Spot, file: string): FileEntry {
    if (entry?.kind === 'file') return entry;
    throw systemError(entry?.kind === 'folder' ? 'EISDIR' : 'ENOENT', file);
  }
}
