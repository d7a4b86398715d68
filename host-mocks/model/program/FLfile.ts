import type { AdobeFLfile, Contract } from '../../contract/adobe';
import type { FileAccess } from '../../files/FileAccess';
import { decodeText } from '../../../platform/decodeText';
import { maskToRegExp } from '../../files/mask';
import { pathToUri } from '../../files/uri';
import { toBase64 } from '../../../platform/dataUri';
import type { Disk, FileStat } from '../../../platform/Disk';
import { writeFile } from '../../../platform/writeFile';
import { checkText } from '../../../document/checks/checkValue';
import { HostError } from '../../../document/checks/HostError';
import { HostObject } from '../../realm/HostObject';

/** The types are wrong here: both methods return a string (Adobe's reference, FLfile4 and FLfile14). */
type Corrected = 'getCreationDate' | 'uriToPlatformPath';

const WRITABLE = 0o200;

/** Midnight GMT on December 31, 1969: the date of a missing file in Adobe's reference. */
const NO_DATE = Date.UTC(1969, 11, 31);

/**
 * The global `FLfile`: files on disk, inside the host's folders. A text that is not a `file:///` URI counts as a
 * missing file: scripts rely on `false` and `null`. Files outside the folders count as missing; writing there throws.
 */
export class FLfile extends HostObject implements Contract<AdobeFLfile, Corrected> {
  static override readonly className = 'FLfileClass';

  constructor(private readonly files: FileAccess) {
    super();
  }

  copy(fileURI: string, copyURI: string): boolean {
    const from = this.files.find(fileURI);
    const to = this.files.findToWrite(copyURI, 'FLfile.copy');
    if (from === undefined || to === undefined) return false;
    return succeeds(() => this.disk.copy(from, to));
  }

  /** Refused: a host that runs untrusted scripts does not start programs. */
  runCommandLine(_command: string): never {
    throw new HostError(
      'FLfile.runCommandLine: this host does not start programs; do that part outside the script',
    );
  }

  /** Creates the folder and those above it; false if it exists already. */
  createFolder(folderURI: string): boolean {
    if (this.files.isAbove(folderURI)) return false;
    const folder = this.files.findToWrite(folderURI, 'FLfile.createFolder');
    return folder !== undefined && !this.disk.exists(folder) && succeeds(() => this.disk.makeFolder(folder));
  }

  /** True for the folders above those of the host too: scripts go down a path to make its folders. */
  exists(fileURI: string): boolean {
    const file = this.files.find(fileURI);
    return file === undefined ? this.files.isAbove(fileURI) : this.disk.exists(file);
  }

  /** `R` read-only, `D` folder; the letters that only Windows has are never given. */
  getAttributes(fileOrFolderURI: string): string {
    const stat = this.stat(fileOrFolderURI);
    if (!stat) return this.files.isAbove(fileOrFolderURI) ? 'D' : '';
    return (stat.mode & WRITABLE ? '' : 'R') + (stat.isFolder ? 'D' : '');
  }

  /** Seconds since 1970 as eight hexadecimal digits. */
  getCreationDate(fileOrFolderURI: string): string {
    return toHexSeconds(this.stat(fileOrFolderURI)?.createdMs);
  }

  getCreationDateObj(fileOrFolderURI: string): Date {
    return new Date(this.stat(fileOrFolderURI)?.createdMs ?? NO_DATE);
  }

  getModificationDate(fileOrFolderURI: string): string {
    return toHexSeconds(this.stat(fileOrFolderURI)?.modifiedMs);
  }

  getModificationDateObj(fileOrFolderURI: string): Date {
    return new Date(this.stat(fileOrFolderURI)?.modifiedMs ?? NO_DATE);
  }

  /** Bytes; 0 for a missing file. */
  getSize(fileURI: string): number {
    const stat = this.stat(fileURI);
    return stat?.isFile ? stat.size : 0;
  }

  /** Names in a folder, sorted; the last part of the URI may be a mask with `*` and `?`. */
  listFolder(folderURI: string, filesOrDirectories?: string): string[] {
    const target = this.files.find(folderURI);
    if (target === undefined) return [];
    const { platform } = this.files;
    const { paths } = platform;
    const isMask = /[*?]/.test(paths.basename(target)) && !this.disk.exists(target);
    const mask = isMask ? maskToRegExp(paths.basename(target)) : /^/;
    const folder = isMask ? paths.dirname(target) : target;
    return this.namesIn(folder).filter(
      (name) => mask.test(name) && isWanted(this.disk.stat(paths.join(folder, name)), filesOrDirectories),
    );
  }

  /** A URI stays as it is: scripts pass the file names of a stack, which are URIs. */
  platformPathToURI(fileName: string): string {
    const name = checkText('FLfile.platformPathToURI', fileName);
    if (/^file:\/\/\//i.test(name)) return name;
    return pathToUri(name, this.files.platform);
  }

  /** The file's text (UTF-8, or UTF-16 with a byte order mark), or null if it cannot be read. */
  read(fileURI: string): string | null {
    const file = this.files.find(fileURI);
    if (file === undefined) return null;
    try {
      return decodeText(this.disk.read(file));
    } catch {
      return null;
    }
  }

  /**
   * The bytes of a file as base64, or null if it cannot be read. Not in the reference: a note of its user says so; another
   * says Base32.
   */
  readBinary(fileURI: string): string | null {
    const file = this.files.find(fileURI);
    if (file === undefined) return null;
    try {
      return toBase64(this.disk.read(file));
    } catch {
      return null;
    }
  }

  /** Deletes a file, or a folder and its content; false, and nothing is deleted, if anything in it is read-only. */
  remove(fileOrFolderURI: string): boolean {
    const target = this.files.findToRemove(fileOrFolderURI, 'FLfile.remove');
    if (target === undefined || this.files.isRoot(target) || !this.isRemovable(target)) return false;
    return succeeds(() => this.disk.removeAll(target));
  }

  /** `N`, `R`, `W`; `A`, `H` and `V` have a meaning on Windows only and are accepted without effect. */
  setAttributes(fileURI: string, strAttrs: string): boolean {
    const file = this.files.findToWrite(fileURI, 'FLfile.setAttributes');
    if (file === undefined) return false;
    const letters = String(strAttrs).toUpperCase();
    if (!/^[NARWHV]+$/.test(letters)) return false;
    const stat = this.disk.stat(file);
    if (!stat) return false;
    if (/[NW]/.test(letters)) return succeeds(() => this.disk.setMode(file, stat.mode | WRITABLE));
    return !letters.includes('R') || succeeds(() => this.disk.setMode(file, stat.mode & ~0o222));
  }

  uriToPlatformPath(fileURI: string): string {
    return this.files.toPath(fileURI, 'FLfile.uriToPlatformPath');
  }

  /**
   * Writes UTF-8; the folder must exist, and the file must not be read-only. Any mode but "append" overwrites: published
   * scripts pass "overwrite" and "write".
   */
  write(fileURI: string, textToWrite: string, strAppendMode?: string): boolean {
    const file = this.files.findToWrite(fileURI, 'FLfile.write');
    if (file === undefined) return false;
    const text = String(textToWrite);
    // The system would let the administrator write.
    const stat = this.disk.stat(file);
    if (stat && (stat.mode & WRITABLE) === 0) return false;
    return succeeds(() =>
      strAppendMode === 'append' ? this.disk.append(file, text) : writeFile(this.files.platform, file, text),
    );
  }

  private get disk(): Disk {
    return this.files.platform.disk;
  }

  private stat(uri: string): FileStat | undefined {
    const file = this.files.find(uri);
    return file === undefined ? undefined : this.disk.stat(file);
  }

  private namesIn(folder: string): string[] {
    if (!this.disk.stat(folder)?.isFolder) return [];
    return this.disk.list(folder).map(({ name }) => name);
  }

  private isRemovable(target: string): boolean {
    const stat = this.disk.linkStat(target);
    if (!stat) return false;
    if (!stat.isFolder) return stat.isLink || (stat.mode & WRITABLE) !== 0;
    const { paths } = this.files.platform;
    return this.namesIn(target).every((name) => this.isRemovable(paths.join(target, name)));
  }
}

function succeeds(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

function toHexSeconds(milliseconds = 0): string {
  return Math.floor(milliseconds / 1000)
    .toString(16)
    .toUpperCase()
    .padStart(8, '0');
}

function isWanted(stat: FileStat | undefined, kind: string | undefined): boolean {
  if (!stat) return false;
  if (kind === 'files') return stat.isFile;
  return kind !== 'directories' || stat.isFolder;
}
