import fs from 'node:fs';
import path from 'node:path';
import { isDevicePath } from '../isDevicePath';
import type { CreateOptions, Disk, FileStat } from '../Disk';
import { appendAll, described, writeAll } from './disk';
import { OpenFolderEntry } from './OpenFolderEntry';
import { coded, noFile, nothingAt, outside } from './confinedFaults';
import { realPlace } from './realPlace';
import type { WriteGuard } from '../WriteGuard';

const { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL, O_TRUNC, O_APPEND, O_NONBLOCK = 0 } = fs.constants;

/** Maximum number of links in a chain. */
const MAX_LINKS = 40;

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
export class ConfinedDisk implements Disk {
  constructor(
    private readonly folders: readonly string[],
    private readonly isWindows: boolean,
    private readonly guard?: WriteGuard,
  ) {}

  exists(file: string): boolean {
    return this.statOrNothing(file) !== undefined;
  }

  isWritable(file: string): boolean {
    return this.inEnd(file, (entry) => {
      const stat = entry.stat();
      if (!stat || (stat.mode & 0o222) === 0) return false;
      try {
        fs.accessSync(entry.at, fs.constants.W_OK);
        return true;
      } catch {
        return false;
      }
    });
  }

  stat(file: string): FileStat | undefined {
    return described(this.statOrNothing(file));
  }

  linkStat(file: string): FileStat | undefined {
    return described(this.tryTo(() => this.inPlace(file, (entry) => entry.stat())));
  }

  list(folder: string): ReturnType<Disk['list']> {
    return this.inFolder(folder, (folderEntry) =>
      fs
        .readdirSync(folderEntry.at, { withFileTypes: true })
        .map((entry) => ({ name: entry.name, isLink: entry.isSymbolicLink() }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
  }

  realPath(file: string): string {
    return this.inEnd(file, (entry) => {
      if (!entry.stat()) throw nothingAt(file);
      return entry.path;
    });
  }

  readLink(link: string): string {
    return this.inPlace(link, (entry) => fs.readlinkSync(entry.at));
  }

  read(file: string): Uint8Array {
    return this.withFile(file, O_RDONLY | O_NONBLOCK, (handle) => fs.readFileSync(handle));
  }

  readStart(file: string, length: number): Uint8Array {
    return this.withFile(file, O_RDONLY | O_NONBLOCK, (handle) => {
      const bytes = new Uint8Array(Math.min(length, fs.fstatSync(handle).size));
      return bytes.subarray(0, fs.readSync(handle, bytes, 0, bytes.length, 0));
    });
  }

  write(file: string, content: string | Uint8Array): void {
    this.withFile(file, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK, (handle) =>
      fs.writeFileSync(handle, content),
    );
  }

  append(file: string, text: string): void {
    this.withFile(file, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK, (handle) => appendAll(handle, text));
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
    this.withFile(file, O_RDONLY | O_NONBLOCK, (handle) => fs.fchmodSync(handle, mode & PERMISSIONS), true);
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

  private contains(file: string): boolean {
    return this.folders.some(
      (folder) => file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep),
    );
  }

  private statOrNothing(file: string): fs.Stats | undefined {
    return this.tryTo(() => this.inEnd(file, (entry) => entry.stat()));
  }

  private tryTo<T>(action: () => T): T | undefined {
    try {
      return action();
    } catch (error) {
      if (NOTHING.has((error as NodeJS.ErrnoException).code)) return undefined;
      throw error;
    }
  }

  /** Uses a regular file only: opening a pipe would wait for its other end. */
  private withFile<T>(
    file: string,
    flags: number,
    action: (handle: number) => T,
    isChanged = (flags & O_WRONLY) !== 0,
  ): T {
    return this.inEnd(file, (entry) => {
      if (isChanged) this.checkGuard(entry.path, this.guard?.allows(entry.path));
      const stat = entry.stat();
      if (stat && !stat.isFile()) throw noFile(file);
      const handle = entry.open(flags);
      try {
        if (!fs.fstatSync(handle).isFile()) throw noFile(file);
        return action(handle);
      } finally {
        fs.closeSync(handle);
      }
    });
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

  /** Under a guard only files are moved: what a folder or a link leads to was not asked about. */
  private checkIsFile(entry: OpenFolderEntry): void {
    this.checkGuard(entry.path, this.guard && entry.stat()?.isFile() !== false);
  }

  private inFolder<T>(folder: string, action: (entry: OpenFolderEntry) => T): T {
    const real = this.realPath(folder);
    const held = OpenFolderEntry.hold(real, '');
    try {
      if (!this.contains(held.folder)) throw outside(folder);
      return action(held);
    } finally {
      held.release();
    }
  }

  /** Follows links to their final target. */
  private inEnd<T>(file: string, action: (entry: OpenFolderEntry) => T, followed = 0): T {
    const target = this.inPlace(file, (entry) =>
      entry.stat()?.isSymbolicLink() ? path.resolve(entry.folder, fs.readlinkSync(entry.at)) : undefined,
    );
    if (target === undefined) return this.inPlace(file, action);
    if (followed === MAX_LINKS) throw coded('ELOOP', `too many symbolic links: ${file}`);
    return this.inEnd(target, action, followed + 1);
  }

  /** Follows links in the folders, but not one at the end. */
  private inPlace<T>(file: string, action: (entry: OpenFolderEntry) => T): T {
    if (typeof file !== 'string') throw coded('EINVAL', 'a path is a text');
    if (isDevicePath({ isWindows: this.isWindows }, file))
      throw coded('ENOENT', `the name of a device on Windows: ${file}`);
    const absolute = path.resolve(file);
    const parent = path.dirname(absolute);
    if (parent === absolute || !this.contains(absolute)) throw outside(file);
    const held = OpenFolderEntry.hold(parent, path.basename(absolute));
    try {
      // A given folder may itself be a link: then its target is allowed too.
      if (!this.contains(held.path)) throw outside(file);
      return action(held);
    } finally {
      held.release();
    }
  }
}

/** The owner of a new file is that of its folder: no file is given to an owner that a stranger names. */
function ownerOf({ at }: OpenFolderEntry): Pick<FileStat, 'user' | 'group'> {
  const { uid, gid } = fs.statSync(path.dirname(at));
  return { user: uid, group: gid };
}

/** The error codes for a path that does not exist. */
const NOTHING: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR']);
