import type { Platform } from '../../../platform/Platform';
import type { Container, ReadingNote } from '../Container';
import { decodeEntry } from '../decodeEntry';
import { DocumentError } from '../DocumentError';
import { explainFault } from '../explainFault';
import type { DocumentLimits } from '../limits';
import { listFolder, type ListedFile } from './listFolder';
import { readHalfSaved } from './readHalfSaved';
import { withSeparator } from '../../../platform/isBelow';

/** A file's state when it was listed or last read. */
interface Stamp extends ListedFile {
  checksum?: number;
  /** The content, where the file was about to change while the document is open. */
  held?: Uint8Array;
}

/** An XFL folder; its list of files is that of the moment of opening. */
export class FolderContainer implements Container {
  readonly kind = 'xfl';
  readonly path: string;
  readonly documentName: string;
  private readonly passedOver: readonly string[];

  private readonly files: Map<string, Stamp>;
  /** Where an interrupted save keeps the content of files, by name. */
  private readonly places = new Map<string, string>();
  private readonly limits: DocumentLimits;

  /**
   * @throws DocumentError when the folder cannot be listed, contains a link that points outside, or exceeds a limit.
   */
  constructor(
    private readonly platform: Platform,
    folder: string,
    limits: DocumentLimits,
    documentName?: string,
  ) {
    this.path = folder;
    this.limits = limits;
    try {
      const halfSaved = readHalfSaved(platform, folder);
      const listed = listFolder(platform, folder, limits);
      this.files = this.withPlaces(listed.files, halfSaved.places);
      this.passedOver = [...halfSaved.warnings, ...listed.warnings];
    } catch (error) {
      throw explainFault(folder, 'cannot be read', error);
    }
    this.documentName = documentName ?? this.onlyXfl() ?? `${platform.paths.basename(folder)}.xfl`;
  }

  listen(tell: (note: ReadingNote) => void): void {
    for (const text of this.passedOver) tell({ text, isLost: false });
  }

  names(): string[] {
    return [...this.files.keys()];
  }

  has(name: string): boolean {
    return this.files.has(name);
  }

  bytes(name: string): Uint8Array {
    const stamp = this.stamp(name);
    if (stamp.held) return stamp.held;
    const file = this.placeOf(name);
    const { disk, compression } = this.platform;
    try {
      const bytes = disk.read(file);
      Object.assign(stamp, { size: bytes.length, checksum: compression.crc32(bytes) });
      return bytes;
    } catch (error) {
      throw explainFault(this.label(name), 'cannot be read', error);
    }
  }

  bytesStart(name: string, length: number): Uint8Array {
    const { held } = this.stamp(name);
    if (held) return held;
    try {
      return this.platform.disk.readStart(this.placeOf(name), length);
    } catch (error) {
      throw explainFault(this.label(name), 'cannot be read', error);
    }
  }

  text(name: string): string {
    return decodeEntry(this.label(name), this.size(name), () => this.bytes(name), this.limits);
  }

  size(name: string): number {
    return this.stamp(name).size;
  }

  label(name: string): string {
    return this.fileOf(name);
  }

  hold(path: string): void {
    const { paths } = this.platform;
    const below = path.endsWith(paths.sep) ? path : path + paths.sep;
    const isAround = (this.path + paths.sep).startsWith(below);
    if (!isAround && !path.startsWith(this.path + paths.sep)) return;
    for (const [name, stamp] of this.files) {
      const file = this.fileOf(name);
      // A file that cannot be read is reported when it is requested.
      if ((file === path || file.startsWith(below)) && this.platform.disk.exists(this.placeOf(name)))
        stamp.held = this.bytes(name);
    }
  }

  isHeld(name: string): boolean {
    return this.files.get(name)?.held !== undefined;
  }

  /** What was held was changed by a script of the document's own host. */
  isChangedOnDisk(): boolean {
    return this.names().some((name) => !this.isHeld(name) && this.isFileChanged(name));
  }

  private isFileChanged(name: string): boolean {
    const file = this.placeOf(name);
    const { disk, compression } = this.platform;
    const stat = disk.stat(file);
    // A file that something else removed is a change too: writing the others would bring half of it back.
    if (stat === undefined) return true;
    const { size, modifiedMs, checksum } = this.stamp(name);
    if (stat.size !== size) return true;
    // Times alone do not prove anything: they are coarse, and tools that copy files touch them.
    return checksum === undefined
      ? stat.modifiedMs !== modifiedMs
      : compression.crc32(disk.read(file)) !== checksum;
  }

  private stamp(name: string): Stamp {
    const stamp = this.files.get(name);
    if (stamp === undefined) throw new DocumentError(this.label(name), 'no such file in the document');
    return stamp;
  }

  private withPlaces(
    files: Map<string, Stamp>,
    places: ReadonlyMap<string, string | null>,
  ): Map<string, Stamp> {
    if (places.size === 0) return files;
    for (const [name, location] of places) {
      const stat = location === null ? undefined : this.platform.disk.linkStat(location);
      if (location === null) files.delete(name);
      if (location === null || stat === undefined) continue;
      files.set(name, { size: stat.size, modifiedMs: stat.modifiedMs });
      this.places.set(name, location);
    }
    return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** A save that continues meanwhile moves contents to where their names say. */
  private placeOf(name: string): string {
    const location = this.places.get(name);
    return location !== undefined && this.platform.disk.exists(location) ? location : this.fileOf(name);
  }

  private fileOf(name: string): string {
    const { sep } = this.platform.paths;
    return withSeparator(this.path, sep) + name.replaceAll('/', sep);
  }

  private onlyXfl(): string | undefined {
    const candidates = this.names().filter((name) => /^[^/]+\.xfl$/i.test(name));
    return candidates.length === 1 ? candidates[0] : undefined;
  }
}
