import type { Matrix, Point } from '../../geometry/matrix';
import type { Curve } from '../../geometry/planar/Curve';
import { closedCurves, PathPen } from '../../geometry/planar/pathOutline';
import type { GlyphOutlines, GlyphPoint } from './readGlyphs';

/** The outlines of a glyph as closed curves, carried along by a transformation. */
export function drawGlyph(outlines: GlyphOutlines, matrix: Matrix): Curve[] {
  const pen = new PathPen(matrix);
  for (const outline of outlines) if (outline.length > 1) drawOutline(outline, pen);
  return closedCurves(pen.subpaths);
}

/** Between two control points the curve passes through their middle. */
function drawOutline(outline: readonly GlyphPoint[], pen: PathPen): void {
  const first = outline.findIndex(({ isOn }) => isOn);
  const start = first < 0 ? middle(outline[0], outline[outline.length - 1]) : outline[first];
  const rest = first < 0 ? outline : [...outline.slice(first + 1), ...outline.slice(0, first + 1)];
  pen.moveTo(start.x, start.y);
  let control: Point | undefined;
  for (const point of rest) {
    if (point.isOn) {
      if (control) pen.quadraticTo(control.x, control.y, point.x, point.y);
      else pen.lineTo(point.x, point.y);
      control = undefined;
      continue;
    }
    if (control) {
      const { x, y } = middle(control, point);
      pen.quadraticTo(control.x, control.y, x, y);
    }
    control = point;
  }
  if (control) pen.quadraticTo(control.x, control.y, start.x, start.y);
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
