import type { ByteWriter } from '../bytes/ByteWriter';
import { writeRgba } from '../records/color';
import { writeMatrix } from '../records/matrixRecord';
import type { MovieFill, MovieLine } from '../shapes/moviePaints';
import { bitmapKind, colorOf, gradientKind, writeCount, writeLineForm } from '../shapes/writePaints';
import type { Pair } from './defineMorph';

/** Writes the styles of a morph, each at both of its ends. Source: SWF 19, "MORPHFILLSTYLE", "MORPHLINESTYLE2". */
export function writeMorphStyles(
  out: ByteWriter,
  fills: readonly Pair<MovieFill>[],
  lines: readonly Pair<MovieLine>[],
  isNewer: boolean,
): void {
  writeCount(out, fills.length);
  for (const fill of fills) writeMorphFill(out, fill);
  writeCount(out, lines.length);
  for (const line of lines) writeMorphLine(out, line, isNewer);
}

function writeMorphFill(out: ByteWriter, { from, to }: Pair<MovieFill>): void {
  if (from.kind === 'solid' && to.kind === 'solid') {
    writeRgba(out.u8(0), from.color);
    writeRgba(out, to.color);
  } else if (from.kind === 'gradient' && to.kind === 'gradient') {
    out.u8(gradientKind(from, false));
    writeMatrix(out, from.matrix);
    writeMatrix(out, to.matrix);
    out.u8((from.spread << 6) | (from.mixing << 4) | from.stops.length);
    from.stops.forEach((stop, i) => {
      writeRgba(out.u8(stop.ratio), stop.color);
      writeRgba(out.u8(to.stops[i].ratio), to.stops[i].color);
    });
  } else if (from.kind === 'bitmap' && to.kind === 'bitmap') {
    out.u8(bitmapKind(from)).u16(from.id);
    writeMatrix(out, from.matrix);
    writeMatrix(out, to.matrix);
  }
}

function writeMorphLine(out: ByteWriter, { from, to }: Pair<MovieLine>, isNewer: boolean): void {
  out.u16(from.width).u16(to.width);
  const hasFill = from.fill.kind !== 'solid';
  if (isNewer) writeLineForm(out, from, hasFill);
  if (isNewer && hasFill) {
    writeMorphFill(out, { from: from.fill, to: to.fill });
    return;
  }
  writeRgba(out, colorOf(from.fill));
  writeRgba(out, colorOf(to.fill));
}
