import type { ByteWriter } from '../../../platform/ByteWriter';
import { writeRgba } from '../records/color';
import { writeMatrix } from '../records/matrixRecord';
import type { MovieFill, MovieLine } from '../paint/moviePaints';
import { bitmapKind, colorOf, FOCAL, gradientKind, writeCount, writeLineForm } from '../paint/writePaints';
import type { Pair } from './defineMorph';

/** Writes the styles of a morph, each at both of its ends. Source: SWF 19, "MORPHFILLSTYLE", "MORPHLINESTYLE2". */
export function writeMorphStyles(
  out: ByteWriter,
  fills: readonly Pair<MovieFill>[],
  lines: readonly Pair<MovieLine>[],
  isNewer: boolean,
): void {
  writeCount(out, fills.length);
  for (const fill of fills) writeMorphFill(out, fill, isNewer);
  writeCount(out, lines.length);
  for (const line of lines) writeMorphLine(out, line, isNewer);
}

/** True for a gradient whose focus is off its centre at an end: only the newer form can contain it. */
export function isFocal({ from, to }: Pair<MovieFill>): boolean {
  return (
    from.kind === 'gradient' &&
    to.kind === 'gradient' &&
    from.isRadial &&
    (from.focus !== 0 || to.focus !== 0)
  );
}

function writeMorphFill(out: ByteWriter, { from, to }: Pair<MovieFill>, isNewer: boolean): void {
  if (from.kind === 'solid' && to.kind === 'solid') {
    writeRgba(out.u8(0), from.color);
    writeRgba(out, to.color);
  } else if (from.kind === 'gradient' && to.kind === 'gradient') {
    const hasFocus = isNewer && isFocal({ from, to });
    out.u8(hasFocus ? FOCAL : gradientKind(from, false));
    writeMatrix(out, from.matrix);
    writeMatrix(out, to.matrix);
    out.u8((from.spread << 6) | (from.mixing << 4) | from.stops.length);
    from.stops.forEach((stop, i) => {
      writeRgba(out.u8(stop.ratio), stop.color);
      writeRgba(out.u8(to.stops[i].ratio), to.stops[i].color);
    });
    if (hasFocus) out.fixed8(from.focus).fixed8(to.focus);
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
    writeMorphFill(out, { from: from.fill, to: to.fill }, true);
    return;
  }
  writeRgba(out, colorOf(from.fill));
  writeRgba(out, colorOf(to.fill));
}
