import { BinaryFault } from '../BinaryFault';
import { decodeUnits, decodeWindows1252 } from './decodeCharacters';
import type { ColorRecord, RawMatrix, RawPoint } from './rawTypes';

const NO_POINT = 0x80000000;

/** Reads a stream from its beginning to its end; all numbers are little-endian. Reading beyond the end is a fault. */
export class ByteReader {
  at = 0;
  private readonly view: DataView;

  constructor(private readonly source: Uint8Array) {
    this.view = new DataView(source.buffer, source.byteOffset, source.byteLength);
  }

  get rest(): number {
    return this.source.length - this.at;
  }

  u8(): number {
    return this.view.getUint8(this.take(1));
  }

  u16(): number {
    return this.view.getUint16(this.take(2), true);
  }

  u32(): number {
    return this.view.getUint32(this.take(4), true);
  }

  s16(): number {
    return this.view.getInt16(this.take(2), true);
  }

  s32(): number {
    return this.view.getInt32(this.take(4), true);
  }

  f32(): number {
    return this.view.getFloat32(this.take(4), true);
  }

  f64(): number {
    return this.view.getFloat64(this.take(8), true);
  }

  /** A u8 or u32 that is a Boolean. */
  flag8(): boolean {
    return this.u8() !== 0;
  }

  flag32(): boolean {
    return this.u32() !== 0;
  }

  skip(length: number): void {
    this.take(length);
  }

  bytes(length: number): Uint8Array {
    const start = this.take(length);
    return this.source.subarray(start, start + length);
  }

  /** The next u8, without consuming it. */
  peek8(): number {
    if (this.rest < 1) throw tooShort();
    return this.view.getUint8(this.at);
  }

  peek16(): number {
    if (this.rest < 2) throw tooShort();
    return this.view.getUint16(this.at, true);
  }

  /** Checks that `count` values of `size` bytes or more can follow. */
  count(count: number, size = 1): number {
    if (count * size > this.rest) throw new BinaryFault(`says that ${count} follow, where the bytes end`);
    return count;
  }

  /** `count` results of `read`, each of `size` bytes or more. */
  list<T>(count: number, size: number, read: () => T): T[] {
    this.count(count, size);
    const list: T[] = [];
    for (let index = 0; index < count; index++) list.push(read());
    return list;
  }

  /** A string with its length before it; a mark says that it is UTF-16. */
  string(): string {
    const length = this.stringLength();
    return length === 'utf-16' ? this.units(this.plainLength()) : this.narrow(length);
  }

  /** A string without a mark. */
  bareString(isUtf16: boolean): string {
    const length = this.plainLength();
    return isUtf16 ? this.units(length) : this.narrow(length);
  }

  /** A number of characters. */
  characters(count: number, isUtf16: boolean): string {
    return isUtf16 ? this.units(count) : this.narrow(count);
  }

  point(): RawPoint {
    return { x: this.s32(), y: this.s32() };
  }

  /** A point, or null for the number that means none. */
  optionalPoint(): RawPoint | null {
    const x = this.u32();
    const y = this.u32();
    return x === NO_POINT && y === NO_POINT ? null : { x: x | 0, y: y | 0 };
  }

  matrix(): RawMatrix {
    const [a, b, c, d] = [this.s32(), this.s32(), this.s32(), this.s32()];
    return { a: a / 65_536, b: b / 65_536, c: c / 65_536, d: d / 65_536, tx: this.s32(), ty: this.s32() };
  }

  color(): ColorRecord {
    return { red: this.u8(), green: this.u8(), blue: this.u8(), alpha: this.u8() };
  }

  private stringLength(): number | 'utf-16' {
    const short = this.u8();
    if (short < 0xff) return short;
    const middle = this.u16();
    if (middle === 0xfffe) return 'utf-16';
    return middle < 0xffff ? middle : this.u32();
  }

  private plainLength(): number {
    const short = this.u8();
    if (short < 0xff) return short;
    const middle = this.u16();
    return middle < 0xffff ? middle : this.u32();
  }

  private units(count: number): string {
    return decodeUnits(this.bytes(this.count(count, 2) * 2));
  }

  private narrow(count: number): string {
    return decodeWindows1252(this.bytes(this.count(count)));
  }

  private take(length: number): number {
    const start = this.at;
    if (start + length > this.source.length) throw tooShort();
    this.at = start + length;
    return start;
  }
}

function tooShort(): BinaryFault {
  return new BinaryFault('ends too early');
}
