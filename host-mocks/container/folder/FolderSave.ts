import type { Platform } from '../../platform/Platform';
import { DocumentError } from '../DocumentError';
import { nameFault } from '../entryName';
import { isDocumentFile, isDocumentFolder } from './folderLayout';
import { discard } from '../replaceFile';

/** A file that a save replaces, makes or removes. */
export interface Step {
  /** The file's name in the document. */
  name: string;
  /** The new content, waiting in the folder of the save; null to remove the file. */
  staged: string | null;
  /** The old content, kept there until all is done; null where there is none. */
  backup: string | null;
}

/** Stands in the folder of a save from the moment when all new content is on the disk: the save will be completed. */
const FORWARD = 'journal.json';
/** Stands there instead when the save is taken back. */
const BACKWARD = 'undo.json';
const LARGEST_JOURNAL = 2 ** 26;
const FILE_IN_SAVE = /^(new|old)-\d+$/;

/**
 * The steps of a save of an XFL folder, with all that they need, in a folder inside it. Either its journal says that the
 * save is to be completed, or that it is to be taken back; both can be gone on with after the process died.
 */
export class FolderSave {
  /** @param root - the document's folder, links resolved. @param folder - that of the save, in it */
  constructor(
    private readonly platform: Platform,
    readonly root: string,
    readonly folder: string,
  ) {}

  /** True when it was begun to change the document's files. */
  get isUnderWay(): boolean {
    return this.has(FORWARD) || this.has(BACKWARD);
  }

  at(name: string): string {
    return this.platform.paths.join(this.folder, name);
  }

  /** Notes the steps, all of which are on the disk: from here on the save will be completed. */
  promise(steps: readonly Step[]): void {
    const { disk } = this.platform;
    const text = new TextEncoder().encode(JSON.stringify(steps));
    disk.create(this.at('journal.new'), [text], { isSynced: true });
    disk.rename(this.at('journal.new'), this.at(FORWARD));
    disk.sync(this.folder);
  }

  /** Takes the steps in their order. What is done already is passed over. */
  complete(steps: readonly Step[]): void {
    const { disk, paths } = this.platform;
    const folders = new Set<string>();
    for (const { name, staged } of steps) {
      const target = this.targetOf(name);
      const folder = paths.dirname(target);
      if (!folders.has(folder)) disk.makeFolder(folder);
      folders.add(folder);
      if (staged === null) this.removeIfThere(target);
      else if (disk.exists(this.at(staged))) disk.rename(this.at(staged), target);
    }
    for (const folder of folders) disk.sync(folder);
  }

  /** Puts everything back as it was before. */
  takeBack(steps: readonly Step[]): void {
    const { disk } = this.platform;
    if (this.has(FORWARD)) disk.rename(this.at(FORWARD), this.at(BACKWARD));
    for (const { name, staged, backup } of [...steps].reverse()) {
      const target = this.targetOf(name);
      if (backup !== null) {
        if (disk.exists(this.at(backup))) disk.rename(this.at(backup), target);
      } else if (staged !== null && !disk.exists(this.at(staged))) this.removeIfThere(target);
    }
  }

  /** Goes on where a process that died stopped, and leaves nothing of the save. @throws DocumentError when it cannot. */
  recover(): void {
    const { paths } = this.platform;
    if (this.has(BACKWARD)) this.takeBack(this.read(BACKWARD));
    else if (this.has(FORWARD)) {
      const steps = this.read(FORWARD);
      this.complete(steps.filter(({ name }) => isOfDocument(name)));
    }
    this.end();
    this.platform.disk.sync(paths.dirname(this.folder));
  }

  /** Removes the folder of the save; its journal first, so that what is left of it is never gone on with. */
  end(): void {
    discard(this.platform.disk, this.at(FORWARD));
    discard(this.platform.disk, this.at(BACKWARD));
    discard(this.platform.disk, this.folder);
  }

  /** The file that a name leads to, links resolved. @throws DocumentError when that leads out of the document. */
  targetOf(name: string): string {
    const { disk, paths } = this.platform;
    let target = this.root;
    for (const part of name.split('/')) {
      target = paths.join(target, part);
      if (disk.linkStat(target)?.isLink) target = disk.realPath(target);
      if (!target.startsWith(this.root + paths.sep))
        throw new DocumentError(paths.join(this.root, name), 'leads outside the document');
    }
    return target;
  }

  private has(journal: string): boolean {
    return this.platform.disk.linkStat(this.at(journal))?.isFile === true;
  }

  /** The journal may have come with a document of a stranger: it reaches nothing but files of the document. */
  private read(journal: string): Step[] {
    const { disk } = this.platform;
    const size = disk.linkStat(this.at(journal))?.size ?? 0;
    const steps: unknown = size > LARGEST_JOURNAL ? null : parse(disk.read(this.at(journal)));
    if (Array.isArray(steps) && steps.every(isStep)) return steps;
    throw new DocumentError(
      this.root,
      `was left half saved, and the journal of that save, ${this.at(journal)}, is damaged; compare with a copy, then remove that folder`,
    );
  }

  private removeIfThere(file: string): void {
    const { disk } = this.platform;
    if (disk.linkStat(file) !== undefined) disk.removeFile(file);
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function isStep(value: unknown): value is Step {
  const { name, staged, backup } = (value ?? {}) as Partial<Record<keyof Step, unknown>>;
  return typeof name === 'string' && nameFault(name) === null && isFileOfSave(staged) && isFileOfSave(backup);
}

function isFileOfSave(value: unknown): boolean {
  return value === null || (typeof value === 'string' && FILE_IN_SAVE.test(value));
}

function isOfDocument(name: string): boolean {
  const [first, ...others] = name.split('/');
  return others.length > 0 ? isDocumentFolder(first) : isDocumentFile(first);
}
