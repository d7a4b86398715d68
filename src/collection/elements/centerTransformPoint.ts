import { type Box, center, type Vector } from '../geometry/box';
import { inverseDistance } from '../geometry/matrix';
import { checkBoolean } from '../support/check';
import { forEach } from '../support/forEach';
import { allBounds } from './support/bounds';
import { isShape } from './support/isShape';

const METHOD = 'ElementCollection.centerTransformPoint';

/**
 * The middle of an element's bounds in the coordinates of its transformation point: the element's own
 * coordinates, for shapes, groups and primitives its parent's (Adobe's reference, setTransformationPoint).
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
 * Puts the transformation point of each element to the middle of its bounds or, without `state`, to its registration
 * point. The elements do not move. Host members: `elementType`, `matrix`, `x`, `y`, `setTransformationPoint`; `left`,
 * `top`, `width`, `height`.
 */
export function centerTransformPoints(elements: Element[], state: unknown): void {
  checkBoolean(METHOD, 'state', state);
  const boxes = state ? allBounds(METHOD, elements) : null;
  forEach(METHOD, elements, function setPoint(element, index) {
    const point = boxes ? middleOf(element, boxes[index]) : registrationPoint(element);
    element.setTransformationPoint(point as Point);
  });
}
