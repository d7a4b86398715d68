import fs from 'node:fs';
import { processes } from './processes';

/** The wait before retrying a full output, in milliseconds: the first, and the maximum. */
const FIRST_WAIT = 1;
const MAX_WAIT = 20;

/**
 * Writes to an open file, pipe or terminal, and returns when all of it is written. So nothing is buffered here while a
 * reader is slow.
 *
 * @param handle - its number
 * @throws the error of the system: `EPIPE` when the reader has closed
 */
export function writeAll(handle: number, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let written = 0, wait = FIRST_WAIT; written < bytes.length;) {
    const count = writeSome(handle, bytes, written);
    written += count;
    if (count === 0) processes.pause(wait);
    wait = count === 0 ? Math.min(2 * wait, MAX_WAIT) : FIRST_WAIT;
  }
}

/** @returns the number of bytes written */
function writeSome(handle: number, bytes: Uint8Array, offset: number): number {
  try {
    return fs.writeSync(handle, bytes, offset);
  } catch (error) {
    // Another program may have set a pipe that it shares with this one so that it does not wait.
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return 0;
    throw error;
  }
}
