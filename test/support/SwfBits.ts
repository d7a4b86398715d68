/** Reads bytes and bits of a SWF: written from the specification, apart from what writes them. */
export class SwfBits {
  private bit: number;

  constructor(
    readonly data: Uint8Array,
    at = 0,
  ) {
    this.bit = at * 8;
  }

  get at(): number {
    return Math.ceil(this.bit / 8);
  }

  get isAtEnd(): boolean {
    return this.at >= this.data.length;
  }

  unsigned(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++, this.bit++) {
      if (this.bit >= this.data.length * 8) throw new Error('the data end early');
      value = value * 2 + ((this.data[this.bit >> 3] >> (7 - (this.bit & 7))) & 1);
    }
    return value;
  }

  signed(count: number): number {
    const value = this.unsigned(count);
    return count > 0 && value >= 2 ** (count - 1) ? value - 2 ** count : value;
  }

  bytes(count: number): Uint8Array {
    const { at } = this;
    if (at + count > this.data.length) throw new Error('the data end early');
    this.bit = (at + count) * 8;
    return this.data.subarray(at, at + count);
  }

  u8(): number {
    const { at } = this;
    if (at >= this.data.length) throw new Error('the data end early');
    this.bit = (at + 1) * 8;
    return this.data[at];
  }

  u16(): number {
    return this.u8() + 256 * this.u8();
  }

  u32(): number {
    return this.u16() + 65536 * this.u16();
  }

  align(): void {
    this.bit = this.at * 8;
  }

  text(): string {
    const start = this.at;
    const end = this.data.indexOf(0, start);
    if (end < 0) throw new Error('a text does not end');
    this.bit = (end + 1) * 8;
    return new TextDecoder().decode(this.data.subarray(start, end));
  }

  rectangle(): number[] {
    this.align();
    const count = this.unsigned(5);
    const sides = [0, 1, 2, 3].map(() => this.signed(count));
    this.align();
    return sides;
  }

  /** [a, b, c, d, tx, ty], in 1/65536 and twips. */
  matrix(): number[] {
    this.align();
    const pair = (): [number, number] => {
      const count = this.unsigned(5);
      return [this.signed(count), this.signed(count)];
    };
    const [a, d] = this.unsigned(1) ? pair() : [65536, 65536];
    const [b, c] = this.unsigned(1) ? pair() : [0, 0];
    const [tx, ty] = pair();
    this.align();
    return [a, b, c, d, tx, ty];
  }

  /** Factors of 256 and offsets of red, green, blue, alpha. */
  colorTransform(): number[] {
    this.align();
    const [isShifted, isScaled] = [this.unsigned(1), this.unsigned(1)];
    const count = this.unsigned(4);
    const four = (isSaid: number, plain: number): number[] =>
      [0, 1, 2, 3].map(() => (isSaid ? this.signed(count) : plain));
    const factors = four(isScaled, 256);
    const offsets = four(isShifted, 0);
    this.align();
    return [...factors, ...offsets];
  }
}
