import fs from 'node:fs';
import path from 'node:path';
import type { CreateOptions, Disk, FileStat } from '../Disk';
import { coded, outside } from './confinedFaults';
import { ConfinedView } from './ConfinedView';
import { appendAll, writeAll } from './disk';
import type { OpenFolderEntry } from './OpenFolderEntry';
import { realPlace } from './realPlace';
import type { WriteGuard } from '../WriteGuard';

const { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL, O_TRUNC, O_APPEND, O_NONBLOCK = 0 } = fs.constants;

/** Permission bits to read, write and execute: none that gives the owner's rights away. */
const PERMISSIONS = 0o777;

/**
 * The part of the disk in some folders. Files elsewhere seem not to exist, and cannot be written. Links are followed by
 * hand, each step inside a folder that is held open: a link that points outside counts as broken, and so does one that
 * is inserted meanwhile. Only files are read, not pipes or devices.
 *
 * @param isWindows - whether some names are devices in every folder
 * @param guard - decides where in the folders writing is allowed; default: everywhere
 */
export function confineDisk(
  folders: readonly string[],
  isWindows = process.platform === 'win32',
  guard?: WriteGuard,
): ConfinedDisk {
  const real = folders.flatMap((folder) => [path.resolve(folder), realOrSame(folder)]);
  return new ConfinedDisk(real, isWindows, guard);
}

function realOrSame(folder: string): string {
  try {
    return fs.realpathSync.native(folder);
  } catch {
    return path.resolve(folder);
  }
}

/** Takes any path: it resolves and checks each by itself, in folders that it holds open. */
export class ConfinedDisk extends ConfinedView implements Disk {
  constructor(
    folders: readonly string[],
    isWindows: boolean,
    private readonly guard?: WriteGuard,
  ) {
    super(folders, isWindows);
  }

  write(file: string, content: string | Uint8Array): void {
    this.changeFile(file, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK, (handle) =>
      fs.writeFileSync(handle, content),
    );
  }

  append(file: string, text: string): void {
    this.changeFile(file, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK, (handle) => appendAll(handle, text));
  }

  create(file: string, chunks: Iterable<Uint8Array>, { isSynced, like }: CreateOptions): void {
    this.inPlaceToWrite(file, (entry) => {
      const handle = entry.open(O_WRONLY | O_CREAT | O_EXCL, like === undefined ? 0o666 : 0o600);
      const rights = like && { ...like, mode: like.mode & PERMISSIONS, ...ownerOf(entry) };
      let isDone = false;
      try {
        writeAll(handle, chunks, { isSynced, like: rights });
        isDone = true;
      } finally {
        fs.closeSync(handle);
        if (!isDone) fs.rmSync(entry.at, { force: true });
      }
    });
  }

  sync(folder: string): void {
    try {
      this.inFolder(folder, (entry) => {
        const handle = entry.open(O_RDONLY);
        fs.fsyncSync(handle);
        fs.closeSync(handle);
      });
    } catch {
      // Some systems cannot open folders; the files are whole without it.
    }
  }

  makeFolder(folder: string): void {
    const stat = this.statOrNothing(folder);
    if (stat?.isDirectory()) return;
    const parent = path.dirname(path.resolve(folder));
    if (!this.contains(parent)) throw outside(folder);
    this.makeFolder(parent);
    this.inPlace(folder, (entry) => {
      this.checkGuard(entry.path, this.guard?.allowsFolder(entry.path));
      fs.mkdirSync(entry.at);
      this.guard?.noteMade(entry.path);
    });
  }

  makeTemporaryFolder(prefix: string): string {
    return this.inPlaceToWrite(prefix, (entry) => {
      const made = path.basename(fs.mkdtempSync(entry.at));
      return path.join(entry.folder, made);
    });
  }

  rename(from: string, to: string): void {
    this.inPlaceToWrite(from, (old) => {
      this.checkIsFile(old);
      this.inPlaceToWrite(to, (next) => fs.renameSync(old.at, next.at));
    });
  }

  link(file: string, name: string): void {
    // Writing to the new name changes the file.
    this.inPlaceToWrite(file, (old) => {
      this.checkIsFile(old);
      this.inPlaceToWrite(name, (next) => fs.linkSync(old.at, next.at));
    });
  }

  copy(from: string, to: string): void {
    const bytes = this.read(from);
    this.inPlaceToWrite(to, (entry) => {
      const handle = entry.open(O_WRONLY | O_CREAT | O_EXCL);
      let isDone = false;
      try {
        fs.writeFileSync(handle, bytes);
        isDone = true;
      } finally {
        fs.closeSync(handle);
        if (!isDone) fs.rmSync(entry.at, { force: true });
      }
    });
  }

  setMode(file: string, mode: number): void {
    this.changeFile(file, O_RDONLY | O_NONBLOCK, (handle) => fs.fchmodSync(handle, mode & PERMISSIONS));
  }

  removeFile(file: string): void {
    this.inPlaceToWrite(file, (entry) => fs.unlinkSync(entry.at));
  }

  removeFolder(folder: string): void {
    this.inPlaceToWrite(folder, (entry) => fs.rmdirSync(entry.at));
  }

  removeAll(file: string): void {
    if (this.guard) this.checkRemoval(file);
    this.removeTree(file);
  }

  private removeTree(file: string): void {
    if (!this.isFolder(file)) return this.removeFile(file);
    for (const { name } of this.list(file)) this.removeTree(path.join(file, name));
    this.removeFolder(file);
  }

  /** @throws Error where the guard forbids the removal of an entry, or of one below it */
  private checkRemoval(file: string): void {
    this.inPlaceToWrite(file, () => undefined);
    if (!this.isFolder(file)) return;
    for (const { name } of this.list(file)) this.checkRemoval(path.join(file, name));
  }

  private isFolder(file: string): boolean {
    return this.inPlace(file, (entry) => entry.stat()?.isDirectory() === true);
  }

  /**
   * True if the guard allows removal; for a folder, and for an entry that does not exist yet, if a folder may be made
   * there.
   */
  permits(file: string, isFolder: boolean): boolean {
    const { guard } = this;
    if (!guard) return true;
    const real = realPlace(path.resolve(file));
    const isNew = fs.lstatSync(real, { throwIfNoEntry: false }) === undefined;
    return guard.allows(real) || ((isFolder || isNew) && guard.allowsFolder(real));
  }

  private changeFile(file: string, flags: number, action: (handle: number) => void): void {
    this.withFile(file, flags, action, ({ path: real }) => this.checkGuard(real, this.guard?.allows(real)));
  }

  /** As `inPlace`, for entries that are made, changed or removed. */
  private inPlaceToWrite<T>(file: string, action: (entry: OpenFolderEntry) => T): T {
    return this.inPlace(file, (entry) => {
      this.checkGuard(entry.path, this.guard?.allows(entry.path));
      return action(entry);
    });
  }

  private checkGuard(file: string, isAllowed = true): void {
    if (!isAllowed) throw coded('EACCES', `writing is not allowed there: ${file}`);
  }

  /** Under a guard only files are moved: the guard was not asked about the target of a link, nor about what a folder contains. */
  private checkIsFile(entry: OpenFolderEntry): void {
    this.checkGuard(entry.path, this.guard && entry.stat()?.isFile() !== false);
  }
}

/** The owner of a new file is that of its folder: no file is given to an owner that a stranger names. */
function ownerOf({ at }: OpenFolderEntry): Pick<FileStat, 'user' | 'group'> {
  const { uid, gid } = fs.statSync(path.dirname(at));
  return { user: uid, group: gid };
}
