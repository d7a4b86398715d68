import { checkBoolean, checkNumber, outOfRange } from '../check';
import { allBounds } from './bounds';
import { union, type Vector } from './box';
import { cornerPoint } from './corner';
import { rotationAbout, scalingAbout } from './matrix';
import { transformAll } from './transform';
import { setTransformPoints } from './transformPoint';

/** The point of the collection's bounds that a rotation or scaling is done about. */
function pivotOf(method: string, elements: Element[], corner: unknown): Vector {
  return cornerPoint(method, corner, union(allBounds(method, elements)));
}

/**
 * `ElementCollection.rotate`: all elements as one body. Computed, because the host rotates selected elements only, and
 * a single one about its own transformation point. Host members: `left`, `top`, `width`, `height` and those of
 * `transformAll`.
 */
export function rotateElements(elements: Element[], angle: unknown, corner: unknown): void {
  const method = 'ElementCollection.rotate';
  checkNumber(method, 'angle', angle);
  const pivot = pivotOf(method, elements, corner);
  transformAll(method, elements, rotationAbout(pivot, angle as number));
}

/** `ElementCollection.scale`, in the same way. A scale of 0 would lose the elements and is refused. */
export function scaleElements(elements: Element[], xScale: unknown, yScale: unknown, corner: unknown): void {
  const method = 'ElementCollection.scale';
  checkNumber(method, 'xScale', xScale);
  checkNumber(method, 'yScale', yScale);
  if (xScale === 0) throw outOfRange(method, 'xScale', 'other than 0', xScale);
  if (yScale === 0) throw outOfRange(method, 'yScale', 'other than 0', yScale);
  const pivot = pivotOf(method, elements, corner);
  transformAll(method, elements, scalingAbout(pivot, xScale as number, yScale as number));
}

/** `ElementCollection.centerTransformPoint`. Host members: those of `setTransformPoints` and of the bounds. */
export function centerPoints(elements: Element[], state: unknown): void {
  const method = 'ElementCollection.centerTransformPoint';
  checkBoolean(method, 'state', state);
  setTransformPoints(method, elements, state ? allBounds(method, elements) : null);
}
