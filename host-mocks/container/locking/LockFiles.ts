import type { Platform } from '../../platform/Platform';
import { parseOwner, type LockOwner } from './LockOwner';

/** Bytes of a lock file at most. */
const LONGEST = 1000;

/** Files that say whose they are. Other processes make and remove them at any time: a file that is gone is no error. */
export class LockFiles {
  constructor(private readonly platform: Platform) {}

  /** @throws Error with the code EEXIST where the file is there */
  create(file: string, text: string): void {
    this.platform.disk.create(file, [new TextEncoder().encode(text)], { isSynced: false });
  }

  /** @throws Error where the file cannot be read */
  readExisting(file: string): string {
    return new TextDecoder().decode(this.platform.disk.readStart(file, LONGEST));
  }

  /** The text of a file; undefined where nothing can be read. */
  read(file: string): string | undefined {
    try {
      return this.readExisting(file);
    } catch {
      return undefined;
    }
  }

  /** Undefined for a file that is gone, or does not say whose it is. */
  ownerOf(file: string): LockOwner | undefined {
    return parseOwner(this.read(file) ?? '');
  }

  /** True for a file that is gone, too. */
  isOlderThan(file: string, milliseconds: number): boolean {
    const { clock, disk } = this.platform;
    const stat = disk.stat(file);
    return stat === undefined || clock.now().getTime() - stat.modifiedMs > milliseconds;
  }

  /** The files whose names begin with that of a file, and a dot. */
  beside(file: string): string[] {
    const { disk, paths } = this.platform;
    const folder = paths.dirname(file);
    const start = `${paths.basename(file)}.`;
    return disk
      .list(folder)
      .filter(({ name, isLink }) => !isLink && name.startsWith(start))
      .map(({ name }) => paths.join(folder, name));
  }

  tryToRemove(file: string): void {
    try {
      this.platform.disk.removeFile(file);
    } catch {
      return;
    }
  }
}
