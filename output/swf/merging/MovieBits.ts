/** Reads parts of a movie's tag: bytes, and records that are packed in bits. */
export class MovieBits {
  private bit = 0;

  /** @param at - the first byte that is read */
  constructor(
    private readonly bytes: Uint8Array,
    public at = 0,
  ) {}

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  /** @throws Error for data that end early */
  u8(): number {
    this.align();
    if (this.at >= this.bytes.length) throw new Error('the movie ends early');
    return this.bytes[this.at++];
  }

  u16(): number {
    return this.u8() + 256 * this.u8();
  }

  u32(): number {
    return this.u16() + 65536 * this.u16();
  }

  /** A number of some bits without a sign. */
  bits(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) {
      if (this.at >= this.bytes.length) throw new Error('the movie ends early');
      value = value * 2 + ((this.bytes[this.at] >> (7 - this.bit)) & 1);
      if (++this.bit === 8) {
        this.bit = 0;
        this.at++;
      }
    }
    return value;
  }

  align(): void {
    if (this.bit === 0) return;
    this.bit = 0;
    this.at++;
  }

  skip(length: number): void {
    this.align();
    this.at += length;
    if (this.at > this.bytes.length) throw new Error('the movie ends early');
  }

  skipBits(count: number): void {
    const whole = this.at * 8 + this.bit + count;
    this.at = Math.floor(whole / 8);
    this.bit = whole % 8;
    if (this.at > this.bytes.length || (this.at === this.bytes.length && this.bit > 0))
      throw new Error('the movie ends early');
  }

  /** A text up to its zero byte. */
  text(): string {
    this.align();
    const end = this.bytes.indexOf(0, this.at);
    if (end < 0) throw new Error('the movie ends early');
    const text = new TextDecoder().decode(this.bytes.subarray(this.at, end));
    this.at = end + 1;
    return text;
  }

  skipRectangle(): void {
    this.align();
    this.skipBits(4 * this.bits(5));
    this.align();
  }

  skipMatrix(): void {
    this.align();
    if (this.bits(1)) this.skipBits(2 * this.bits(5));
    if (this.bits(1)) this.skipBits(2 * this.bits(5));
    this.skipBits(2 * this.bits(5));
    this.align();
  }

  /** @param channels - 3, or 4 with alpha */
  skipColorTransform(channels: number): void {
    this.align();
    const terms = this.bits(1) + this.bits(1);
    this.skipBits(this.bits(4) * channels * terms);
    this.align();
  }
}
