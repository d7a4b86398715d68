import { cornerPoint, wrongCorner } from '../geometry/cornerPoint';
import { forEach } from '../support/forEach';
import { allBounds } from './support/elementBounds';
import { inPointCoordinates } from './support/inPointCoordinates';

const METHOD = 'ElementCollection.pivot';

/**
 * Puts the transformation point of each element to a corner or edge of its bounds. The elements do not move.
 * Host members: as `centerTransformPoints`.
 */
export function movePivots(elements: Element[], corner: unknown): void {
  if (typeof corner !== 'string') throw wrongCorner(METHOD, corner);
  const where = corner === 'center' ? 'center center' : corner;
  cornerPoint(METHOD, where, { left: 0, top: 0, right: 0, bottom: 0 });
  const boxes = allBounds(METHOD, elements);
  forEach(METHOD, elements, function setPivot(element, index) {
    const point = inPointCoordinates(element, cornerPoint(METHOD, where, boxes[index]));
    element.setTransformationPoint(point as Point);
  });
}
