/** Reads the bits of a SWF tag. */
export class SwfBits {
  constructor(
    private readonly data: Uint8Array,
    byte = 0,
  ) {
    this.at = byte * 8;
  }
  private at: number;

  get byte(): number {
    this.align();
    return this.at / 8;
  }
  align(): void {
    this.at = Math.ceil(this.at / 8) * 8;
  }
  skip(bytes: number): void {
    this.align();
    this.at += bytes * 8;
  }
  unsigned(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++, this.at++) {
      value = value * 2 + ((this.data[this.at >> 3] >> (7 - (this.at & 7))) & 1);
    }
    return value;
  }
  signed(count: number): number {
    const value = this.unsigned(count);
    return count > 0 && value >= 2 ** (count - 1) ? value - 2 ** count : value;
  }
  ui8(): number {
    this.align();
    return this.unsigned(8);
  }
  ui16(): number {
    return this.ui8() + 256 * this.ui8();
  }
  ui32(): number {
    return this.ui16() + 65536 * this.ui16();
  }
  rect(): void {
    this.align();
    const bits = this.unsigned(5);
    this.unsigned(4 * bits);
    this.align();
  }
  matrix(): void {
    this.align();
    for (let i = 0; i < 2; i++) if (this.unsigned(1)) this.unsigned(2 * this.unsigned(5));
    this.unsigned(2 * this.unsigned(5));
    this.align();
  }
}
