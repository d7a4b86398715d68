import { encodeText } from './encodeText';
import type { JumpLabel } from './Instruction';

const MAX_UNSIGNED = 0xffff;
const MAX_SIGNED = 0x7fff;

/** A number of 16 bits that is known when all is written: the way from one position to another. */
interface Distance {
  readonly at: number;
  readonly from: number | JumpLabel;
  readonly to: JumpLabel;
  readonly isSigned: boolean;
}

/** Actions that do not fit into their format. */
export class ActionsTooLong extends Error {}

/** Writes numbers and texts as actions have them, the lowest byte first. */
export class ActionBytes {
  private readonly bytes: number[] = [];
  private readonly distances: Distance[] = [];

  constructor(private readonly version: number) {}

  get size(): number {
    return this.bytes.length;
  }

  u8(value: number): this {
    this.bytes.push(value & 255);
    return this;
  }

  u16(value: number): this {
    return this.u8(value).u8(value >> 8);
  }

  i32(value: number): this {
    return this.u16(value).u16(value >> 16);
  }

  /** 64 bits with the upper half first. Source: SWF 19, "ActionPush". */
  double(value: number): this {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, value, true);
    return this.i32(view.getInt32(4, true)).i32(view.getInt32(0, true));
  }

  text(text: string): this {
    for (const byte of encodeText(text, this.version)) this.bytes.push(byte);
    return this.u8(0);
  }

  raw(bytes: readonly number[]): this {
    for (const byte of bytes) this.bytes.push(byte);
    return this;
  }

  mark(label: JumpLabel): this {
    label.offset = this.size;
    return this;
  }

  /** How far it is from here, after this number, to a label. */
  jumpTo(to: JumpLabel): this {
    this.distances.push({ at: this.size, from: this.size + 2, to, isSigned: true });
    return this.u16(0);
  }

  /** The bytes from a position, or from a label, up to another label. */
  lengthUpTo(to: JumpLabel, from: number | JumpLabel): this {
    this.distances.push({ at: this.size, from, to, isSigned: false });
    return this.u16(0);
  }

  /** An action with data: its code, the length of the data, and the data. */
  record(code: number, write: (out: ActionBytes) => void): this {
    this.u8(code);
    const at = this.size;
    this.u16(0);
    write(this);
    const length = this.size - at - 2;
    if (length > MAX_UNSIGNED)
      throw new ActionsTooLong(`A text of ${length} bytes is longer than an action can be.`);
    this.set16(at, length);
    return this;
  }

  /** @throws ActionsTooLong for a way that 16 bits cannot say */
  finish(): Uint8Array {
    for (const { at, from, to, isSigned } of this.distances) {
      const start = typeof from === 'number' ? from : (from.offset ?? 0);
      const distance = (to.offset ?? 0) - start;
      const isFar = isSigned ? Math.abs(distance) > MAX_SIGNED : distance > MAX_UNSIGNED;
      if (isFar)
        throw new ActionsTooLong(
          isSigned
            ? `A loop or condition has ${Math.abs(distance)} bytes of actions; the maximum is ${MAX_SIGNED}.`
            : `A function or block has ${distance} bytes of actions; the maximum is ${MAX_UNSIGNED}.`,
        );
      this.set16(at, distance);
    }
    return Uint8Array.from(this.bytes);
  }

  private set16(at: number, value: number): void {
    this.bytes[at] = value & 255;
    this.bytes[at + 1] = (value >> 8) & 255;
  }
}
