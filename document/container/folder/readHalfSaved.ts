import type { Platform } from '../../../platform/Platform';
import { inFolder, pathToWrite } from '../../../platform/WritePath';
import { SaveLock } from '../locking/SaveLock';
import { FolderSave, type Journal } from './FolderSave';
import { LOCK } from './recoverSaves';

/** A save under way is waited for: this many times, that many milliseconds. */
const MAX_TRIES = 40;
const PAUSE_MS = 50;

/** How a document's folder is read after an interrupted save. */
export interface HalfSaved {
  /** Where files are that are not at their names, by name; null for those that count as removed. */
  places: Map<string, string | null>;
  /** The reasons, for the user. */
  warnings: string[];
}

/**
 * Reads what an interrupted save left: as it would have been or, if it was being undone, as it was before. Nothing is
 * written. A journal that is not proved to be this user's changes nothing.
 *
 * @param folder - the document's folder
 */
export function readHalfSaved(platform: Platform, folder: string): HalfSaved {
  const { processes } = platform;
  const root = pathToWrite(platform, folder);
  const lock = inFolder(platform, root, LOCK);
  for (let left = MAX_TRIES; ; left--) {
    const saves = FolderSave.find(platform, root);
    const isUnderWay = saves.some(({ save }) => save?.journal() !== undefined);
    const isWaitedFor = isUnderWay && left > 0 && SaveLock.isHeld(platform, lock);
    if (!isWaitedFor) return describe(folder, saves);
    processes.pause(PAUSE_MS);
  }
}

function describe(folder: string, saves: ReturnType<typeof FolderSave.find>): HalfSaved {
  const places = new Map<string, string | null>();
  const warnings = new Set<string>();
  for (const { folder: left, save } of saves) {
    const journal = save?.journal();
    if (save === undefined) warnings.add(`${folder}: ${left} is not one of your saves and is skipped`);
    if (save === undefined || journal === undefined) continue;
    warnings.add(`${folder}: a save was interrupted; the document is read as ${STATES[journal.direction]}`);
    addPlaces(places, save, journal);
  }
  return { places, warnings: [...warnings] };
}

const STATES = {
  forward: 'that save would have left it, and the next save completes it',
  backward: 'it was before, and the next save restores it',
};

function addPlaces(places: Map<string, string | null>, save: FolderSave, journal: Journal): void {
  for (const { name, staged, backup } of journal.steps) {
    const [next, old] = [staged, backup].map((content) =>
      content === null ? undefined : save.waiting(content),
    );
    if (journal.direction === 'forward') {
      if (staged === null) places.set(name, null);
      else if (next !== undefined) places.set(name, next);
    } else if (old !== undefined) places.set(name, old);
    else if (backup === null && staged !== null && next === undefined) places.set(name, null);
  }
}
