/** Reads the numbers of an ABC block. */
export class BlockReader {
  at = 0;
  constructor(readonly bytes: Uint8Array) {}
  u8(): number {
    return this.bytes[this.at++] ?? 0;
  }
  u30(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.u8();
      value |= (byte & 127) << shift;
      if (byte < 128 || shift > 28) return value >>> 0;
    }
  }
  s24(): number {
    const value = this.u8() | (this.u8() << 8) | (this.u8() << 16);
    return (value << 8) >> 8;
  }
  list<T>(read: () => T, first = 1): T[] {
    const count = this.u30();
    const entries: T[] = [];
    for (let i = first; i < count; i++) entries.push(read());
    return entries;
  }
}
