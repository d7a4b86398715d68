import { rotationAbout } from '../geometry/matrix';
import { checkNumber } from '../support/check';
import { pivotOf } from './support/elementBounds';
import { transformAll } from './support/moveElements';

const METHOD = 'ElementCollection.rotate';

/**
 * Rotates elements as one body. The host is not asked to rotate: it rotates selected elements only, and a single one
 * about its own transformation point. Host members: `left`, `top`, `width`, `height` and those of `transformAll`.
 */
export function rotateElements(elements: Element[], angle: unknown, corner: unknown): void {
  checkNumber(METHOD, 'angle', angle);
  const pivot = pivotOf(METHOD, elements, corner);
  transformAll(METHOD, elements, rotationAbout(pivot, angle as number));
}
