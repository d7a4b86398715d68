import type { Platform } from '../../platform/Platform';
import { explainFault } from '../explainFault';
import { FolderSave } from './FolderSave';
import { SaveLock } from '../locking/SaveLock';

/** How the folder of a save begins, in the folder of the document. */
export const SAVE_PREFIX = '.saving-';
export const LOCK = '.saving.lock';

/** A save under way is waited for: this many times, that many milliseconds. */
const TRIES = 40;
const PAUSE_MS = 50;

/**
 * Brings a document's folder to what a save that was under way when its process died was to make of it: wholly new, or
 * wholly old. Writes nothing to a folder without such a save.
 *
 * @throws DocumentError when it cannot, and when another process is saving all the time.
 */
export function recoverFolder(platform: Platform, folder: string): void {
  for (let left = TRIES; isHalfSaved(platform, folder); left--) {
    try {
      const lock = SaveLock.take(platform, platform.paths.join(folder, LOCK), folder);
      try {
        recoverSaves(platform, folder);
      } finally {
        lock.release();
      }
    } catch (error) {
      if (left > 0 && isBusy(platform, folder)) platform.processes.pause(PAUSE_MS);
      else
        throw explainFault(
          folder,
          'was left half saved by a process that died, and cannot be completed',
          error,
        );
    }
  }
}

/** Ends every save that was left in a folder. For the process that has the lock. */
export function recoverSaves(platform: Platform, folder: string): void {
  for (const save of savesIn(platform, folder)) save.recover();
}

function isHalfSaved(platform: Platform, folder: string): boolean {
  return savesIn(platform, folder).some((save) => save.isUnderWay);
}

function isBusy({ disk, paths }: Platform, folder: string): boolean {
  return disk.exists(paths.join(folder, LOCK));
}

function savesIn(platform: Platform, folder: string): FolderSave[] {
  const { disk, paths } = platform;
  const root = disk.realPath(folder);
  return disk
    .list(root)
    .filter(({ name, isLink }) => name.startsWith(SAVE_PREFIX) && !isLink)
    .map(({ name }) => new FolderSave(platform, root, paths.join(root, name)))
    .filter((save) => disk.linkStat(save.folder)?.isFolder);
}
