import { center, type Vector } from '../geometry/box';
import { inverseDistance } from '../geometry/matrix';
import { cornerPoint } from '../geometry/cornerPoint';
import { checkBoolean, wrongArgument } from '../support/check';
import { forEach } from '../support/forEach';
import { allBounds } from './support/bounds';
import { isShape } from './support/isShape';

const METHOD = 'ElementCollection.centerTransformPoint';

/**
 * A point of an element's parent in the coordinates of its transformation point: the element's own
 * coordinates, for shapes, groups and primitives its parent's (Adobe's reference, setTransformationPoint).
 */
function inPointCoordinates(element: Element, point: Vector): Vector {
  if (isShape(element)) return point;
  const matrix = element.matrix;
  return inverseDistance(matrix, { x: point.x - matrix.tx, y: point.y - matrix.ty }) || { x: 0, y: 0 };
}

function registrationPoint(element: Element): Vector {
  return isShape(element) ? { x: element.x, y: element.y } : { x: 0, y: 0 };
}

/**
 * Puts the transformation point of each element to the middle of its bounds or, without `state`, to its registration
 * point. The elements do not move. Host members: `elementType`, `matrix`, `x`, `y`, `setTransformationPoint`; `left`,
 * `top`, `width`, `height`.
 */
export function centerTransformPoints(elements: Element[], state: unknown): void {
  checkBoolean(METHOD, 'state', state);
  const boxes = state ? allBounds(METHOD, elements) : null;
  forEach(METHOD, elements, function setPoint(element, index) {
    const point = boxes ? inPointCoordinates(element, center(boxes[index])) : registrationPoint(element);
    element.setTransformationPoint(point as Point);
  });
}

/**
 * Puts the transformation point of each element to a corner or edge of its bounds. The elements do not move.
 * Host members: as `centerTransformPoints`.
 */
export function movePivots(elements: Element[], corner: unknown): void {
  const method = 'ElementCollection.pivot';
  if (typeof corner !== 'string')
    throw wrongArgument(method, 'corner', 'a corner or edge such as "top left" or "right center"', corner);
  const where = corner === 'center' ? 'center center' : corner;
  cornerPoint(method, where, { left: 0, top: 0, right: 0, bottom: 0 });
  const boxes = allBounds(method, elements);
  forEach(method, elements, function setPivot(element, index) {
    const point = inPointCoordinates(element, cornerPoint(method, where, boxes[index]));
    element.setTransformationPoint(point as Point);
  });
}
