import type { Platform } from '../../../platform/Platform';
import { inFolder, pathToWrite } from '../../../platform/WritePath';
import { SaveLock } from '../locking/SaveLock';
import { FolderSave, type Journal } from './FolderSave';
import { LOCK } from './recoverSaves';

/** A save under way is waited for: this many times, that many milliseconds. */
const TRIES = 40;
const PAUSE_MS = 50;

/** How a document's folder reads in which a save did not end. */
export interface HalfSaved {
  /** Where files lie that are elsewhere than their names say, by name; null for those that count as removed. */
  places: Map<string, string | null>;
  /** Why, for people. */
  warnings: string[];
}

/**
 * Reads what a save left that did not end: as it was to be, or where it was being taken back, as it was before. Nothing
 * is written. A journal that is not proved to be this user's changes nothing.
 *
 * @param folder - the document's folder
 */
export function readHalfSaved(platform: Platform, folder: string): HalfSaved {
  const { processes } = platform;
  const root = pathToWrite(platform, folder);
  const lock = inFolder(platform, root, LOCK);
  for (let left = TRIES; ; left--) {
    const found = FolderSave.find(platform, root);
    const isUnderWay = found.some(({ save }) => save?.journal() !== undefined);
    const isWaitedFor = isUnderWay && left > 0 && SaveLock.isHeld(platform, lock);
    if (!isWaitedFor) return describe(folder, found);
    processes.pause(PAUSE_MS);
  }
}

function describe(folder: string, found: ReturnType<typeof FolderSave.find>): HalfSaved {
  const places = new Map<string, string | null>();
  const warnings = new Set<string>();
  for (const { folder: left, save } of found) {
    const journal = save?.journal();
    if (save === undefined) warnings.add(`${folder}: ${left} is no save of yours, and is passed over`);
    if (save === undefined || journal === undefined) continue;
    warnings.add(`${folder}: a save of it did not end; it is read as ${STATES[journal.direction]}`);
    addPlaces(places, save, journal);
  }
  return { places, warnings: [...warnings] };
}

const STATES = {
  forward: 'that save was to leave it, and the next save completes this',
  backward: 'it was before, and the next save completes this',
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
