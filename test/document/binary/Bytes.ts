/** Writes bytes for tests, little-endian. */
export class Bytes {
  private readonly parts: number[] = [];

  u8(...values: number[]): this {
    this.parts.push(...values);
    return this;
  }

  bytes(values: Uint8Array): this {
    for (const value of values) this.parts.push(value);
    return this;
  }

  u16(...values: number[]): this {
    for (const value of values) this.parts.push(value & 0xff, (value >> 8) & 0xff);
    return this;
  }

  u32(...values: number[]): this {
    for (const value of values) this.u16(value & 0xffff, (value >>> 16) & 0xffff);
    return this;
  }

  /** A string with its length, a byte for each character. */
  string(text: string): this {
    return this.u8(text.length, ...[...text].map((character) => character.charCodeAt(0)));
  }

  /** The tag of an object of a class that is named here for the first time. */
  newClass(name: string): this {
    this.u16(0xffff, 1, name.length);
    return this.u8(...[...name].map((character) => character.charCodeAt(0)));
  }

  /** The identity. */
  matrix(): this {
    return this.u32(0x10000, 0, 0, 0x10000, 0, 0);
  }

  add(other: Bytes): this {
    for (const part of other.parts) this.parts.push(part);
    return this;
  }

  get length(): number {
    return this.parts.length;
  }

  done(): Uint8Array {
    return Uint8Array.from(this.parts);
  }
}
