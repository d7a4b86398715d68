import type { Platform } from '../../../platform/Platform';
import { folderOf, inFolder, type WritePath } from '../../../platform/WritePath';
import { parseOwner, type LockOwner } from './LockOwner';

/** Maximum size of a lock file, in bytes. */
const MAX_LENGTH = 1000;

/** What follows the name of a lock in the names of its announcements and of the locks for removing it. */
const OF_LOCK = /^[0-9a-f]{1,8}(\.[0-9a-f]{12})?$|^[0-9a-f]{12}$/;

/** Files that name their owner. Other processes make and remove them at any time: a missing file is not an error. */
export class LockFiles {
  constructor(private readonly platform: Platform) {}

  /** True for a plain file: nothing else is opened, as opening a pipe would wait. */
  isFile(path: string): boolean {
    return this.platform.disk.linkStat(path)?.isFile === true;
  }

  /** @throws Error with the code EEXIST if the file exists */
  create(file: WritePath, text: string): void {
    this.platform.disk.create(file, [new TextEncoder().encode(text)], { isSynced: false });
  }

  /** @throws Error if the file cannot be read */
  readExisting(file: string): string {
    if (!this.isFile(file)) throw new Error(`${file} is not a file`);
    return new TextDecoder().decode(this.platform.disk.readStart(file, MAX_LENGTH));
  }

  /** The text of a file; undefined if it cannot be read. */
  read(file: string): string | undefined {
    try {
      return this.readExisting(file);
    } catch {
      return undefined;
    }
  }

  /** Undefined for a file that is missing, or does not name its owner. */
  ownerOf(file: string): LockOwner | undefined {
    return parseOwner(this.read(file) ?? '');
  }

  /** Also true for a missing file, and for one that is as far in the future. */
  isOlderThan(file: string, milliseconds: number, nowMs: number): boolean {
    const modifiedMs = this.modifiedMs(file);
    return modifiedMs === undefined || Math.abs(nowMs - modifiedMs) > milliseconds;
  }

  /** When a file was written, by the clock of its disk. */
  modifiedMs(file: string): number | undefined {
    return this.platform.disk.linkStat(file)?.modifiedMs;
  }

  /** The files that belong to a lock. */
  beside(file: WritePath): WritePath[] {
    const { disk, paths } = this.platform;
    const folder = folderOf(this.platform, file);
    const start = `${paths.basename(file)}.`;
    return disk
      .list(folder)
      .filter(
        ({ name, isLink }) => !isLink && name.startsWith(start) && OF_LOCK.test(name.slice(start.length)),
      )
      .map(({ name }) => inFolder(this.platform, folder, name))
      .filter((file) => this.isFile(file));
  }

  tryToRemove(file: WritePath): void {
    try {
      this.platform.disk.removeFile(file);
    } catch {
      return;
    }
  }
}
