import { center, type Vector } from '../geometry/box';
import { checkBoolean } from '../support/check';
import { forEach } from '../support/forEach';
import { allBounds } from './support/elementBounds';
import { inPointCoordinates } from './support/inPointCoordinates';
import { isShapeType } from '../../host/shapes';

const METHOD = 'ElementCollection.centerTransformPoint';

function registrationPoint(element: Element): Vector {
  return isShapeType(element.elementType) ? { x: element.x, y: element.y } : { x: 0, y: 0 };
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
