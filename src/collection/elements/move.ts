import { failure } from '../../host/failure';
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
function shift(elements: Element[], { x, y }: Vector): void {
  const xs: number[] = [];
  const ys: number[] = [];
  const count = elements.length;
  let i = 0;
  try {
    for (; i < count; i++) {
      const element = elements[i];
      if (x !== 0) xs[i] = element.x;
      if (y !== 0) ys[i] = element.y;
    }
    for (i = 0; i < count; i++) {
      const element = elements[i];
      if (x !== 0) element.x = xs[i] + x;
      if (y !== 0) element.y = ys[i] + y;
    }
  } catch (error) {
    throw failure(METHOD, i, elements[i], error);
  }
}
