import type { Matrix } from '../../../geometry/matrix';
import type { Curve } from '../../../geometry/planar/Curve';
import { closedCurves, PathPen } from '../../../geometry/planar/pathOutline';
import type { OutlineStep } from '../../../platform/FontOutlines';

/** The outline of a glyph as closed curves, carried along by a transformation. */
export function drawGlyph(steps: readonly OutlineStep[], matrix: Matrix): Curve[] {
  const pen = new PathPen(matrix);
  for (const step of steps) drawStep(step, pen);
  return closedCurves(pen.subpaths);
}

function drawStep(step: OutlineStep, pen: PathPen): void {
  switch (step.type) {
    case 'M':
      pen.moveTo(step.x, step.y);
      break;
    case 'L':
      pen.lineTo(step.x, step.y);
      break;
    case 'Q':
      pen.quadraticTo(step.x1, step.y1, step.x, step.y);
      break;
    case 'C':
      pen.cubicTo(step.x1, step.y1, step.x2, step.y2, step.x, step.y);
      break;
    case 'Z':
    // Outlines of glyphs are closed, whether they say so or not.
  }
}
