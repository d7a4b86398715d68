import type { Vector } from '../../geometry/box';
import { inverseDistance } from '../../geometry/matrix';
import { isShapeType } from '../../../host/shapes';

/**
 * A point of an element's parent in the coordinates of its transformation point: the element's own
 * coordinates, for shapes, groups and primitives its parent's (Adobe's reference, setTransformationPoint).
 */
export function inPointCoordinates(element: Element, point: Vector): Vector {
  if (isShapeType(element.elementType)) return point;
  const matrix = element.matrix;
  return inverseDistance(matrix, { x: point.x - matrix.tx, y: point.y - matrix.ty }) || { x: 0, y: 0 };
}
