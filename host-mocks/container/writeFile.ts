import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { explainFault } from './explainFault';

/** Writes a file that must not exist yet; with `waits`, until it is on the disk. */
export function writeNewFile(file: string, chunks: Iterable<Uint8Array>, waits: boolean, mode = 0o666): void {
  const handle = fs.openSync(file, 'wx', mode);
  try {
    for (const chunk of chunks) {
      for (let at = 0; at < chunk.length;) at += fs.writeSync(handle, chunk, at);
    }
    if (waits) fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/**
 * Replaces a file in one step: at every moment either the old or the new one is there, whole.
 * @throws DocumentError when it cannot; then the old one is there.
 */
export function replaceFile(file: string, chunks: Iterable<Uint8Array>): void {
  const folder = path.dirname(file);
  const temporary = path.join(folder, `.${path.basename(file)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    fs.mkdirSync(folder, { recursive: true });
    writeNewFile(temporary, chunks, true, fs.statSync(file, { throwIfNoEntry: false })?.mode);
    fs.renameSync(temporary, file);
  } catch (error) {
    discard(temporary);
    throw explainFault(file, 'cannot be saved', error);
  }
  syncFolder(folder);
}

/** Removes what was written in vain; that it fails too must not hide the first error. */
export function discard(file: string): void {
  try {
    fs.rmSync(file, { recursive: true, force: true });
  } catch {
    return;
  }
}

/** Makes renames durable; some systems cannot open folders, and the files are whole without it. */
export function syncFolder(folder: string): void {
  try {
    const handle = fs.openSync(folder, 'r');
    try {
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
  } catch {
    return;
  }
}
