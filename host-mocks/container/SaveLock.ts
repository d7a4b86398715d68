import type { Platform } from '../platform/Platform';
import { DocumentError } from './DocumentError';

/** No save takes that long: a lock that is older was left behind, and its process number given to another. */
const OLDEST_MS = 10 * 60 * 1000;

/** A lock that says nothing is being written at this moment, unless it is older. */
const OLDEST_EMPTY_MS = 5000;

/** Tells the locks of this process from those of an earlier one that had the same number. */
let word: string | undefined;
const ownWord = (): string => (word ??= crypto.randomUUID());

/** Bytes of a lock file. */
const LONGEST = 1000;

/** The process that made a lock file, as the file says. */
interface Owner {
  id: number;
  machine: string;
  word: string;
}

/**
 * The right to write a document, which one process has at a time: a file beside it that only one can make. A lock that
 * its process left behind when it died counts for nothing.
 */
export class SaveLock {
  private readonly text: string;

  private constructor(
    private readonly platform: Platform,
    private readonly file: string,
    private readonly document: string,
  ) {
    const { id, machine } = platform.processes;
    this.text = JSON.stringify({ id, machine, word: ownWord() } satisfies Owner);
  }

  /**
   * @param file - the lock file; its folder is there
   * @param document - the document, for messages
   * @throws DocumentError where another process has the lock.
   */
  static take(platform: Platform, file: string, document: string): SaveLock {
    const lock = new SaveLock(platform, file, document);
    if (lock.tryToMake()) return lock;
    const owner = lock.readOwner();
    if (lock.isLeftBehind(owner)) {
      lock.removeLeftBehind();
      if (lock.tryToMake()) return lock;
    }
    throw new DocumentError(
      document,
      `is being saved by another process${owner ? ` (${owner.id} on ${owner.machine})` : ''}; try again when it is done`,
    );
  }

  /** @throws DocumentError where another process took the lock for left behind, after a long pause of this one. */
  check(): void {
    if (
      this.platform.disk.exists(this.file) &&
      decode(this.platform.disk.readStart(this.file, LONGEST)) === this.text
    )
      return;
    throw new DocumentError(this.document, 'cannot be saved: another process saves it; try again');
  }

  release(): void {
    try {
      const text = this.read();
      if (text === undefined || text === this.text) this.platform.disk.removeFile(this.file);
    } catch {
      // What was saved is saved; the lock of a process that has ended counts for nothing.
    }
  }

  private tryToMake(): boolean {
    try {
      this.platform.disk.create(this.file, [new TextEncoder().encode(this.text)], { isSynced: false });
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === 'EEXIST') return false;
      throw error;
    }
  }

  /** Two processes may find the same lock left behind: what each takes away is looked at again. */
  private removeLeftBehind(): void {
    const { disk } = this.platform;
    const aside = `${this.file}.${ownWord().slice(0, 8)}`;
    const before = this.read();
    try {
      disk.rename(this.file, aside);
      const taken = decode(disk.readStart(aside, LONGEST));
      if (taken === before) disk.removeFile(aside);
      else disk.rename(aside, this.file);
    } catch {
      // Somebody else removed it.
    }
  }

  private isLeftBehind(owner: Owner | undefined): boolean {
    const { processes } = this.platform;
    if (owner === undefined) return this.isOlderThan(OLDEST_EMPTY_MS);
    // Saving happens at one go: a lock of this very process is one that it could not remove.
    if (owner.word === ownWord()) return true;
    if (owner.machine === processes.machine && !processes.isRunning(owner.id)) return true;
    return this.isOlderThan(OLDEST_MS);
  }

  private isOlderThan(milliseconds: number): boolean {
    const { clock, disk } = this.platform;
    const stat = disk.stat(this.file);
    return stat === undefined || clock.now().getTime() - stat.modifiedMs > milliseconds;
  }

  /** Undefined for a lock that is gone by now, and one whose process died while it wrote it. */
  private readOwner(): Owner | undefined {
    try {
      const { id, machine, word } = JSON.parse(this.read() ?? '') as Partial<Owner>;
      if (typeof id === 'number' && typeof machine === 'string' && typeof word === 'string')
        return { id, machine, word };
    } catch {
      return undefined;
    }
    return undefined;
  }

  private read(): string | undefined {
    try {
      return decode(this.platform.disk.readStart(this.file, LONGEST));
    } catch {
      return undefined;
    }
  }
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
