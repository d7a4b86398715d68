import type { Point } from '../../geometry/matrix';

/** A point of an outline: on the curve, or the control point between two that are. */
export interface GlyphPoint extends Point {
  isOn: boolean;
}

/** Closed outlines of a glyph, in the units of its font; y counts upwards. */
export type GlyphOutlines = readonly (readonly GlyphPoint[])[];

/** Where the tables of a font begin that hold outlines. */
export interface GlyphTables {
  glyf: number;
  loca: number;
  /** True where `loca` counts in bytes, of 32 bits each; otherwise it counts in pairs of bytes. */
  isLong: boolean;
}

/** A glyph is made of so many others at most, over all levels: a damaged one may name itself. */
const MAX_PARTS = 256;

/**
 * The outlines of a glyph of a TrueType font; undefined for a damaged one, and for one whose parts are placed by points.
 * Source: the OpenType specification, tables `glyf` and `loca`.
 */
export function readGlyph(view: DataView, tables: GlyphTables, glyph: number): GlyphOutlines | undefined {
  try {
    return outlinesOf(view, tables, glyph, { left: MAX_PARTS });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function outlinesOf(
  view: DataView,
  tables: GlyphTables,
  glyph: number,
  parts: { left: number },
): GlyphOutlines | undefined {
  if (parts.left-- === 0) return undefined;
  const { glyf, loca, isLong } = tables;
  const offset = (index: number): number =>
    isLong ? view.getUint32(loca + 4 * index) : 2 * view.getUint16(loca + 2 * index);
  if (offset(glyph + 1) === offset(glyph)) return [];
  const at = glyf + offset(glyph);
  const count = view.getInt16(at);
  if (count >= 0) return simpleOutlines(view, at + 10, count);
  return compositeOutlines(view, tables, at + 10, parts);
}

const ON_CURVE = 0x01;
const X_SHORT = 0x02;
const Y_SHORT = 0x04;
const REPEAT = 0x08;
const X_SAME = 0x10;
const Y_SAME = 0x20;

function simpleOutlines(view: DataView, start: number, count: number): GlyphOutlines {
  if (count === 0) return [];
  const ends = Array.from({ length: count }, (_, i) => view.getUint16(start + 2 * i));
  const points = ends[count - 1] + 1;
  let at = start + 2 * count;
  at += 2 + view.getUint16(at);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = view.getUint8(at++);
    const times = flag & REPEAT ? view.getUint8(at++) : 0;
    for (let i = 0; i <= times; i++) flags.push(flag);
  }
  const axis = (short: number, same: number): number[] => {
    let value = 0;
    return flags.slice(0, points).map((flag) => {
      if (flag & short) value += view.getUint8(at++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = axis(X_SHORT, X_SAME);
  const ys = axis(Y_SHORT, Y_SAME);
  const all = xs.map((x, i): GlyphPoint => ({ x, y: ys[i], isOn: (flags[i] & ON_CURVE) !== 0 }));
  return ends.map((end, i) => all.slice(i === 0 ? 0 : ends[i - 1] + 1, end + 1));
}

const WORDS = 0x0001;
const OFFSETS = 0x0002;
const ONE_SCALE = 0x0008;
const MORE = 0x0020;
const TWO_SCALES = 0x0040;
const FOUR_SCALES = 0x0080;

function compositeOutlines(
  view: DataView,
  tables: GlyphTables,
  start: number,
  parts: { left: number },
): GlyphOutlines | undefined {
  const outlines: (readonly GlyphPoint[])[] = [];
  let at = start;
  let flags: number;
  do {
    flags = view.getUint16(at);
    const part = outlinesOf(view, tables, view.getUint16(at + 2), parts);
    if (!part || !(flags & OFFSETS)) return undefined;
    at += 4;
    const isWide = (flags & WORDS) !== 0;
    const dx = isWide ? view.getInt16(at) : view.getInt8(at);
    const dy = isWide ? view.getInt16(at + 2) : view.getInt8(at + 1);
    at += isWide ? 4 : 2;
    const count = flags & ONE_SCALE ? 1 : flags & TWO_SCALES ? 2 : flags & FOUR_SCALES ? 4 : 0;
    const scales = Array.from({ length: count }, (_, i) => view.getInt16(at + 2 * i) / 0x4000);
    at += 2 * count;
    const [a, b, c, d] = linearPart(scales);
    for (const outline of part) {
      outlines.push(
        outline.map(({ x, y, isOn }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, isOn })),
      );
    }
  } while (flags & MORE);
  return outlines;
}

function linearPart(scales: readonly number[]): readonly [number, number, number, number] {
  if (scales.length === 4) return [scales[0], scales[1], scales[2], scales[3]];
  const [x = 1, y = x] = scales;
  return [x, 0, 0, y];
}
