import { centerOf, type Box } from '../../../../geometry/Box';
import type { Point } from '../../../../geometry/matrix';
import { checkChoice } from '../../../../document/checks/checkValue';
import { boundsOf } from '../../elements';
import type { Element } from '../../elements/Element';

/** Names of points on the edge of a box: across and down, 0 to 1. Source: Adobe's reference, document.scaleSelection(). */
const POINTS: Record<string, readonly [number, number]> = {
  'top left': [0, 0],
  'top center': [0.5, 0],
  'top right': [1, 0],
  'left center': [0, 0.5],
  'right center': [1, 0.5],
  'bottom left': [0, 1],
  'bottom center': [0.5, 1],
  'bottom right': [1, 1],
};

/**
 * The point that a transformation of a selection leaves where it is: one named on the edge of its box, else the
 * transformation point of a single element, else the middle of the box.
 */
export function pivotOf(method: string, elements: readonly Element[], name?: unknown): Point {
  const box = boundsOf(elements);
  if (name !== undefined) return pointOn(box, POINTS[checkChoice(method, name, Object.keys(POINTS))]);
  return elements.length === 1 ? elements[0].pivot : centerOf(box);
}

function pointOn({ left, top, right, bottom }: Box, [across, down]: readonly [number, number]): Point {
  return { x: left + (right - left) * across, y: top + (bottom - top) * down };
}
