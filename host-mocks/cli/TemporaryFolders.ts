import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCleaner } from './workers/startCleaner';

/** The folder around all that this process has there, while it has something. */
let root: string | undefined;
let dismissCleaner = (): void => undefined;
const folders = new Set<string>();

/**
 * Folders in the system's temporary folder. They are gone when their owner removes them, and when the process ends,
 * however it ends.
 */
export class TemporaryFolders {
  private readonly own = new Set<string>();

  /** @param prefix - what its name begins with */
  make(prefix = 'part-'): string {
    root ??= makeRoot();
    const folder = fs.mkdtempSync(path.join(root, prefix));
    folders.add(folder);
    this.own.add(folder);
    return folder;
  }

  remove(folder: string): void {
    fs.rmSync(folder, { recursive: true, force: true });
    this.own.delete(folder);
    if (folders.delete(folder) && folders.size === 0) removeRoot();
  }

  removeAll(): void {
    for (const folder of [...this.own]) this.remove(folder);
  }
}

function makeRoot(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  // Signals end a process in the middle of its work: another one tidies then.
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
