import { union, type Vector } from '../geometry/box';
import { checkBoolean, checkNumber } from '../support/check';
import { forEach } from '../support/forEach';
import { allBounds } from './support/bounds';

const METHOD = 'ElementCollection.move';

/**
 * Moves elements by a distance, or so that the top-left corner of their common bounds comes to a point.
 * Host members: `x`, `y`; to move to a point also `left`, `top`, `width`, `height`.
 */
export function moveElements(elements: Element[], x: unknown, y: unknown, relative: unknown): void {
  checkNumber(METHOD, 'x', x);
  checkNumber(METHOD, 'y', y);
  checkBoolean(METHOD, 'relative', relative);
  if (elements.length === 0) return;
  const distance: Vector = { x: x as number, y: y as number };
  if (!relative) {
    const bounds = union(allBounds(METHOD, elements));
    distance.x -= bounds.left;
    distance.y -= bounds.top;
  }
  shift(elements, distance);
}

/**
 * All places are read before the first is set, so that an element that is there twice moves once. A coordinate that
 * stays is not touched.
 */
function shift(elements: Element[], distance: Vector): void {
  const xs: number[] = [];
  const ys: number[] = [];
  forEach(METHOD, elements, function readPlace(element, index) {
    if (distance.x !== 0) xs[index] = element.x;
    if (distance.y !== 0) ys[index] = element.y;
  });
  forEach(METHOD, elements, function setPlace(element, index) {
    if (distance.x !== 0) element.x = xs[index] + distance.x;
    if (distance.y !== 0) element.y = ys[index] + distance.y;
  });
}
