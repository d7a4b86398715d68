import { foldedName } from '../../../platform/foldedName';
import type { Platform } from '../../../platform/Platform';
import { asEmpty, discard, missingFolders, removeAtEnd, removeEmpty } from '../../../platform/unfinished';
import { type WritePath, inFolder } from '../../../platform/WritePath';
import { DocumentError } from '../DocumentError';
import { explainFault } from '../explainFault';
import { SaveLock } from '../locking/SaveLock';
import { quoteShort } from '../quoteShort';
import type { FileChange, FolderChanges } from './folderChanges';
import { FolderSave } from './FolderSave';
import { resolveInDocument } from './placeInDocument';
import { LOCK, recoverSaves } from './recoverSaves';
import type { SaveStep } from './SaveStep';

const MAIN = 'DOMDocument.xml';

export interface WriteFolderOptions {
  /** Replace write-protected files too. */
  force: boolean;
  /** Called when no other process can write the folder any more, and before anything is written. */
  check: () => void;
}

/**
 * Changes files of a folder together: everything is written beside first, then a journal promises the new state, then
 * each file is replaced in one step, DOMDocument.xml, which names all others, after all others that are written;
 * removals come last. When a step fails, the earlier ones are undone. When the process dies, the next one that saves
 * the document continues; a folder that was made for the document is then removed, on platforms that clean up after a
 * process.
 */
export function writeFolder(
  platform: Platform,
  root: WritePath,
  made: Pick<FolderChanges, 'changes' | 'names'>,
  options: WriteFolderOptions,
): void {
  if (made.changes.size === 0) return;
  const { disk } = platform;
  const [own, ...around] = missingFolders(platform, root);
  const remains = own === undefined ? [] : [{ path: own }, ...asEmpty(around)];
  const giveUp = removeAtEnd(platform, remains);
  try {
    disk.makeFolder(root);
    const lock = SaveLock.take(platform, inFolder(platform, root, LOCK), root);
    try {
      recoverSaves(platform, root);
      options.check();
      perform(platform, root, made, options.force, lock);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (own !== undefined) discard(disk, own);
    removeEmpty(disk, around);
    throw explainFault(root, 'cannot be saved', error);
  } finally {
    giveUp();
  }
}

function perform(
  platform: Platform,
  root: WritePath,
  { changes, names }: Pick<FolderChanges, 'changes' | 'names'>,
  force: boolean,
  lock: SaveLock,
): void {
  const { disk, paths } = platform;
  // Waiting for the disk at each file is slow; where there is no document yet, nothing can get lost.
  const hasDocument = disk.exists(paths.join(root, MAIN));
  const save = FolderSave.begin(platform, root, hasDocument);
  let steps: SaveStep[] = [];
  try {
    const isBlind = isCaseBlind(platform, save.folder);
    if (isBlind) refuseClashes(root, names);
    steps = stage(platform, save, isBlind ? withoutSelfRemoval(changes) : changes, {
      isSynced: hasDocument,
      force,
    });
    lock.check();
    if (hasDocument) save.promise(steps);
    save.complete(steps);
  } catch (error) {
    takeBack(save, steps);
    throw error;
  }
  save.end();
}

/** If undoing fails too, the journal stays for the next process that saves the document. */
function takeBack(save: FolderSave, steps: readonly SaveStep[]): void {
  try {
    save.takeBack(steps);
  } catch {
    return;
  }
  save.end();
}

/** A file that is written under a name in another case must not be removed under the old one. */
function withoutSelfRemoval(changes: ReadonlyMap<string, FileChange>): Map<string, FileChange> {
  const written = new Set<string>();
  for (const [name, content] of changes) if (content !== null) written.add(foldedName(name));
  return new Map(
    [...changes].filter(([name, content]) => content !== null || !written.has(foldedName(name))),
  );
}

function stage(
  platform: Platform,
  save: FolderSave,
  changes: ReadonlyMap<string, FileChange>,
  { isSynced, force }: { isSynced: boolean; force: boolean },
): SaveStep[] {
  const { disk, paths } = platform;
  const steps: SaveStep[] = [];
  for (const [name, content] of [...changes].sort((a, b) => rank(a) - rank(b))) {
    const number = steps.length;
    const file = resolveInDocument(platform, save.root, name);
    const target = paths.join(save.root, file);
    const staged = content === null ? null : `new-${number}`;
    const old = disk.stat(target);
    if (staged === null && old === undefined) continue;
    if (old !== undefined && !force && !disk.isWritable(target))
      throw new DocumentError(
        target,
        'is write-protected; it is not replaced without --force (option force)',
      );
    if (content !== null && staged !== null)
      disk.create(save.at(staged), [content()], { isSynced, like: old });
    const backup = old === undefined ? null : `old-${number}`;
    if (backup !== null) disk.copy(target, save.at(backup));
    steps.push({ name, file, staged, backup });
  }
  return steps;
}

function rank([name, content]: [string, FileChange]): number {
  if (content === null) return 2;
  return name === MAIN ? 1 : 0;
}

/** True where the disk takes `A` and `a` for the same name. @param made - an existing file or folder */
function isCaseBlind({ disk, paths }: Platform, made: string): boolean {
  return disk.exists(paths.join(paths.dirname(made), paths.basename(made).toUpperCase()));
}

/** @throws DocumentError for two files of a document that would be the same file on a disk that ignores case. */
function refuseClashes(folder: string, names: Iterable<string>): void {
  const byFold = new Map<string, string>();
  for (const name of names) {
    const fold = foldedName(name);
    const other = byFold.get(fold);
    if (other !== undefined)
      throw new DocumentError(
        folder,
        `cannot be saved: ${quoteShort(other)} and ${quoteShort(name)} would be the same file on this disk, which ignores case`,
      );
    byFold.set(fold, name);
  }
}
