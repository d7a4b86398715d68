import { joinBytes } from '../../platform/joinBytes';
import type { Pixels } from './encodeBitmap';
import { FIRST_CODES, OTHER_CODES, STEPS, ZIGZAG, type CodeTable } from './jpegTables';

const SIZE = 8;
const CELLS = 64;
const MAX_STEP = 255;
/** Of all numbers of a block but the first: ten bits. */
const MAX_NUMBER = 1023;
/** Width and height have 16 bits. */
const MAX_SIDE = 65535;
/** Sixteen zeros, and the end of a block. */
const [ZEROS, END] = [0xf0, 0];

/**
 * A JPEG file: baseline. The format has no transparency: alpha is not looked at.
 *
 * @param quality - from 0 to 100, in steps as libjpeg has them
 * @param halvesColors - true for colours of half the resolution; default: every pixel has its own
 * @throws RangeError for a picture that is wider or higher than the format can say
 */
export function encodeJpeg(pixels: Pixels, quality: number, halvesColors = false): Uint8Array {
  const { width, height } = pixels;
  if (width > MAX_SIDE || height > MAX_SIDE)
    throw new RangeError(
      `a JPEG has at most ${MAX_SIDE} pixels a side; the picture has ${width} x ${height}`,
    );
  const steps = STEPS.map((table) => table.map((step) => stepAt(step, quality)));
  return joinBytes([
    Uint8Array.of(0xff, 0xd8),
    segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...steps.map((table, number) => segment(0xdb, [number, ...ZIGZAG.map((at) => table[at])])),
    segment(0xc0, [
      8,
      height >> 8,
      height & 255,
      width >> 8,
      width & 255,
      3,
      // The number of each channel, its blocks across and down, its table of steps.
      ...[1, halvesColors ? 0x22 : 0x11, 0, 2, 0x11, 1, 3, 0x11, 1],
    ]),
    ...FIRST_CODES.map((table, number) => codeSegment(number, table)),
    ...OTHER_CODES.map((table, number) => codeSegment(0x10 | number, table)),
    // The number of each channel, and its tables of codes.
    segment(0xda, [3, ...[1, 0, 2, 0x11, 3, 0x11], 0, CELLS - 1, 0]),
    scan(pixels, steps, halvesColors ? 2 : 1),
    Uint8Array.of(0xff, 0xd9),
  ]);
}

function stepAt(step: number, quality: number): number {
  const scale = quality < 50 ? 5000 / Math.max(1, quality) : 200 - 2 * quality;
  return Math.min(MAX_STEP, Math.max(1, Math.floor((step * scale + 50) / 100)));
}

function segment(marker: number, data: readonly number[]): Uint8Array {
  const length = data.length + 2;
  return Uint8Array.of(0xff, marker, length >> 8, length & 255, ...data);
}

function codeSegment(number: number, { counts, values }: CodeTable): Uint8Array {
  return segment(0xc4, [number, ...counts, ...values]);
}

/** The code of each value and its length. */
type Codes = ReadonlyMap<number, readonly [code: number, length: number]>;

function codesOf({ counts, values }: CodeTable): Codes {
  const codes = new Map<number, readonly [number, number]>();
  let [code, next] = [0, 0];
  counts.forEach((count, index) => {
    for (let i = 0; i < count; i++) codes.set(values[next++], [code++, index + 1]);
    code <<= 1;
  });
  return codes;
}

/**
 * All blocks of a picture, from left to right and from top to bottom; those of the three channels in turn.
 *
 * @param unit - blocks of brightness on a side of one of colour
 */
function scan(pixels: Pixels, steps: readonly (readonly number[])[], unit: 1 | 2): Uint8Array {
  const bits = new BitWriter();
  const [first, other] = [FIRST_CODES.map(codesOf), OTHER_CODES.map(codesOf)];
  const before = [0, 0, 0];
  const block = new Float64Array(CELLS);
  const write = (channel: number, left: number, top: number, step: 1 | 2): void => {
    const table = Math.min(1, channel);
    readBlock(pixels, [left, top, step], channel, block);
    const numbers = quantized(block, steps[table]);
    writeBlock(numbers, before[channel], first[table], other[table], bits);
    [before[channel]] = numbers;
  };
  const side = SIZE * unit;
  for (let top = 0; top < pixels.height; top += side)
    for (let left = 0; left < pixels.width; left += side) {
      for (let y = top; y < top + side; y += SIZE)
        for (let x = left; x < left + side; x += SIZE) write(0, x, y, 1);
      for (const channel of [1, 2]) write(channel, left, top, unit);
    }
  return bits.finish();
}

/** What each channel is of red, green and blue. Source: JFIF 1.02. */
const CHANNELS = [
  [0.299, 0.587, 0.114, -128],
  [-0.168736, -0.331264, 0.5, 0],
  [0.5, -0.418688, -0.081312, 0],
] as const;

/**
 * One channel of eight rows. The last row and column continue beyond the picture.
 *
 * @param step - pixels on a side of each number, which is their mean
 */
function readBlock(
  { width, height, rgba }: Pixels,
  [left, top, step]: readonly [left: number, top: number, step: 1 | 2],
  channel: number,
  block: Float64Array,
): void {
  const [red, green, blue, offset] = CHANNELS[channel];
  const each = 1 / (step * step);
  for (let cell = 0; cell < CELLS; cell++) {
    let sum = 0;
    for (let part = 0; part < step * step; part++) {
      const x = Math.min(width - 1, left + (cell & 7) * step + (part & 1));
      const y = Math.min(height - 1, top + (cell >> 3) * step + (part >> 1));
      const at = (y * width + x) * 4;
      sum += red * rgba[at] + green * rgba[at + 1] + blue * rgba[at + 2];
    }
    block[cell] = sum * each + offset;
  }
}

/** The waves of the cosine transform, one to a row. */
const WAVES = Array.from({ length: CELLS }, (_, at) => {
  const [wave, x] = [at >> 3, at & 7];
  return (wave === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * x + 1) * wave * Math.PI) / (2 * SIZE));
});
const across = new Float64Array(CELLS);

/** A block as whole numbers of steps of its waves, in the order of the file. */
function quantized(block: Float64Array, steps: readonly number[]): number[] {
  for (let cell = 0; cell < CELLS; cell++) {
    const [row, wave] = [cell & ~7, (cell & 7) * SIZE];
    let sum = 0;
    for (let x = 0; x < SIZE; x++) sum += block[row + x] * WAVES[wave + x];
    across[cell] = sum;
  }
  return ZIGZAG.map((cell) => {
    const [wave, column] = [cell & ~7, cell & 7];
    let sum = 0;
    for (let y = 0; y < SIZE; y++) sum += across[y * SIZE + column] * WAVES[wave + y];
    const number = Math.round(sum / steps[cell]);
    return cell === 0 ? number : Math.min(MAX_NUMBER, Math.max(-MAX_NUMBER, number));
  });
}

function writeBlock(
  numbers: readonly number[],
  before: number,
  first: Codes,
  other: Codes,
  bits: BitWriter,
): void {
  const difference = numbers[0] - before;
  bits.code(first, sizeOf(difference));
  bits.number(difference);
  let zeros = 0;
  for (let at = 1; at < CELLS; at++) {
    const number = numbers[at];
    if (number === 0) {
      zeros++;
      continue;
    }
    for (; zeros > 15; zeros -= 16) bits.code(other, ZEROS);
    bits.code(other, (zeros << 4) | sizeOf(number));
    bits.number(number);
    zeros = 0;
  }
  if (zeros > 0) bits.code(other, END);
}

/** How many bits a number has, its sign apart. */
function sizeOf(number: number): number {
  return 32 - Math.clz32(Math.abs(number));
}

class BitWriter {
  private bytes = new Uint8Array(65536);
  private length = 0;
  private waiting = 0;
  private count = 0;

  code(codes: Codes, value: number): void {
    const code = codes.get(value);
    if (code) this.write(...code);
  }

  /** Negative numbers are one less, without their sign. */
  number(value: number): void {
    const size = sizeOf(value);
    this.write((value < 0 ? value - 1 : value) & ((1 << size) - 1), size);
  }

  /** What is left of the last byte are ones. */
  finish(): Uint8Array {
    if (this.count > 0) this.write((1 << (8 - this.count)) - 1, 8 - this.count);
    return this.bytes.subarray(0, this.length);
  }

  private write(value: number, size: number): void {
    this.waiting = (this.waiting << size) | value;
    for (this.count += size; this.count >= 8; this.count -= 8) {
      const byte = (this.waiting >> (this.count - 8)) & 255;
      this.push(byte);
      // A byte of ones begins a marker, unless a zero comes after it.
      if (byte === 255) this.push(0);
    }
    this.waiting &= (1 << this.count) - 1;
  }

  private push(byte: number): void {
    if (this.length === this.bytes.length) {
      const longer = new Uint8Array(this.length * 2);
      longer.set(this.bytes);
      this.bytes = longer;
    }
    this.bytes[this.length++] = byte;
  }
}
