import { crc32 } from '../../../platform/crc32';

/** A short text in place of a long one: its checksum and its length. */
export function digest(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return `${crc32(bytes).toString(16).padStart(8, '0')}-${bytes.length}`;
}
