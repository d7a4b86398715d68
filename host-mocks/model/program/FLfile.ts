import fs from 'node:fs';
import path from 'node:path';
import type { AdobeFLfile, Contract } from '../../contract/adobe';
import type { FileAccess } from '../../files/FileAccess';
import { decodeText } from '../../files/decodeText';
import { maskToRegExp } from '../../files/mask';
import { pathToUri } from '../../files/uri';
import { HostError } from '../../realm/HostError';
import { HostObject } from '../../realm/HostObject';

/** What the types declare wrongly: both return a string (Adobe's reference, FLfile4 and FLfile14). */
type Corrected = 'getCreationDate' | 'uriToPlatformPath';

const WRITABLE = 0o200;

/** Midnight GMT on December 31, 1969: what Adobe's reference gives for the dates of a file that does not exist. */
const NO_DATE = Date.UTC(1969, 11, 31);

/** The global `FLfile`: files on disk, inside the folders that the host was given. */
export class FLfile extends HostObject implements Contract<AdobeFLfile, Corrected> {
  static override readonly className = 'FLfileClass';

  constructor(private readonly files: FileAccess) {
    super();
  }

  copy(fileURI: string, copyURI: string): boolean {
    const from = this.files.resolve(fileURI, 'FLfile.copy');
    const to = this.files.resolve(copyURI, 'FLfile.copy');
    return succeeds(() => fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL));
  }

  /** Creates the folder and those above it; false where it exists already. */
  createFolder(folderURI: string): boolean {
    const folder = this.files.resolve(folderURI, 'FLfile.createFolder');
    return !fs.existsSync(folder) && succeeds(() => fs.mkdirSync(folder, { recursive: true }));
  }

  exists(fileURI: string): boolean {
    return fs.existsSync(this.files.resolve(fileURI, 'FLfile.exists'));
  }

  /** `R` read-only, `D` folder; the letters that only Windows has are never given. */
  getAttributes(fileOrFolderURI: string): string {
    const stat = this.stat(fileOrFolderURI, 'FLfile.getAttributes');
    if (!stat) return '';
    return (stat.mode & WRITABLE ? '' : 'R') + (stat.isDirectory() ? 'D' : '');
  }

  /** Seconds since 1970 as eight hexadecimal digits. */
  getCreationDate(fileOrFolderURI: string): string {
    return toHexSeconds(this.stat(fileOrFolderURI, 'FLfile.getCreationDate')?.birthtimeMs);
  }

  getCreationDateObj(fileOrFolderURI: string): Date {
    return new Date(this.stat(fileOrFolderURI, 'FLfile.getCreationDateObj')?.birthtimeMs ?? NO_DATE);
  }

  getModificationDate(fileOrFolderURI: string): string {
    return toHexSeconds(this.stat(fileOrFolderURI, 'FLfile.getModificationDate')?.mtimeMs);
  }

  getModificationDateObj(fileOrFolderURI: string): Date {
    return new Date(this.stat(fileOrFolderURI, 'FLfile.getModificationDateObj')?.mtimeMs ?? NO_DATE);
  }

  /** Bytes; 0 where no file is. */
  getSize(fileURI: string): number {
    const stat = this.stat(fileURI, 'FLfile.getSize');
    return stat?.isFile() ? stat.size : 0;
  }

  /** Names in a folder, sorted; the last part of the URI may be a mask with `*` and `?`. */
  listFolder(folderURI: string, filesOrDirectories?: string): string[] {
    const target = this.files.resolve(folderURI, 'FLfile.listFolder');
    const isMask = /[*?]/.test(path.basename(target)) && !fs.existsSync(target);
    const mask = isMask ? maskToRegExp(path.basename(target)) : /^/;
    const folder = isMask ? path.dirname(target) : target;
    return listEntries(folder)
      .filter(
        (entry) => mask.test(entry.name) && isWanted(fs.statSync(entry.path, NO_THROW), filesOrDirectories),
      )
      .map((entry) => entry.name);
  }

  platformPathToURI(fileName: string): string {
    return pathToUri(fileName);
  }

  /** The file's text (UTF-8, or UTF-16 with a byte order mark), or null where it cannot be read. */
  read(fileURI: string): string | null {
    const file = this.files.resolve(fileURI, 'FLfile.read');
    try {
      return decodeText(fs.readFileSync(file));
    } catch {
      return null;
    }
  }

  /** Deletes a file, or a folder and what is in it; false, and nothing is deleted, where something is read-only. */
  remove(fileOrFolderURI: string): boolean {
    const target = this.files.resolve(fileOrFolderURI, 'FLfile.remove');
    if (this.files.isRoot(target) || !isRemovable(target)) return false;
    return succeeds(() => fs.rmSync(target, { recursive: true }));
  }

  /** `N`, `R`, `W`; `A`, `H` and `V` have a meaning on Windows only and are accepted without effect. */
  setAttributes(fileURI: string, strAttrs: string): boolean {
    const file = this.files.resolve(fileURI, 'FLfile.setAttributes');
    const letters = String(strAttrs).toUpperCase();
    if (!/^[NARWHV]+$/.test(letters)) return false;
    const stat = fs.statSync(file, NO_THROW);
    if (!stat) return false;
    if (/[NW]/.test(letters)) return succeeds(() => fs.chmodSync(file, stat.mode | WRITABLE));
    return !letters.includes('R') || succeeds(() => fs.chmodSync(file, stat.mode & ~0o222));
  }

  uriToPlatformPath(fileURI: string): string {
    return this.files.toPath(fileURI, 'FLfile.uriToPlatformPath');
  }

  /** Writes UTF-8; the folder must exist. */
  write(fileURI: string, textToWrite: string, strAppendMode?: string): boolean {
    const file = this.files.resolve(fileURI, 'FLfile.write');
    if (strAppendMode !== undefined && strAppendMode !== 'append') {
      throw new HostError(`FLfile.write: expected "append" or nothing, got ${JSON.stringify(strAppendMode)}`);
    }
    const text = String(textToWrite);
    return succeeds(() => (strAppendMode ? fs.appendFileSync(file, text) : fs.writeFileSync(file, text)));
  }

  private stat(uri: string, method: string): fs.Stats | undefined {
    return fs.statSync(this.files.resolve(uri, method), NO_THROW);
  }
}

const NO_THROW = { throwIfNoEntry: false } as const;

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

function listEntries(folder: string): { name: string; path: string }[] {
  if (!fs.statSync(folder, NO_THROW)?.isDirectory()) return [];
  return fs
    .readdirSync(folder)
    .sort()
    .map((name) => ({ name, path: path.join(folder, name) }));
}

function isWanted(stat: fs.Stats | undefined, kind: string | undefined): boolean {
  if (!stat) return false;
  if (kind === 'files') return stat.isFile();
  return kind !== 'directories' || stat.isDirectory();
}

function isRemovable(target: string): boolean {
  const stat = fs.lstatSync(target, NO_THROW);
  if (!stat) return false;
  if (stat.isDirectory()) return listEntries(target).every((entry) => isRemovable(entry.path));
  return stat.isSymbolicLink() || (stat.mode & WRITABLE) !== 0;
}
