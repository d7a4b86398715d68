import type { Platform } from '../../../platform/Platform';
import type { Remains } from '../../../platform/Processes';
import { DocumentError } from '../DocumentError';
import { removeAtEnd } from '../../../platform/unfinished';
import { folderOf, inFolder, type WritePath } from '../../../platform/WritePath';
import { LockFiles } from './LockFiles';
import { isGone, newOwner, parseOwner } from './LockOwner';

/**
 * No save takes that long: an older lock is stale, and its process number may be in use again. One that is as far in
 * the future counts as stale too.
 */
const MAX_AGE_MS = 10 * 60 * 1000;

/** The rest of the name of an announcement, after the name of the lock. */
const ANNOUNCEMENT = /^[0-9a-f]{12}$/;

/**
 * The right to write a document, which one process has at a time: a file beside it that only one process can make. It
 * is written under another name first, its announcement, and then linked, so that it says whose it is from the first
 * moment. The lock of a process that has ended is ignored.
 */
export class SaveLock {
  private readonly files: LockFiles;
  private readonly text: string;
  private readonly announcement: WritePath;
  /** Now, by the clock of the disk that the lock is on: the machine's clock may be wrong. */
  private nowMs: number;
  private giveUp = (): void => undefined;

  private constructor(
    private readonly platform: Platform,
    private readonly file: WritePath,
    private readonly document: string,
  ) {
    this.files = new LockFiles(platform);
    this.nowMs = platform.clock.now().getTime();
    this.text = JSON.stringify(newOwner(platform));
    this.announcement = this.beside(crypto.randomUUID().slice(-12));
  }

  /**
   * @param file - the lock file; its folder must exist
   * @param document - the document, for messages
   * @throws DocumentError if another process has the lock.
   */
  static take(platform: Platform, file: WritePath, document: string): SaveLock {
    const lock = new SaveLock(platform, file, document);
    lock.giveUp = removeAtEnd(platform, lock.remains());
    try {
      if (!lock.tryToTake()) throw lock.busy();
      lock.removeRemains();
      return lock;
    } catch (error) {
      lock.giveUp();
      throw error;
    }
  }

  /** True if a running process has the lock. Nothing is written. */
  static isHeld(platform: Platform, file: WritePath): boolean {
    const lock = new SaveLock(platform, file, file);
    const text = lock.files.read(file);
    return text !== undefined && !lock.isLeftBehind(text);
  }

  /** @throws DocumentError if another process considered the lock stale, after a long pause of this one. */
  check(): void {
    if (this.files.isFile(this.file) && this.files.readExisting(this.file) === this.text) return;
    throw new DocumentError(this.document, 'cannot be saved: another process saves it; try again');
  }

  release(): void {
    const text = this.files.read(this.file);
    // What was saved is saved; the lock of a process that has ended is ignored.
    if (text === undefined || text === this.text) this.files.tryToRemove(this.file);
    this.giveUp();
  }

  /** The announcement may be incomplete. No other lock has this text, so the lock of the next process stays. */
  private remains(): Remains[] {
    return [{ path: this.announcement }, { path: this.file, text: this.text }];
  }

  private tryToTake(): boolean {
    this.files.create(this.announcement, this.text);
    this.nowMs = this.files.modifiedMs(this.announcement) ?? this.nowMs;
    try {
      return this.tryToMake() || (this.removeLeftBehind() && this.tryToMake());
    } finally {
      this.files.tryToRemove(this.announcement);
    }
  }

  private tryToMake(): boolean {
    try {
      this.platform.disk.link(this.announcement, this.file);
      return true;
    } catch (error) {
      // Over a network, the answer that a link was made can get lost, and the request is repeated.
      if (isThere(error)) return this.files.read(this.file) === this.text;
      return this.tryToCreate();
    }
  }

  /** For file systems without links. There, a lock is empty for a moment. */
  private tryToCreate(): boolean {
    try {
      this.files.create(this.file, this.text);
      return true;
    } catch (error) {
      if (isThere(error)) return false;
      throw error;
    }
  }

  /**
   * Of two processes that find the same stale lock, the second could remove the new lock of the first. So there is a
   * lock for removing that very lock, named after its text.
   *
   * @returns true if the lock has been removed
   */
  private removeLeftBehind(): boolean {
    const { disk } = this.platform;
    if (disk.linkStat(this.file) === undefined) return true;
    if (!this.files.isFile(this.file)) throw this.noLock();
    const text = this.files.read(this.file);
    if (text === undefined) return true;
    if (!this.isLeftBehind(text)) return false;
    const right = new SaveLock(this.platform, this.beside(this.checksum(text)), this.document);
    if (!right.tryToTake()) return false;
    try {
      if (this.files.read(this.file) === text) disk.removeFile(this.file);
      return true;
    } finally {
      right.release();
    }
  }

  private isLeftBehind(text: string): boolean {
    if (this.files.isOlderThan(this.file, MAX_AGE_MS, this.nowMs)) return true;
    const owner = parseOwner(text);
    return owner === undefined ? !this.isBeingMade() : isGone(this.platform, owner);
  }

  /** True while another process may be writing the lock: its announcement is complete before, and stays until after. */
  private isBeingMade(): boolean {
    return this.files.beside(this.file).some((file) => {
      const isAnnouncement = ANNOUNCEMENT.test(file.slice(this.file.length + 1));
      const owner = isAnnouncement && file !== this.announcement ? this.files.ownerOf(file) : undefined;
      return owner !== undefined && !isGone(this.platform, owner);
    });
  }

  /** Removes what dead processes left beside the lock. A running process does not need its announcement any more. */
  private removeRemains(): void {
    for (const file of this.files.beside(this.file)) {
      const owner = this.files.ownerOf(file);
      if (
        owner === undefined ||
        isGone(this.platform, owner) ||
        this.files.isOlderThan(file, MAX_AGE_MS, this.nowMs)
      )
        this.files.tryToRemove(file);
    }
  }

  private busy(): DocumentError {
    const owner = this.files.ownerOf(this.file);
    const isHere = owner?.machine === this.platform.processes.machine;
    return new DocumentError(
      this.document,
      `is being saved by another process${owner ? ` (${owner.id} on ${owner.machine})` : ''}; try again when it has finished${isHere ? '' : `, or remove ${this.file} if it has ended`}`,
    );
  }

  private noLock(): DocumentError {
    return new DocumentError(
      this.document,
      `cannot be saved: ${this.file} is in the way of the lock, and is not a lock; remove it`,
    );
  }

  /** A file of the lock, whose name is that of the lock and a word. */
  private beside(word: string): WritePath {
    const { platform, file } = this;
    return inFolder(platform, folderOf(platform, file), `${platform.paths.basename(file)}.${word}`);
  }

  private checksum(text: string): string {
    return this.platform.compression.crc32(new TextEncoder().encode(text)).toString(16);
  }
}

function isThere(error: unknown): boolean {
  return (error as { code?: string }).code === 'EEXIST';
}
