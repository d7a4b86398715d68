import { DocumentError } from './DocumentError';
import type { DocumentLimits } from './limits';

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A UTF-16 unit takes a maximum of three bytes in UTF-8. */
const BYTES_PER_CHARACTER = 3;

/**
 * The text of an entry, its byte order mark kept, so that encoding gives the same bytes again. The size is checked
 * before anything is read.
 * @throws DocumentError for anything but UTF-8, and when the text is too long.
 */
export function decodeEntry(
  label: string,
  size: number,
  read: () => Uint8Array,
  limits: DocumentLimits,
): string {
  const text = size > limits.maxTextLength * BYTES_PER_CHARACTER ? null : decodeUtf8(label, read());
  if (text === null || text.length > limits.maxTextLength) {
    throw new DocumentError(
      label,
      `is a text of ${size} bytes; the limit maxTextLength is ${limits.maxTextLength}`,
    );
  }
  return text;
}

function decodeUtf8(label: string, bytes: Uint8Array): string {
  try {
    return strict.decode(bytes);
  } catch {
    const first = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
    const isUtf16 = first === 0xfffe || first === 0xfeff;
    throw new DocumentError(
      label,
      isUtf16 ? 'is UTF-16; the texts of a document are UTF-8' : 'is not valid UTF-8',
    );
  }
}
