import { scalingAbout } from '../geometry/matrix';
import { checkNumber, outOfRange } from '../support/check';
import { pivotOf } from './support/elementBounds';
import { transformAll } from './support/moveElements';

const METHOD = 'ElementCollection.scale';

/**
 * Scales elements as one body. A scale of 0 is refused: nothing could be read of the elements again.
 * Host members: as `rotateElements`.
 */
export function scaleElements(elements: Element[], xScale: unknown, yScale: unknown, corner: unknown): void {
  checkNumber(METHOD, 'xScale', xScale);
  checkNumber(METHOD, 'yScale', yScale);
  if (xScale === 0) throw outOfRange(METHOD, 'xScale', 'other than 0', xScale);
  if (yScale === 0) throw outOfRange(METHOD, 'yScale', 'other than 0', yScale);
  const pivot = pivotOf(METHOD, elements, corner);
  transformAll(METHOD, elements, scalingAbout(pivot, xScale as number, yScale as number));
}
