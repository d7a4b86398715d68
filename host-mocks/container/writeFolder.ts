import fs from 'node:fs';
import path from 'node:path';
import { DocumentError } from './DocumentError';
import { explainFault } from './explainFault';
import { discard, syncFolder, writeNewFile } from './writeFile';

const MAIN = 'DOMDocument.xml';

/** What becomes of one file: its new content, made when it is written, or null to remove it. */
export type FileChange = (() => Uint8Array) | null;

interface Step {
  name: string;
  target: string;
  /** The new content, waiting beside; null to remove the file. */
  staged: string | null;
  /** The old content, kept until all is done; null where there is none. */
  backup: string | null;
}

/**
 * Changes files of a folder together: everything is written beside first, then each file is replaced in one step,
 * DOMDocument.xml, which names all others, as the last but the removed ones. When a step fails, those before it are
 * taken back, so that the old document is whole.
 */
export function writeFolder(folder: string, changes: ReadonlyMap<string, FileChange>): void {
  if (changes.size === 0) return;
  const firstNew = firstMissing(folder);
  let staging = '';
  try {
    fs.mkdirSync(folder, { recursive: true });
    staging = fs.mkdtempSync(path.join(folder, '.saving-'));
    commit(stage(folder, staging, changes));
    discard(staging);
  } catch (error) {
    if (firstNew !== null) discard(firstNew);
    else if (staging !== '') discard(staging);
    throw explainFault(folder, 'cannot be saved', error);
  }
}

function stage(folder: string, staging: string, changes: ReadonlyMap<string, FileChange>): Step[] {
  const root = fs.realpathSync(folder);
  // Waiting for the disk at each file is slow; where there is no document yet, nothing can get lost.
  const waits = fs.existsSync(path.join(root, MAIN));
  const steps: Step[] = [];
  for (const [name, content] of [...changes].sort((a, b) => rank(a) - rank(b))) {
    const number = steps.length;
    const target = targetOf(root, name);
    const staged = content === null ? null : path.join(staging, `new-${number}`);
    const old = fs.statSync(target, { throwIfNoEntry: false });
    if (staged === null && old === undefined) continue;
    if (content !== null && staged !== null) writeNewFile(staged, [content()], waits, old?.mode);
    const backup = old === undefined ? null : path.join(staging, `old-${number}`);
    if (backup !== null) fs.copyFileSync(target, backup);
    steps.push({ name, target, staged, backup });
  }
  return steps;
}

function rank([name, content]: [string, FileChange]): number {
  if (content === null) return 2;
  return name === MAIN ? 1 : 0;
}

/** The file behind a name, links resolved. @throws DocumentError when that leads out of the folder. */
function targetOf(root: string, name: string): string {
  let target = root;
  for (const part of name.split('/')) {
    target = path.join(target, part);
    if (isLink(target)) target = fs.realpathSync(target);
    if (!target.startsWith(root + path.sep))
      throw new DocumentError(path.join(root, name), 'leads outside the document');
  }
  return target;
}

function isLink(file: string): boolean {
  return fs.lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

function commit(steps: readonly Step[]): void {
  const done: Step[] = [];
  const folders = new Set<string>();
  try {
    for (const step of steps) {
      done.push(step);
      const folder = path.dirname(step.target);
      if (!folders.has(folder)) fs.mkdirSync(folder, { recursive: true });
      folders.add(folder);
      if (step.staged === null) fs.unlinkSync(step.target);
      else fs.renameSync(step.staged, step.target);
    }
  } catch (error) {
    for (const step of done.reverse()) takeBack(step);
    throw error;
  }
  for (const folder of folders) syncFolder(folder);
}

function takeBack({ target, backup }: Step): void {
  try {
    if (backup === null) fs.rmSync(target, { force: true });
    else fs.renameSync(backup, target);
  } catch {
    return;
  }
}

/** The outermost folder of a path that does not exist yet. */
function firstMissing(folder: string): string | null {
  let missing: string | null = null;
  for (let at = folder; !fs.existsSync(at); at = path.dirname(at)) missing = at;
  return missing;
}
