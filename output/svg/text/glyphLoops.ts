import type { Curve } from '../../../geometry/planar/Curve';
import { rewriteSegments } from '../../../geometry/edges/rewriteSegments';
import { SegmentPen, type Segments } from '../../../geometry/edges/Segments';
import type { Matrix } from '../../../geometry/matrix';
import type { DocumentText } from '../../../document/xfl/texts/DocumentText';
import type { TextFormat } from '../../../document/xfl/texts/TextFormat';
import { lettersOf } from './lettersOf';
import type { Faces } from '../fonts/Faces';

/** A letter of a text as closed outlines. */
export interface Glyph {
  readonly loops: readonly Segments[];
  readonly format: TextFormat;
}

/**
 * The letters of a text as outlines, without blanks; undefined if the font of one is not available, and for texts that
 * do not run across.
 *
 * @param matrix - carries the outlines along
 */
export function glyphsOf(text: DocumentText, matrix: Matrix, faces: Faces): Glyph[] | undefined {
  if (text.isVertical) return undefined;
  const glyphs: Glyph[] = [];
  for (const { outline, format } of lettersOf(text, faces)) {
    const curves = outline();
    if (!curves) return undefined;
    const loops = loopsOf(curves).map((loop) => rewriteSegments(loop, matrix));
    if (loops.length > 0) glyphs.push({ loops, format });
  }
  return glyphs;
}

/** All outlines of a text; undefined as above. */
export function glyphLoops(text: DocumentText, matrix: Matrix, faces: Faces): Segments[] | undefined {
  return glyphsOf(text, matrix, faces)?.flatMap(({ loops }) => loops);
}

/** Curves that follow each other, as one outline for each time that they come back to where they began. */
function loopsOf(curves: readonly Curve[]): Segments[] {
  const loops: Segments[] = [];
  let pen = new SegmentPen();
  let start: Curve | undefined;
  for (const curve of curves) {
    if (!start) {
      start = curve;
      pen.moveTo(curve.x0, curve.y0);
    }
    if (curve.isLine) pen.lineTo(curve.x1, curve.y1);
    else pen.curveTo(curve.cx, curve.cy, curve.x1, curve.y1);
    if (curve.x1 !== start.x0 || curve.y1 !== start.y0) continue;
    loops.push(pen.segments());
    pen = new SegmentPen();
    start = undefined;
  }
  return loops;
}
