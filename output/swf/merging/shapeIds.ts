import type { MovieBits } from './MovieBits';

/** Codes of the tags. Source: SWF 19. */
const SHAPE_1 = 2;
const SHAPE_3 = 32;
const SHAPE_4 = 83;
const MORPH_2 = 84;

/** Counts of styles from here on are in 16 bits of their own. */
const MANY = 255;

const SOLID = 0;
const FOCAL_GRADIENT = 0x13;
const GRADIENTS = [0x10, 0x12, FOCAL_GRADIENT];
const BITMAPS = [0x40, 0x41, 0x42, 0x43];

/** How the tag of a shape stores its styles. */
interface Form {
  /** Bytes of a color. */
  readonly color: number;
  /** Colors, matrices and widths are there twice: at both ends of a morph. */
  readonly ends: 1 | 2;
  readonly hasWideLines: boolean;
  readonly hasLongLists: boolean;
}

/** The places of bitmaps in the body of a shape, from its bounds on. Source: SWF 19, "Shapes". */
export function shapeIds(bits: MovieBits, code: number, places: number[]): void {
  bits.skipRectangle();
  if (code === SHAPE_4) {
    bits.skipRectangle();
    bits.skip(1);
  }
  const form: Form = {
    color: code === SHAPE_3 || code === SHAPE_4 ? 4 : 3,
    ends: 1,
    hasWideLines: code === SHAPE_4,
    hasLongLists: code !== SHAPE_1,
  };
  readStyles(bits, form, places);
  let [fillBits, lineBits] = [bits.bits(4), bits.bits(4)];
  for (;;) {
    if (bits.bits(1)) {
      skipEdge(bits);
      continue;
    }
    const change = bits.bits(5);
    if (change === 0) return;
    if (change & 1) bits.skipBits(2 * bits.bits(5));
    if (change & 2) bits.skipBits(fillBits);
    if (change & 4) bits.skipBits(fillBits);
    if (change & 8) bits.skipBits(lineBits);
    if (change & 16) {
      readStyles(bits, form, places);
      [fillBits, lineBits] = [bits.bits(4), bits.bits(4)];
    }
  }
}

/** The places of bitmaps in the body of a morph. Its edges name none. */
export function morphIds(bits: MovieBits, code: number, places: number[]): void {
  const hasWideLines = code === MORPH_2;
  for (let i = 0; i < (hasWideLines ? 4 : 2); i++) bits.skipRectangle();
  if (hasWideLines) bits.skip(1);
  bits.skip(4);
  readStyles(bits, { color: 4, ends: 2, hasWideLines, hasLongLists: true }, places);
}

function skipEdge(bits: MovieBits): void {
  const isStraight = bits.bits(1);
  const size = bits.bits(4) + 2;
  if (!isStraight) bits.skipBits(4 * size);
  else if (bits.bits(1)) bits.skipBits(2 * size);
  else bits.skipBits(1 + size);
}

function readStyles(bits: MovieBits, form: Form, places: number[]): void {
  const fills = countOf(bits, form);
  for (let i = 0; i < fills; i++) readFill(bits, form, places);
  const lines = countOf(bits, form);
  for (let i = 0; i < lines; i++) readLine(bits, form, places);
}

function countOf(bits: MovieBits, { hasLongLists }: Form): number {
  const count = bits.u8();
  return count === MANY && hasLongLists ? bits.u16() : count;
}

function readFill(bits: MovieBits, { color, ends }: Form, places: number[]): void {
  const type = bits.u8();
  if (type === SOLID) {
    bits.skip(color * ends);
  } else if (GRADIENTS.includes(type)) {
    for (let i = 0; i < ends; i++) bits.skipMatrix();
    bits.skip((bits.u8() & 15) * (1 + color) * ends);
    if (type === FOCAL_GRADIENT) bits.skip(2 * ends);
  } else if (BITMAPS.includes(type)) {
    places.push(bits.at);
    bits.skip(2);
    for (let i = 0; i < ends; i++) bits.skipMatrix();
  } else throw new Error(`the movie has a fill of the unknown kind ${type}`);
}

function readLine(bits: MovieBits, form: Form, places: number[]): void {
  bits.skip(2 * form.ends);
  if (!form.hasWideLines) {
    bits.skip(form.color * form.ends);
    return;
  }
  const flags = bits.u8();
  bits.skip(1);
  const hasMiter = ((flags >> 4) & 3) === 2;
  if (hasMiter) bits.skip(2);
  if (flags & 8) readFill(bits, form, places);
  else bits.skip(form.color * form.ends);
}
