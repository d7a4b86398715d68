/** An entry as it is in a zip. */
export interface PackedEntry {
  name: string;
  method: number;
  /** The packed bytes, in hexadecimal digits. */
  packed: string;
}

/**
 * Lists a zip the strict way, as tools do that trust every field: local headers one after the other without gaps,
 * then the directory of exactly the recorded size, then the end record. Throws where that does not hold.
 */
export function soundEntries(zip: Buffer): PackedEntry[] {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error('no end record at the end');
  const count = zip.readUInt16LE(end + 10);
  let record = zip.readUInt32LE(end + 16);
  if (record + zip.readUInt32LE(end + 12) !== end) throw new Error('wrong size of the directory');
  const entries: PackedEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (zip.readUInt32LE(record + 42) !== at) throw new Error(`entry ${index} is not behind the one before`);
    if (zip.readUInt16LE(at + 6) & 0x8) throw new Error(`entry ${index} has a data descriptor`);
    const fields = (from: number): string => zip.subarray(from, from + 22).toString('hex');
    if (fields(record + 6) !== fields(at + 4)) throw new Error(`entry ${index}: header and directory differ`);
    const nameLength = zip.readUInt16LE(record + 28);
    const name = zip.subarray(record + 46, record + 46 + nameLength).toString();
    if (name !== zip.subarray(at + 30, at + 30 + nameLength).toString())
      throw new Error(`entry ${index}: two names`);
    const start = at + 30 + nameLength + zip.readUInt16LE(at + 28);
    at = start + zip.readUInt32LE(record + 20);
    entries.push({
      name,
      method: zip.readUInt16LE(record + 10),
      packed: zip.subarray(start, at).toString('hex'),
    });
    record += 46 + nameLength + zip.readUInt16LE(record + 30) + zip.readUInt16LE(record + 32);
  }
  if (record !== end || at !== zip.readUInt32LE(end + 16)) throw new Error('bytes that belong to no entry');
  return entries;
}
