import fs from 'node:fs';
import { processes } from './processes';

const PIECE = 2 ** 16;
const WAIT = 20;

/**
 * Everything up to the end of an open file or pipe, which may be empty for a while. Reading stops at the limit.
 *
 * @param handle - its number
 * @param refuse - receives the first 64 kB, or all where there is less, and the number of bytes after each piece;
 *   throws for too many
 * @throws what `refuse` throws; the error of the system
 */
export function readAll(handle: number, refuse: (start: Uint8Array, bytes: number) => void): Uint8Array {
  const pieces: Buffer[] = [];
  let length = 0;
  for (;;) {
    const piece = readPiece(handle);
    pieces.push(piece);
    length += piece.length;
    refuse(pieces[0] as Buffer, length);
    // The end is read only once: at a terminal the user types it.
    if (piece.length < PIECE) return Buffer.concat(pieces);
  }
}

/** A full piece; at the end of the input the rest of it. */
function readPiece(handle: number): Buffer {
  const piece = Buffer.alloc(PIECE);
  let length = 0;
  for (let read; length < PIECE && (read = readSome(handle, piece, length)) > 0;) length += read;
  return piece.subarray(0, length);
}

/** @returns the number of bytes read; 0 at the end */
function readSome(handle: number, piece: Buffer, offset: number): number {
  for (;;) {
    try {
      return fs.readSync(handle, piece, { offset });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Windows reports the end of a pipe by an error.
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      processes.pause(WAIT);
    }
  }
}
