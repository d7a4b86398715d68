import type { Platform } from './Platform';

/** Maximum bytes of a name used as it is: systems allow 255, and suffixes of locks take up to 28. */
const LONGEST = 200;

/** Bytes kept of a longer name; a checksum of all replaces the rest up to the ending. */
const KEPT = 180;
const ENDING = /[.]\w{1,8}$/;

/** The start of the names of hidden files beside a file that belong to it: `.star.fla` for `star.fla`. */
export function besideName({ paths, compression }: Platform, file: string): string {
  const name = paths.basename(file);
  const bytes = new TextEncoder().encode(name);
  if (bytes.length <= LONGEST) return `.${name}`;
  // A character that would be cut in two is left out.
  const start = new TextDecoder().decode(bytes.subarray(0, KEPT)).replace(/\uFFFD+$/, '');
  return `.${start}~${compression.crc32(bytes).toString(16)}${ENDING.exec(name)?.[0] ?? ''}`;
}
