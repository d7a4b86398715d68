import type { Vector } from '../geometry/box';
import { checkBoolean, checkNumber } from '../support/check';
import { forEach } from '../support/forEach';

const METHOD = 'ElementCollection.move';

/**
 * Moves elements by a distance, or so that the top-left corner of their common bounds comes to a point.
 * Host members: `x`, `y`; to move to a point also `left`, `top`.
 */
export function moveElements(elements: Element[], x: unknown, y: unknown, relative: unknown): void {
  checkNumber(METHOD, 'x', x);
  checkNumber(METHOD, 'y', y);
  checkBoolean(METHOD, 'relative', relative);
  if (elements.length === 0) return;
  const distance: Vector = { x: x as number, y: y as number };
  if (!relative) {
    const corner = topLeftCorner(elements);
    distance.x -= corner.x;
    distance.y -= corner.y;
  }
  shift(elements, distance);
}

/** The top-left corner of the common bounds of elements. */
function topLeftCorner(elements: Element[]): Vector {
  const corner: Vector = { x: Infinity, y: Infinity };
  forEach(METHOD, elements, function extendCorner({ left, top }) {
    corner.x = Math.min(corner.x, left);
    corner.y = Math.min(corner.y, top);
  });
  return corner;
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
