import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Remains } from '../../platform/Processes';
import { realPlace } from '../../platform/node/realPlace';
import { REMAINS, startCleaner } from './workers/startCleaner';

/** The folder around all that this process has there, while it has something. */
let root: string | undefined;
let dismissCleaner = (): void => undefined;
/** What is there: folders, and lists of remains. */
const places = new Set<string>();
let lists = 0;

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
    places.add(folder);
    this.own.add(folder);
    return folder;
  }

  remove(folder: string): void {
    fs.rmSync(folder, { recursive: true, force: true });
    this.own.delete(folder);
    if (places.delete(folder) && places.size === 0) removeRoot();
  }

  removeAll(): void {
    for (const folder of [...this.own]) this.remove(folder);
  }
}

/**
 * Has the remains of a work removed when this process ends before it gives them up, by whatever. A work does not fail
 * where nobody can.
 *
 * @returns what gives them up
 */
export function removeAtEnd(remains: readonly Remains[]): () => void {
  try {
    root ??= makeRoot();
    const list = path.join(root, `${++lists}${REMAINS}`);
    const real = remains.map((one) => ({ ...one, path: realPlace(path.resolve(one.path)) }));
    fs.writeFileSync(list, JSON.stringify(real), { flag: 'wx' });
    places.add(list);
    // The folder stays for the next work: most processes that save one document save others.
    return () => {
      places.delete(list);
      fs.rmSync(list, { force: true });
    };
  } catch {
    return () => undefined;
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
