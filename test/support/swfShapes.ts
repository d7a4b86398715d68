import { SwfBits } from './SwfBits';

/** An edge as it was read: its start, control point where it is a curve, end, and the numbers of its styles. */
export interface SwfEdge {
  from: [number, number];
  control?: [number, number];
  to: [number, number];
  fill0: number;
  fill1: number;
  line: number;
}

/** The colours of all fills, group by group; the box. Versions 5 and 6 are morphs, with the colours of their beginning. */
export function readShapeStyles(body: Uint8Array, version: number): { colors: string[]; box: number[] } {
  const bits = new SwfBits(body, 2);
  const box = bits.rectangle();
  const isMorph = version > 4;
  if (isMorph) bits.rectangle();
  if (version === 6) {
    bits.rectangle();
    bits.rectangle();
  } else if (version === 4) bits.rectangle();
  if (version === 4 || version === 6) bits.u8();
  if (isMorph) bits.u32();
  const colors = readFills(bits, version);
  return { box, colors: isMorph ? colors : [...colors, ...laterColors(bits, version)] };
}

/** The colours of the groups behind the first one: they are among the edges. */
function laterColors(bits: SwfBits, version: number): string[] {
  const colors: string[] = [];
  skipLines(bits, version);
  let [fillBits, lineBits] = [bits.unsigned(4), bits.unsigned(4)];
  for (;;) {
    if (bits.unsigned(1) === 1) {
      skipEdge(bits);
      continue;
    }
    const [hasStyles, hasLine, hasFill1, hasFill0, hasMove] = [0, 1, 2, 3, 4].map(() => bits.unsigned(1));
    if (hasStyles + hasLine + hasFill1 + hasFill0 + hasMove === 0) return colors;
    if (hasMove) bits.unsigned(2 * bits.unsigned(5));
    bits.unsigned((hasFill0 + hasFill1) * fillBits + hasLine * lineBits);
    if (!hasStyles) continue;
    colors.push(...readFills(bits, version));
    skipLines(bits, version);
    [fillBits, lineBits] = [bits.unsigned(4), bits.unsigned(4)];
  }
}

function skipEdge(bits: SwfBits): void {
  const isStraight = bits.unsigned(1) === 1;
  const count = bits.unsigned(4) + 2;
  if (!isStraight) for (let i = 0; i < 4; i++) bits.unsigned(count);
  else if (bits.unsigned(1) === 1) bits.unsigned(2 * count);
  else bits.unsigned(1 + count);
}

function skipLines(bits: SwfBits, version: number): void {
  bits.align();
  const small = bits.u8();
  for (let left = small === 255 ? bits.u16() : small; left > 0; left--) {
    bits.u16();
    if (version < 4) {
      bits.bytes(version < 3 ? 3 : 4);
      continue;
    }
    bits.unsigned(2);
    const [join, hasFill] = [bits.unsigned(2), bits.unsigned(1)];
    bits.unsigned(11);
    if (join === 2) bits.u16();
    if (hasFill) readFill(bits, version);
    else bits.bytes(4);
  }
}

function readFills(bits: SwfBits, version: number): string[] {
  bits.align();
  const small = bits.u8();
  const count = small === 255 ? bits.u16() : small;
  return Array.from({ length: count }, () => readFill(bits, version));
}

/** `#RRGGBB`, `gradient` or `bitmap`. */
function readFill(bits: SwfBits, version: number): string {
  const kind = bits.u8();
  const size = version < 3 ? 3 : 4;
  const times = version > 4 ? 2 : 1;
  if (kind === 0) {
    const color = bits.bytes(size).slice(0, 3);
    if (times === 2) bits.bytes(size);
    return `#${[...color].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
  }
  if (kind >= 0x40) bits.u16();
  for (let i = 0; i < times; i++) bits.matrix();
  if (kind >= 0x40) return 'bitmap';
  bits.bytes((bits.u8() & 15) * (size + 1) * times);
  if (kind === 0x13) bits.bytes(2 * times);
  return 'gradient';
}

/**
 * Shape records up to the end. Of new styles only the number of bits is there; the numbers of the old ones are kept until
 * others come, as in players.
 */
export function readEdges(data: Uint8Array, firstFillBits: number, firstLineBits: number): SwfEdge[] {
  let [fillBits, lineBits] = [firstFillBits, firstLineBits];
  const bits = new SwfBits(data);
  const edges: SwfEdge[] = [];
  let at: [number, number] = [0, 0];
  let styles = { fill0: 0, fill1: 0, line: 0 };
  const step = (count: number): [number, number] => [bits.signed(count), bits.signed(count)];
  const plus = ([x, y]: [number, number], [dx, dy]: [number, number]): [number, number] => [x + dx, y + dy];
  for (;;) {
    if (bits.unsigned(1) === 0) {
      const [hasNew, hasLine, hasFill1, hasFill0, hasMove] = [0, 1, 2, 3, 4].map(() => bits.unsigned(1));
      if (hasNew + hasLine + hasFill1 + hasFill0 + hasMove === 0) return edges;
      if (hasMove) at = step(bits.unsigned(5));
      if (hasFill0) styles = { ...styles, fill0: bits.unsigned(fillBits) };
      if (hasFill1) styles = { ...styles, fill1: bits.unsigned(fillBits) };
      if (hasLine) styles = { ...styles, line: bits.unsigned(lineBits) };
      if (hasNew) {
        bits.align();
        [fillBits, lineBits] = [bits.unsigned(4), bits.unsigned(4)];
      }
      continue;
    }
    const isStraight = bits.unsigned(1) === 1;
    const count = bits.unsigned(4) + 2;
    const from = at;
    if (!isStraight) {
      const control = plus(at, step(count));
      at = plus(control, step(count));
      edges.push({ from, control, to: at, ...styles });
      continue;
    }
    at = plus(at, straightStep(bits, count));
    edges.push({ from, to: at, ...styles });
  }
}

function straightStep(bits: SwfBits, count: number): [number, number] {
  if (bits.unsigned(1) === 1) return [bits.signed(count), bits.signed(count)];
  const isDown = bits.unsigned(1) === 1;
  const length = bits.signed(count);
  return isDown ? [0, length] : [length, 0];
}
