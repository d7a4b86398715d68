import { forEach } from '../support/forEach';
import type { Vector } from './box';
import { isShape } from './isShape';
import { concat, type Transform, transformPoint } from './matrix';

/** Differences below this are the host's rounding: a coordinate is stored to a twentieth of a pixel. */
const TWIP = 0.05;

function differ(a: Vector, b: Vector): boolean {
  return Math.abs(a.x - b.x) > TWIP || Math.abs(a.y - b.y) > TWIP;
}

/**
 * Gives an element another matrix and leaves its transformation point on the same spot of it. In Animate, assigning a
 * matrix disturbs that point, and does not move a drawing object (both seen in scripts shipped by Adobe).
 *
 * @param change the transformation of the parent's coordinates that leads to the matrix; null when the element stays
 */
function assignMatrix(element: Element, matrix: Transform, change: Transform | null): void {
  const point = element.getTransformationPoint();
  const inParent = isShape(element);
  const place = change && inParent && element.isDrawingObject ? { x: element.x, y: element.y } : null;
  element.matrix = matrix;
  if (change && place && !differ(element, place)) {
    const moved = transformPoint(change, place);
    element.x = moved.x;
    element.y = moved.y;
  }
  const expected = inParent && change ? transformPoint(change, point) : point;
  if (differ(element.getTransformationPoint(), expected)) element.setTransformationPoint(expected as Point);
}

/**
 * Carries the elements along by a transformation of their parent's coordinates.
 * Host members: `matrix`, `elementType`, `getTransformationPoint`, `setTransformationPoint`; of drawing objects `x`, `y`.
 */
export function transformAll(method: string, elements: Element[], change: Transform): void {
  forEach(method, elements, function transform(element) {
    assignMatrix(element, concat(change, element.matrix), change);
  });
}

/**
 * Takes scale, rotation and skew away; `x` and `y` stay.
 * Host members: as `transformAll`.
 */
export function resetTransforms(method: string, elements: Element[]): void {
  forEach(method, elements, function reset(element) {
    const before = element.matrix;
    if (before.a === 1 && before.b === 0 && before.c === 0 && before.d === 1) return;
    assignMatrix(element, { a: 1, b: 0, c: 0, d: 1, tx: before.tx, ty: before.ty }, null);
  });
}
