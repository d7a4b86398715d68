import type { Disk } from '../platform/Disk';
import type { Platform } from '../platform/Platform';
import { DocumentError } from './DocumentError';
import { explainFault } from './explainFault';
import { discard } from './writeFile';

const MAIN = 'DOMDocument.xml';

/** The new content of a file, made when it is written; null removes the file. */
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
export function writeFolder(
  platform: Platform,
  folder: string,
  changes: ReadonlyMap<string, FileChange>,
): void {
  if (changes.size === 0) return;
  const { disk, paths } = platform;
  const firstNew = firstMissing(platform, folder);
  let staging = '';
  try {
    disk.makeFolder(folder);
    staging = disk.makeTemporaryFolder(paths.join(folder, '.saving-'));
    commit(platform, stage(platform, folder, staging, changes));
    discard(disk, staging);
  } catch (error) {
    if (firstNew !== null) discard(disk, firstNew);
    else if (staging !== '') discard(disk, staging);
    throw explainFault(folder, 'cannot be saved', error);
  }
}

function stage(
  platform: Platform,
  folder: string,
  staging: string,
  changes: ReadonlyMap<string, FileChange>,
): Step[] {
  const { disk, paths } = platform;
  const root = disk.realPath(folder);
  // Waiting for the disk at each file is slow; where there is no document yet, nothing can get lost.
  const isSynced = disk.exists(paths.join(root, MAIN));
  const steps: Step[] = [];
  for (const [name, content] of [...changes].sort((a, b) => rank(a) - rank(b))) {
    const number = steps.length;
    const target = targetOf(platform, root, name);
    const staged = content === null ? null : paths.join(staging, `new-${number}`);
    const old = disk.stat(target);
    if (staged === null && old === undefined) continue;
    if (content !== null && staged !== null) disk.create(staged, [content()], { isSynced, mode: old?.mode });
    const backup = old === undefined ? null : paths.join(staging, `old-${number}`);
    if (backup !== null) disk.copy(target, backup);
    steps.push({ name, target, staged, backup });
  }
  return steps;
}

function rank([name, content]: [string, FileChange]): number {
  if (content === null) return 2;
  return name === MAIN ? 1 : 0;
}

/** The file behind a name, links resolved. @throws DocumentError when that leads out of the folder. */
function targetOf({ disk, paths }: Platform, root: string, name: string): string {
  let target = root;
  for (const part of name.split('/')) {
    target = paths.join(target, part);
    if (disk.linkStat(target)?.isLink) target = disk.realPath(target);
    if (!target.startsWith(root + paths.sep))
      throw new DocumentError(paths.join(root, name), 'leads outside the document');
  }
  return target;
}

function commit({ disk, paths }: Platform, steps: readonly Step[]): void {
  const done: Step[] = [];
  const folders = new Set<string>();
  try {
    for (const step of steps) {
      done.push(step);
      const folder = paths.dirname(step.target);
      if (!folders.has(folder)) disk.makeFolder(folder);
      folders.add(folder);
      if (step.staged === null) disk.removeFile(step.target);
      else disk.rename(step.staged, step.target);
    }
  } catch (error) {
    for (const step of done.reverse()) takeBack(disk, step);
    throw error;
  }
  for (const folder of folders) disk.sync(folder);
}

function takeBack(disk: Disk, { target, backup }: Step): void {
  try {
    if (backup === null) disk.removeFile(target);
    else disk.rename(backup, target);
  } catch {
    return;
  }
}

/** The outermost folder of a path that does not exist yet. */
function firstMissing({ disk, paths }: Platform, folder: string): string | null {
  let missing: string | null = null;
  for (let at = folder; !disk.exists(at); at = paths.dirname(at)) missing = at;
  return missing;
}
