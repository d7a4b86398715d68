/** Bytes at first. */
const FIRST_SIZE = 256;

/**
 * Bytes and bits as SWF files have them: numbers of several bytes begin with the lowest, bits fill each byte from the
 * highest on. Writing a byte ends the byte that bits have begun. Source: SWF 19, "Basic data types".
 */
export class ByteWriter {
  private bytes = new Uint8Array(FIRST_SIZE);
  private length = 0;
  /** Bits of the last byte that are free. */
  private free = 0;

  /** What was written so far. */
  get written(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  get size(): number {
    return this.length;
  }

  u8(value: number): this {
    this.free = 0;
    this.reserve(1);
    this.bytes[this.length++] = value;
    return this;
  }

  u16(value: number): this {
    return this.u8(value & 255).u8((value >> 8) & 255);
  }

  u32(value: number): this {
    return this.u16(value & 65535).u16((value >>> 16) & 65535);
  }

  /** 16 bits, eight of them after the point. */
  fixed8(value: number): this {
    return this.u16(Math.round(value * 256));
  }

  /** 32 bits, sixteen of them after the point; what is finer is cut off, as Adobe's programs do. */
  fixed16(value: number): this {
    return this.u32(Math.trunc(value * 65536));
  }

  /** 32 bits of floating point. */
  float(value: number): this {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setFloat32(0, value, true);
    return this.raw(bytes);
  }

  /** A whole number of up to 32 bits, seven in each byte, the lowest first (`EncodedU32`, and `u30` of ABC). */
  encoded(value: number): this {
    let rest = value >>> 0;
    while (rest > 127) {
      this.u8((rest & 127) | 128);
      rest >>>= 7;
    }
    return this.u8(rest);
  }

  raw(bytes: Uint8Array): this {
    this.free = 0;
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
    return this;
  }

  /** A text in UTF-8 and the zero that ends it. What follows a zero of its own is cut off. */
  text(text: string): this {
    const [said] = text.split('\0');
    return this.raw(new TextEncoder().encode(said)).u8(0);
  }

  /** The lowest bits of a number, the highest first. */
  bits(value: number, count: number): this {
    for (let left = count; left > 0;) {
      if (this.free === 0) this.beginByte();
      const taken = Math.min(left, this.free);
      left -= taken;
      this.free -= taken;
      const part = Math.floor(value / 2 ** left) & ((1 << taken) - 1);
      const last = this.length - 1;
      this.bytes[last] = (this.bytes[last] ?? 0) | (part << this.free);
    }
    return this;
  }

  /** A number with its sign, as two's complement. */
  signed(value: number, count: number): this {
    return this.bits(value < 0 ? value + 2 ** count : value, count);
  }

  flag(value: boolean): this {
    return this.bits(value ? 1 : 0, 1);
  }

  /** What follows begins with a new byte. */
  align(): this {
    this.free = 0;
    return this;
  }

  private beginByte(): void {
    this.reserve(1);
    this.bytes[this.length++] = 0;
    this.free = 8;
  }

  private reserve(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count));
    grown.set(this.written);
    this.bytes = grown;
  }
}

/** Bits that a number without sign needs. */
export function bitsOf(value: number): number {
  return value === 0 ? 0 : 32 - Math.clz32(value);
}

/** Bits that numbers with their signs need, each of them; 0 where all are 0. */
export function signedBitsOf(...values: readonly number[]): number {
  let most = 0;
  for (const value of values) {
    if (value !== 0) most = Math.max(most, 1 + bitsOf(value < 0 ? ~value : value));
  }
  return most;
}
