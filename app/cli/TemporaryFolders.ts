import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Remains } from '../../platform/Processes';
import { realPlace } from '../../platform/node/realPlace';
import { REMAINS, startCleaner } from './workers/startCleaner';

/** The folder of this process, while it contains something. */
let root: string | undefined;
let dismissCleaner = (): void => undefined;
/** The folders and lists of remains in it. */
const entries = new Set<string>();
let lists = 0;

/**
 * Folders in the system's temporary folder. They are removed by their owner, or when the process ends, for whatever reason.
 */
export class TemporaryFolders {
  private readonly own = new Set<string>();

  /** @param prefix - the beginning of its name */
  make(prefix = 'part-'): string {
    root ??= makeRoot();
    const folder = fs.mkdtempSync(path.join(root, prefix));
    entries.add(folder);
    this.own.add(folder);
    return folder;
  }

  remove(folder: string): void {
    fs.rmSync(folder, { recursive: true, force: true });
    this.own.delete(folder);
    if (entries.delete(folder) && entries.size === 0) removeRoot();
  }

  removeAll(): void {
    for (const folder of [...this.own]) this.remove(folder);
  }
}

/**
 * Has the remains of a piece of work removed if this process ends before it finishes, for whatever reason. Does nothing if no
 * cleaner can be started.
 *
 * @returns a function that keeps them
 */
export function removeAtEnd(remains: readonly Remains[]): () => void {
  try {
    root ??= makeRoot();
    const list = path.join(root, `${++lists}${REMAINS}`);
    const real = remains.map((remain) => ({ ...remain, path: realPlace(path.resolve(remain.path)) }));
    fs.writeFileSync(list, JSON.stringify(real), { flag: 'wx' });
    entries.add(list);
    // The folder stays for the next work: most processes that save one document save others.
    return () => {
      entries.delete(list);
      fs.rmSync(list, { force: true });
    };
  } catch {
    return () => undefined;
  }
}

function makeRoot(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  // Signals end a process in the middle of its work: another one cleans up then.
  dismissCleaner = startCleaner(folder);
  process.on('exit', removeRoot);
  return folder;
}

function removeRoot(): void {
  if (root === undefined) return;
  fs.rmSync(root, { recursive: true, force: true });
  root = undefined;
  dismissCleaner();
  process.off('exit', removeRoot);
}
