const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** True where bytes begin as a zip does: an FLA of Flash CS5 and later. */
export function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP);
}

/** True where bytes begin as a compound file does: an FLA of Flash CS4 and older. */
export function isCompoundFile(bytes: Uint8Array): boolean {
  return startsWith(bytes, COMPOUND);
}

/** True where bytes begin with others. */
export function startsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return bytes.length >= beginning.length && beginning.every((byte, index) => bytes[index] === byte);
}
