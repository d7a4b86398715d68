import fs from 'node:fs';
import zlib from 'node:zlib';
import { SwfBits } from './SwfBits';

/** Start, control and end of each edge in pixels, x and y by turns; a line bends at its middle. */
type Edges = number[][];

/** The edges of a morph shape at both ends. */
export interface SwfMorph {
  start: Edges;
  end: Edges;
}

const TWIPS = 20;

/** The morph shapes of a movie by id. */
export function morphsOf(file: string): Map<number, SwfMorph> {
  const raw = fs.readFileSync(file);
  const data = raw[0] === 0x43 ? zlib.inflateSync(raw.subarray(8)) : raw.subarray(8);
  const bits = new SwfBits(data);
  bits.rect();
  const morphs = new Map<number, SwfMorph>();
  for (let at = bits.byte + 4; at + 2 <= data.length;) {
    const head = data.readUInt16LE(at);
    const isLong = (head & 63) === 63;
    const length = isLong ? data.readUInt32LE(at + 2) : head & 63;
    at += isLong ? 6 : 2;
    const code = head >> 6;
    if (code === 46 || code === 84) {
      const tag = data.subarray(at, at + length);
      morphs.set(tag.readUInt16LE(0), readMorph(tag, code === 84));
    }
    at += length;
  }
  return morphs;
}

function readMorph(tag: Uint8Array, isSecond: boolean): SwfMorph {
  const bits = new SwfBits(tag, 2);
  for (let i = isSecond ? 4 : 2; i > 0; i--) bits.rect();
  if (isSecond) bits.ui8();
  const offset = bits.ui32();
  const end = bits.byte + offset;
  for (let i = count(bits); i > 0; i--) skipFill(bits);
  for (let i = count(bits); i > 0; i--) skipLine(bits, isSecond);
  return { start: readEdges(bits), end: readEdges(new SwfBits(tag, end)) };
}

function count(bits: SwfBits): number {
  const short = bits.ui8();
  return short === 255 ? bits.ui16() : short;
}

function skipFill(bits: SwfBits): void {
  const kind = bits.ui8();
  if (kind === 0) bits.skip(8);
  else if (kind >= 0x40) {
    bits.skip(2);
    bits.matrix();
    bits.matrix();
  } else {
    bits.matrix();
    bits.matrix();
    bits.skip((bits.ui8() & 15) * 10);
    if (kind === 0x13) bits.skip(4);
  }
}

function skipLine(bits: SwfBits, isSecond: boolean): void {
  bits.skip(4);
  if (!isSecond) {
    bits.skip(8);
    return;
  }
  bits.unsigned(2);
  const join = bits.unsigned(2);
  const hasFill = bits.unsigned(1);
  bits.unsigned(11);
  if (join === 2) bits.skip(2);
  if (hasFill) skipFill(bits);
  else bits.skip(8);
}

function readEdges(bits: SwfBits): Edges {
  const edges: Edges = [];
  bits.align();
  const fillBits = bits.unsigned(4);
  const lineBits = bits.unsigned(4);
  let x = 0;
  let y = 0;
  const by = (size: number): number => bits.signed(size) / TWIPS;
  for (;;) {
    if (bits.unsigned(1) === 0) {
      const flags = bits.unsigned(5);
      if (flags === 0) return edges;
      if (flags & 1) {
        const size = bits.unsigned(5);
        x = by(size);
        y = by(size);
      }
      if (flags & 2) bits.unsigned(fillBits);
      if (flags & 4) bits.unsigned(fillBits);
      if (flags & 8) bits.unsigned(lineBits);
      continue;
    }
    const isLine = bits.unsigned(1) === 1;
    const size = bits.unsigned(4) + 2;
    const edge = [x, y];
    if (isLine) {
      const isGeneral = bits.unsigned(1) === 1;
      const isVertical = !isGeneral && bits.unsigned(1) === 1;
      const dx = isVertical ? 0 : by(size);
      const dy = isGeneral || isVertical ? by(size) : 0;
      edge.push(x + dx / 2, y + dy / 2, x + dx, y + dy);
    } else {
      const [controlX, controlY] = [x + by(size), y + by(size)];
      edge.push(controlX, controlY, controlX + by(size), controlY + by(size));
    }
    [, , , , x, y] = edge;
    edges.push(edge);
  }
}

/** The box of a morph shape on the way: left, top, right, bottom. `ratio` runs from 0 to 1. */
export function boxAt({ start, end }: SwfMorph, ratio: number): number[] {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  start.forEach((edge, i) => {
    const points = edge.map((value, k) => value + (end[i][k] - value) * ratio);
    for (const axis of [0, 1]) {
      for (const value of extremes(points[axis], points[axis + 2], points[axis + 4])) {
        box[axis] = Math.min(box[axis], value);
        box[axis + 2] = Math.max(box[axis + 2], value);
      }
    }
  });
  return box;
}

/** The ends of a quadratic curve, and where it turns between them. */
function extremes(from: number, control: number, to: number): number[] {
  const turn = (from - control) / (from - 2 * control + to);
  if (!(turn > 0 && turn < 1)) return [from, to];
  return [from, to, (1 - turn) ** 2 * from + 2 * turn * (1 - turn) * control + turn ** 2 * to];
}
