import { byteOf, writeRgb, writeRgba } from '../records/color';
import { writeMatrix } from '../records/matrixRecord';
import type { ByteWriter } from '../../../platform/ByteWriter';
import type { MovieBitmap, MovieFill, MovieGradient, MovieLine } from './moviePaints';

/** The release of the tags for shapes: `DefineShape` 1 to 4. */
export type ShapeVersion = 1 | 2 | 3 | 4;

/** Counts from here on are in 16 bits of their own. */
const MANY = 255;

/** Writes how many styles follow. */
export function writeCount(out: ByteWriter, count: number): void {
  if (count < MANY) out.u8(count);
  else out.u8(MANY).u16(count);
}

/** Writes the fills and lines of a group (`FILLSTYLEARRAY`, `LINESTYLEARRAY`). */
export function writeStyles(
  out: ByteWriter,
  fills: readonly MovieFill[],
  lines: readonly MovieLine[],
  version: ShapeVersion,
): void {
  out.align();
  writeCount(out, fills.length);
  for (const fill of fills) writeFill(out, fill, version);
  writeCount(out, lines.length);
  for (const line of lines) {
    if (version === 4) writeLine2(out, line);
    else writeLine(out, line, version);
  }
}

function writeFill(out: ByteWriter, fill: MovieFill, version: ShapeVersion): void {
  switch (fill.kind) {
    case 'solid':
      out.u8(0);
      if (version >= 3) writeRgba(out, fill.color);
      else writeRgb(out, fill.color.rgb);
      return;
    case 'gradient':
      writeGradient(out, fill, version);
      return;
    default:
      out.u8(bitmapKind(fill)).u16(fill.id);
      writeMatrix(out, fill.matrix);
  }
}

/** The kind of radial gradients with a focus. Source: SWF 19, "FILLSTYLE"; compiled movies, for morphs. */
export const FOCAL = 0x13;

/** Kinds of fills. Source: SWF 19, "FILLSTYLE". */
export function gradientKind({ isRadial, focus }: MovieGradient, knowsFocus: boolean): number {
  if (!isRadial) return 0x10;
  return focus !== 0 && knowsFocus ? FOCAL : 0x12;
}

export function bitmapKind({ isClipped, isSmooth }: MovieBitmap): number {
  return 0x40 | (isSmooth ? 0 : 2) | (isClipped ? 1 : 0);
}

function writeGradient(out: ByteWriter, fill: MovieGradient, version: ShapeVersion): void {
  const kind = gradientKind(fill, version === 4);
  out.u8(kind);
  writeMatrix(out, fill.matrix);
  out.u8((fill.spread << 6) | (fill.mixing << 4) | fill.stops.length);
  for (const { ratio, color } of fill.stops) {
    out.u8(ratio);
    if (version >= 3) writeRgba(out, color);
    else writeRgb(out, color.rgb);
  }
  if (kind === FOCAL) out.fixed8(fill.focus);
}

/** `LINESTYLE`: a width and a colour; of other paints the first colour. */
function writeLine(out: ByteWriter, { width, fill }: MovieLine, version: ShapeVersion): void {
  out.u16(width);
  const color = colorOf(fill);
  if (version >= 3) writeRgba(out, color);
  else writeRgb(out, color.rgb);
}

/** `LINESTYLE2`. */
function writeLine2(out: ByteWriter, line: MovieLine): void {
  writeLineForm(out.u16(line.width), line, line.fill.kind !== 'solid');
  if (line.fill.kind === 'solid') writeRgba(out, line.fill.color);
  else writeFill(out, line.fill, 4);
}

/** What shapes and morphs say alike of a line, between its width and its paint. */
export function writeLineForm(out: ByteWriter, line: MovieLine, hasFill: boolean): void {
  out.align().bits(line.cap, 2).bits(line.join, 2).flag(hasFill);
  out.flag(line.keepsWidth).flag(line.keepsHeight).flag(line.isHinted);
  out.bits(0, 5).flag(false).bits(line.cap, 2);
  if (line.join === 2) out.fixed8(line.miterLimit);
}

/** A colour in place of a paint where lines have colours only. */
export function colorOf(fill: MovieFill): { rgb: string; alpha: number } {
  if (fill.kind === 'solid') return fill.color;
  return (fill.kind === 'gradient' && fill.stops.at(0)?.color) || { rgb: '#000000', alpha: byteOf(1) / 255 };
}
