import fs from 'node:fs';
import { processes } from './processes';

/** How long an output that takes nothing is left alone, in milliseconds: the first time, and the longest. */
const FIRST_WAIT = 1;
const MAX_WAIT = 20;

/**
 * Writes to an open file, pipe or terminal, and returns when all of it is taken. So nothing piles up here while a reader
 * is slow.
 *
 * @param handle - its number
 * @throws the error of the system: `EPIPE` when the reader is gone
 */
export function writeAll(handle: number, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  let wait = FIRST_WAIT;
  for (let written = 0; written < bytes.length;) {
    try {
      written += fs.writeSync(handle, bytes, written);
      wait = FIRST_WAIT;
    } catch (error) {
      // Another program may have set a pipe that it shares with this one so that it does not wait.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      processes.pause(wait);
      wait = Math.min(2 * wait, MAX_WAIT);
    }
  }
}
