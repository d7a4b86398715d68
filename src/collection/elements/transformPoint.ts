import { forEach } from '../support/forEach';
import { type Box, center, type Vector } from './box';
import { isShape } from './isShape';
import { inverseDistance } from './matrix';

/**
 * The middle of an element's bounds in the coordinates of its transformation point: its own, from its registration
 * point, or for shapes, groups and primitives those of its parent (Adobe's reference, setTransformationPoint).
 */
function middleOf(element: Element, box: Box): Vector {
  const middle = center(box);
  if (isShape(element)) return middle;
  const matrix = element.matrix;
  return inverseDistance(matrix, { x: middle.x - matrix.tx, y: middle.y - matrix.ty }) || { x: 0, y: 0 };
}

function registrationPoint(element: Element): Vector {
  return isShape(element) ? { x: element.x, y: element.y } : { x: 0, y: 0 };
}

/**
 * Puts the transformation point of each element to the middle of its bounds, or to its registration point. The
 * elements do not move. Host members: `elementType`, `matrix`, `x`, `y`, `setTransformationPoint`.
 *
 * @param boxes the bounds, or null for the registration points
 */
export function setTransformPoints(method: string, elements: Element[], boxes: Box[] | null): void {
  forEach(method, elements, function setPoint(element, index) {
    const point = boxes ? middleOf(element, boxes[index]) : registrationPoint(element);
    element.setTransformationPoint(point as Point);
  });
}
