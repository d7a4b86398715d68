import { decodeLatin1 } from './decodeLatin1';

/**
 * The text of a file: UTF-16 where its byte order mark says so, else UTF-8, else (not sound UTF-8) Latin-1, which is
 * how the host's older releases wrote. The mark itself is left out.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeLatin1(bytes);
  }
}
