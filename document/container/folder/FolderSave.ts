import type { Platform } from '../../../platform/Platform';
import { DocumentError } from '../DocumentError';
import { faultReason } from '../../../platform/faultReason';
import { discard, removeAtEnd } from '../../../platform/unfinished';
import { folderOf, inFolder, makeTemporaryFolder, type WritePath } from '../../../platform/WritePath';
import { placeWithoutLinks } from './placeInDocument';
import { CONTENT, isStep, type SaveStep } from './SaveStep';

/** The journal of a save, written once all new content is on the disk: the save will be completed. */
const FORWARD = 'journal.json';
/** The journal of a save that is being undone. */
const BACKWARD = 'undo.json';
/** A journal that is not complete yet. */
const DRAFT = 'journal.new';
const JOURNALS = [FORWARD, BACKWARD, DRAFT];
const MAX_JOURNAL_BYTES = 2 ** 26;

/** The beginning of the name of a save's folder; a UUID, its proof, and the system's suffix follow. */
export const SAVE_PREFIX = '.saving-';
const PROVED_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-f]{32})-\w+$/;
/** Replaces a proof if none can be made, and proves nothing. */
const NO_PROOF = '0'.repeat(32);

/** Permission bits: read and write; the same and execute; the same and setuid, setgid and sticky. */
const READ_AND_WRITE = 0o666;
const PERMISSIONS = 0o777;
const ALL_BITS = 0o7777;

/** The content of the journal of a save. */
export interface Journal {
  /** Whether the save is to be completed or undone. */
  direction: 'forward' | 'backward';
  steps: readonly SaveStep[];
}

/** A folder that a save left in a document's folder. */
export interface FoundSave {
  /** Its path. */
  folder: WritePath;
  /** The save; undefined where nothing proves that this user began it on this machine. */
  save: FolderSave | undefined;
}

/**
 * A save of an XFL folder, with all that it needs, in a folder inside it. Either its journal says that the save is to
 * be completed, or that it is to be undone; both can be continued after the process died. A journal may also have come
 * with a stranger's document: the name of the folder and the journal hold proofs that this user wrote them.
 */
export class FolderSave {
  /** Keeps the folder when the process dies. */
  private giveUp = (): void => undefined;

  private constructor(
    private readonly platform: Platform,
    readonly root: WritePath,
    readonly folder: WritePath,
    private readonly id: string,
  ) {}

  /**
   * Makes the folder of a new save.
   *
   * @param root - the document's folder, links resolved
   * @param isToBeProved - whether another process may have to continue the save if this one dies
   * @throws DocumentError when nothing can be proved of one that may.
   */
  static begin(platform: Platform, root: WritePath, isToBeProved: boolean): FolderSave {
    const id = crypto.randomUUID();
    let proof = NO_PROOF;
    try {
      proof = platform.proofs.sign(root, id);
    } catch (error) {
      if (isToBeProved) throw noProof(root, error);
    }
    const folder = makeTemporaryFolder(platform, root, `${SAVE_PREFIX}${id}-${proof}-`);
    const save = new FolderSave(platform, root, folder, id);
    save.removeIfDead();
    return save;
  }

  /** The saves in a document's folder: those whose journals are this user's, and the others that have a journal. */
  static find(platform: Platform, root: WritePath): FoundSave[] {
    const { disk } = platform;
    return disk
      .list(root)
      .filter(({ name, isLink }) => name.startsWith(SAVE_PREFIX) && !isLink)
      .map(({ name }) => inFolder(platform, root, name))
      .filter((folder) => disk.linkStat(folder)?.isFolder)
      .map((folder) => ({ folder, save: FolderSave.proved(platform, root, folder) }))
      .filter(({ folder, save }) => save !== undefined || hasJournal(platform, folder));
  }

  private static proved(platform: Platform, root: WritePath, folder: WritePath): FolderSave | undefined {
    const [, id, proof] = PROVED_NAME.exec(platform.paths.basename(folder).slice(SAVE_PREFIX.length)) ?? [];
    if (id === undefined || proof === undefined || !platform.proofs.isSigned(root, id, proof))
      return undefined;
    const save = new FolderSave(platform, root, folder, id);
    return hasJournal(platform, folder) && save.journal() === undefined ? undefined : save;
  }

  at(name: string): WritePath {
    return inFolder(this.platform, this.folder, name);
  }

  /** A content that waits there; undefined if it is not there any more, or is not a file. */
  waiting(name: string): WritePath | undefined {
    return this.platform.disk.linkStat(this.at(name))?.isFile ? this.at(name) : undefined;
  }

  /** Undefined if no file of the document was changed yet, and for a journal that does not belong to this save. */
  journal(): Journal | undefined {
    if (this.waiting(BACKWARD)) return this.read(BACKWARD, 'backward');
    return this.waiting(FORWARD) === undefined ? undefined : this.read(FORWARD, 'forward');
  }

  /** Notes the steps. All of them are on the disk: from here on the save will be completed. */
  promise(steps: readonly SaveStep[]): void {
    const { disk, proofs } = this.platform;
    const text = JSON.stringify({ document: this.root, id: this.id, steps });
    const signed = `${proofs.sign(this.root, text)}\n${text}`;
    disk.create(this.at(DRAFT), [new TextEncoder().encode(signed)], { isSynced: true });
    disk.rename(this.at(DRAFT), this.at(FORWARD));
    disk.sync(this.folder);
    this.giveUp();
  }

  /** Takes the steps in their order. Steps already taken are skipped. */
  complete(steps: readonly SaveStep[]): void {
    const { disk } = this.platform;
    const folders = new Set<WritePath>();
    for (const { file, staged } of steps) {
      const folder = folderOf(this.platform, this.targetOf(file));
      if (!folders.has(folder)) disk.makeFolder(folder);
      folders.add(folder);
      const waiting = staged === null ? undefined : this.waiting(staged);
      if (staged === null) this.removeIfThere(file);
      else if (waiting !== undefined) disk.rename(waiting, this.targetOf(file));
    }
    for (const folder of folders) disk.sync(folder);
  }

  /** Puts everything back as it was before. */
  takeBack(steps: readonly SaveStep[]): void {
    const { disk } = this.platform;
    if (this.waiting(FORWARD)) disk.rename(this.at(FORWARD), this.at(BACKWARD));
    for (const { file, staged, backup } of [...steps].reverse()) {
      const waiting = backup === null ? undefined : this.waiting(backup);
      if (waiting !== undefined) disk.rename(waiting, this.targetOf(file));
      else if (backup === null && staged !== null && !this.waiting(staged)) this.removeIfThere(file);
    }
  }

  /**
   * Continues where a process that died stopped, and leaves nothing of the save. @throws DocumentError when it cannot.
   */
  recover(): void {
    const journal = this.journal();
    if (journal) {
      for (const step of journal.steps) this.takeNoRights(step);
      if (journal.direction === 'backward') this.takeBack(journal.steps);
      else this.complete(journal.steps);
    }
    this.end();
    this.platform.disk.sync(this.root);
  }

  /**
   * Removes what a save keeps in its folder, the journal first, so that the rest is never continued; then the folder,
   * if nothing else is in it.
   */
  end(): void {
    const { disk } = this.platform;
    this.removeIfDead();
    for (const name of JOURNALS) if (this.waiting(name)) discard(disk, this.at(name));
    try {
      for (const { name } of disk.list(this.folder))
        if (CONTENT.test(name) && this.waiting(name)) disk.removeFile(this.at(name));
      disk.removeFolder(this.folder);
    } catch {
      // What is saved is saved; the next save tries again.
    } finally {
      this.giveUp();
    }
  }

  /** True if no step was taken, or all were: the document is whole without the folder. */
  private removeIfDead(): void {
    this.giveUp();
    this.giveUp = removeAtEnd(this.platform, [{ path: this.folder }]);
  }

  private targetOf(file: string): WritePath {
    return placeWithoutLinks(this.platform, this.root, file);
  }

  /** Other users could change the contents that waited: they get no permission that a document's file does not have. */
  private takeNoRights({ file, staged, backup }: SaveStep): void {
    const { disk } = this.platform;
    const now = disk.linkStat(this.targetOf(file));
    for (const name of [staged, backup]) {
      const waiting = name === null ? undefined : this.waiting(name);
      const mode = waiting === undefined ? undefined : disk.linkStat(waiting)?.mode;
      if (waiting === undefined || mode === undefined) continue;
      const rights = now === undefined ? mode & READ_AND_WRITE : now.mode & PERMISSIONS;
      if (rights !== (mode & ALL_BITS)) disk.setMode(waiting, rights);
    }
  }

  private read(name: string, direction: Journal['direction']): Journal | undefined {
    const { disk, proofs } = this.platform;
    const size = disk.linkStat(this.at(name))?.size ?? 0;
    if (size > MAX_JOURNAL_BYTES) return undefined;
    const [proof, text] = new TextDecoder().decode(disk.read(this.at(name))).split('\n');
    if (proof === undefined || text === undefined || !proofs.isSigned(this.root, text, proof))
      return undefined;
    const { document, id, steps } = JSON.parse(text) as Partial<Record<string, unknown>>;
    const isOwn = document === this.root && id === this.id;
    return isOwn && Array.isArray(steps) && steps.every(isStep) ? { direction, steps } : undefined;
  }

  private removeIfThere(file: string): void {
    const { disk } = this.platform;
    const target = this.targetOf(file);
    if (disk.linkStat(target) !== undefined) disk.removeFile(target);
  }
}

/** True if anything exists at the path of a journal. */
function hasJournal({ disk, paths }: Platform, folder: string): boolean {
  return [FORWARD, BACKWARD].some((name) => disk.linkStat(paths.join(folder, name)) !== undefined);
}

function noProof(root: string, error: unknown): DocumentError {
  return new DocumentError(
    root,
    `cannot be saved: the key that proves your saves cannot be kept: ${faultReason(error)}; set XDG_STATE_HOME to a folder of your own`,
  );
}
