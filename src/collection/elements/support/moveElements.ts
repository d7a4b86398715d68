import type { Vector } from '../../geometry/box';
import { isShapeType } from '../../../host/shapes';
import { concat, type Transform, transformPoint } from '../../geometry/matrix';
import { forEach } from '../../support/forEach';

/** Smaller differences come from the host's rounding: it stores coordinates in twentieths of a pixel. */
const TWIP = 0.05;

function differ(a: Vector, b: Vector): boolean {
  return Math.abs(a.x - b.x) > TWIP || Math.abs(a.y - b.y) > TWIP;
}

/**
 * Gives an element another matrix, with its transformation point on the same spot of it. In Animate, assigning a
 * matrix disturbs that point, and does not move a drawing object (both seen in scripts shipped by Adobe).
 *
 * Host members: `matrix`, `elementType`, `getTransformationPoint`, `setTransformationPoint`; of drawing objects `x`,
 * `y`.
 *
 * @param change the transformation of the parent's coordinates that gives the matrix; null when the element stays
 */
export function assignMatrix(element: Element, matrix: Transform, change: Transform | null): void {
  const point = element.getTransformationPoint();
  const inParent = isShapeType(element.elementType);
  const position =
    change && inParent && (element as Shape).isDrawingObject ? { x: element.x, y: element.y } : null;
  element.matrix = matrix;
  if (change && position && !differ(element, position)) {
    const moved = transformPoint(change, position);
    element.x = moved.x;
    element.y = moved.y;
  }
  const expected = inParent && change ? transformPoint(change, point) : point;
  if (differ(element.getTransformationPoint(), expected)) element.setTransformationPoint(expected as Point);
}

/** Transforms elements in their parent's coordinates. Host members: those of `assignMatrix`. */
export function transformAll(method: string, elements: Element[], change: Transform): void {
  forEach(method, elements, function transform(element) {
    assignMatrix(element, concat(change, element.matrix), change);
  });
}

/**
 * Moves each element by its own distance; a coordinate that stays is not touched.
 * Host members: `x`, `y`.
 */
export function moveBy(method: string, elements: Element[], distances: Vector[]): void {
  forEach(method, elements, function shift(element, index) {
    const { x, y } = distances[index];
    if (x !== 0) element.x += x;
    if (y !== 0) element.y += y;
  });
}
