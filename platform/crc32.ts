/** Made when it is first needed: Node has a checksum of its own. */
let table: Int32Array | undefined;

function makeTable(): Int32Array {
  return Int32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value;
  });
}

/** The checksum of zip entries, for platforms that have none of their own. */
export function crc32(bytes: Uint8Array): number {
  const entries = (table ??= makeTable());
  let crc = -1;
  let at = 0;
  // An iterator over the bytes takes five times as long.
  while (at < bytes.length) crc = (entries[(crc ^ (bytes[at++] ?? 0)) & 255] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}
