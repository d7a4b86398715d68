import fs from 'node:fs';
import path from 'node:path';
import { isBelow } from '../isBelow';
import { isDevicePath } from '../isDevicePath';
import { MAX_LINKS } from '../resolveLinks';
import type { Disk, FileStat } from '../Disk';
import { coded, noFile, nothingAt, outside } from './confinedFaults';
import { described } from './disk';
import { OpenFolderEntry } from './OpenFolderEntry';

const { O_RDONLY, O_NONBLOCK = 0 } = fs.constants;

/** The view of a confined disk: how its paths are found, and what is read. */
export class ConfinedView {
  constructor(
    private readonly folders: readonly string[],
    private readonly isWindows: boolean,
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

  protected contains(file: string): boolean {
    return this.folders.some((folder) => isBelow(path, folder, file));
  }

  protected statOrNothing(file: string): fs.Stats | undefined {
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
  protected withFile<T>(
    file: string,
    flags: number,
    action: (handle: number) => T,
    check: (entry: OpenFolderEntry) => void = () => undefined,
  ): T {
    return this.inEnd(file, (entry) => {
      check(entry);
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

  protected inFolder<T>(folder: string, action: (entry: OpenFolderEntry) => T): T {
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
  protected inPlace<T>(file: string, action: (entry: OpenFolderEntry) => T): T {
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

/** The error codes for a path that does not exist. */
const NOTHING: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR']);
