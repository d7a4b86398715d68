import type { Point } from '../../../geometry/matrix';
import { inWholeSteps } from '../../../geometry/edges/edgeNumber';
import { SegmentPen, type Segments } from '../../../geometry/edges/Segments';
import { mix } from './mix';

/** A point at the start and the end of a shape tween. */
export interface MorphPoint {
  from: Point;
  to: Point;
}

/** A curve of a contour at the start and the end of a shape tween. It begins where the previous one ends. */
export interface MorphCurve {
  control: MorphPoint;
  anchor: MorphPoint;
  isLine: boolean;
}

/** A line, or the edge of an area, at the start and the end of a shape tween: each point has a counterpart. */
export interface MorphContour {
  start: MorphPoint;
  curves: readonly MorphCurve[];
}

/**
 * The contour at some progress: each point moves in a straight line to its counterpart, and is where a document could
 * hold it, so that a frame shows the same before and after it is made a keyframe.
 */
export function mixContour({ start, curves }: MorphContour, progress: number): Segments {
  const pen = new SegmentPen();
  const at = (point: MorphPoint): Point => {
    const { x, y } = mixPoint(point, progress);
    return { x: inWholeSteps(x), y: inWholeSteps(y) };
  };
  const first = at(start);
  pen.moveTo(first.x, first.y);
  for (const { control, anchor, isLine } of curves) {
    const bend = at(control);
    const end = at(anchor);
    if (isLine) pen.lineTo(end.x, end.y);
    else pen.curveTo(bend.x, bend.y, end.x, end.y);
  }
  return pen.segments();
}

/** The part of a shape tween between two values of its progress, as a contour of its own. */
export function cutContour({ start, curves }: MorphContour, from: number, to: number): MorphContour {
  const cut = (point: MorphPoint): MorphPoint => ({ from: mixPoint(point, from), to: mixPoint(point, to) });
  return {
    start: cut(start),
    curves: curves.map(({ control, anchor, isLine }) => ({
      control: cut(control),
      anchor: cut(anchor),
      isLine,
    })),
  };
}

function mixPoint({ from, to }: MorphPoint, progress: number): Point {
  return { x: mix(from.x, to.x, progress), y: mix(from.y, to.y, progress) };
}
