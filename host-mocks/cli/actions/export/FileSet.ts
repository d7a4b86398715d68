import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { faultReason } from '../../../platform/faultReason';
import { proofs } from '../../../platform/node/proofs';
import { refuseLinks } from '../../../platform/node/refuseLinks';
import { ENDING_SIGNALS, SIGNALS, type EndingSignal } from '../../Io';

/**
 * Files that appear together: they are written beside their places, and moved there when all are done. What is not
 * finished leaves nothing behind.
 */
export class FileSet {
  private readonly names = new Set<string>();
  /** The folder in which the files wait. */
  private readonly waiting: string;
  /** Folders that were made for the files, the outermost first. */
  private readonly made: readonly string[];
  private readonly end = (signal: EndingSignal): void => {
    this.drop();
    process.exit(SIGNALS[signal]);
  };

  /**
   * @param folder - where the files are to lie; it is made if it is not there
   * @throws Error that names the folder where nothing can be written.
   */
  constructor(private readonly folder: string) {
    try {
      this.made = makeFolder(folder);
      removeAbandoned(folder);
      this.waiting = fs.mkdtempSync(path.join(folder, `${WAITING}${process.pid}-`));
      for (const signal of ENDING_SIGNALS) process.on(signal, this.end);
      prove(this.waiting);
    } catch (error) {
      throw new Error(`${folder}: cannot write there: ${faultReason(error, MAKING)}`, { cause: error });
    }
  }

  /**
   * @param name - path below the folder
   * @throws Error where the name is taken, or leads through a link
   */
  add(name: string, content: string | Uint8Array): void {
    const target = this.check(name);
    try {
      const file = path.join(this.waiting, FILES, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      // Some systems take names that differ in case, or in how an accent is written, for one.
      fs.writeFileSync(file, content, { flag: 'wx' });
      this.names.add(name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST')
        throw new Error(`${target} would be written twice: here, two parts have the same name`, {
          cause: error,
        });
      throw new Error(`${target}: cannot be written: ${faultReason(error, MAKING)}`, { cause: error });
    }
  }

  /**
   * A file that something else writes.
   *
   * @param make - writes the file of that name into that folder; both say nothing of where it will lie
   * @throws as `add`, and whatever `make` throws
   */
  async addMade(name: string, make: (folder: string, file: string) => Promise<void>): Promise<number> {
    const target = this.check(name);
    const folder = path.join(this.waiting, FILES, MAKING_FOLDER);
    fs.mkdirSync(folder, { recursive: true });
    const made = path.join(folder, `made${path.extname(name)}`);
    await make(folder, path.basename(made));
    const file = path.join(this.waiting, FILES, name);
    if (fs.existsSync(file))
      throw new Error(`${target} would be written twice: here, two parts have the same name`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.renameSync(made, file);
    this.names.add(name);
    return fs.statSync(file).size;
  }

  /** The place of a file, if it can lie there. */
  private check(name: string): string {
    const target = path.join(this.folder, name);
    if (this.names.has(name))
      throw new Error(`${target} would be written twice: two parts have the same name`);
    refuseLinks(this.folder, path.dirname(name));
    if (kindOf(target) === 'folder') throw new Error(`${target}: there is a folder of that name`);
    const parent = path.dirname(target);
    if (kindOf(parent) === 'file') throw new Error(`${parent}: there is a file of that name`);
    return target;
  }

  /** Puts all files in their places. Gives their paths, in the order in which they were added. */
  finish(): string[] {
    const targets = [...this.names].map((name) => path.join(this.folder, name));
    [...this.names].forEach((name, index) => {
      fs.mkdirSync(path.dirname(targets[index]), { recursive: true });
      fs.renameSync(path.join(this.waiting, FILES, name), targets[index]);
    });
    this.clear();
    return targets;
  }

  private clear(): void {
    for (const signal of ENDING_SIGNALS) process.off(signal, this.end);
    fs.rmSync(this.waiting, { recursive: true, force: true });
  }

  /** Removes what waits, and the folders that were made for it. */
  drop(): void {
    this.clear();
    for (const folder of [...this.made].reverse())
      if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
  }
}

function kindOf(place: string): 'file' | 'folder' | 'nothing' {
  if (!fs.existsSync(place)) return 'nothing';
  return fs.statSync(place).isDirectory() ? 'folder' : 'file';
}

/** The names of folders in which files wait: this, the number of the process, and what makes them unique. */
const WAITING = `.export-${os.hostname().replace(/[^\w.]/g, '_')}-`;

/** In the folder that waits: the folder of the files, and the proof that this user made it all. */
const FILES = 'files';
const PROOF = 'proof';

/** Among the files that wait: where something else writes one. */
const MAKING_FOLDER = '.making';

/** Leaves a proof in a folder. Where none can be made, nobody will remove the folder but who made it. */
function prove(waiting: string): void {
  try {
    fs.writeFileSync(path.join(waiting, PROOF), proofs.sign(...subjectOf(waiting)), { flag: 'wx' });
  } catch {
    // The user has no place for a key.
  }
}

/** True for a folder that holds nothing, or has a proof for its place and name. */
function isOurs(waiting: string): boolean {
  try {
    if (!fs.lstatSync(waiting).isDirectory()) return false;
    const names = fs.readdirSync(waiting);
    if (names.length === 0) return true;
    const file = path.join(waiting, PROOF);
    if (!fs.lstatSync(file).isFile() || names.some((name) => name !== FILES && name !== PROOF)) return false;
    const proof = fs.readFileSync(file, 'utf8');
    // A process was killed while it wrote the proof: there is nothing else yet.
    if (proof === '' && names.length === 1) return true;
    return proofs.isSigned(...subjectOf(waiting), proof);
  } catch {
    return false;
  }
}

/** What a proof is about: the folder around, and the name of what waits there. */
function subjectOf(waiting: string): [folder: string, name: string] {
  return [fs.realpathSync(path.dirname(waiting)), path.basename(waiting)];
}

/**
 * Removes what processes of this user and machine left waiting in a folder when they were killed, and nothing that only
 * has such a name.
 */
function removeAbandoned(folder: string): void {
  const names = kindOf(folder) === 'folder' ? fs.readdirSync(folder).filter(isAbandoned) : [];
  const abandoned = names.map((name) => path.join(folder, name)).filter(isOurs);
  for (const waiting of abandoned) fs.rmSync(waiting, { recursive: true, force: true });
}

/**
 * Tidies folders after processes that are killed with this one, or before: what waited there goes, and folders that
 * were not there before and are empty.
 *
 * @returns what tidies now, and no more at the end of this process
 */
export function tidyAtExit(folders: readonly string[]): () => void {
  const missing = folders.map((folder) => [folder, missingFolders(folder)] as const);
  const tidy = (): void => {
    for (const [folder, made] of missing) {
      removeAbandoned(folder);
      for (const each of made) if (kindOf(each) === 'folder' && isBare(each)) fs.rmdirSync(each);
    }
  };
  process.once('exit', tidy);
  return () => {
    process.off('exit', tidy);
    tidy();
  };
}

function isBare(folder: string): boolean {
  return fs.readdirSync(folder).length === 0;
}

/** A folder and those around it that are not there, the innermost first. */
function missingFolders(folder: string): string[] {
  return fs.existsSync(folder) ? [] : [folder, ...missingFolders(path.dirname(folder))];
}

function isAbandoned(name: string): boolean {
  return name.startsWith(WAITING) && !isRunning(Number.parseInt(name.slice(WAITING.length), 10));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Gives the folders that had to be made. Node's own way does not come back where the system makes none, as below /proc. */
function makeFolder(folder: string): string[] {
  if (fs.existsSync(folder)) return [];
  const above = makeFolder(path.dirname(folder));
  fs.mkdirSync(folder);
  return [...above, folder];
}

const IN_THE_WAY = 'a file is where a folder should be';

/** What codes mean where folders are made. */
const MAKING = { ENOENT: 'the system makes no folders there', ENOTDIR: IN_THE_WAY, EEXIST: IN_THE_WAY };
