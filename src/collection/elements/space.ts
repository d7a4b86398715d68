import type { Axis } from '../geometry/box';
import { evenDistances, gapDistances } from '../geometry/spaceDistances';
import { checkNumber, wrongArgument } from '../support/check';
import { allBounds, stageBox } from './support/elementBounds';
import { moveBy } from './support/moveElements';

const METHOD = 'ElementCollection.space';

/**
 * Leaves equal gaps between elements. Host members: `left`, `top`, `width`, `height`, `x`, `y`; of the document
 * `width`, `height`.
 */
export function spaceElements(
  document: Document,
  elements: Element[],
  direction: unknown,
  gap: unknown,
): void {
  if (direction !== 'horizontal' && direction !== 'vertical') {
    throw wrongArgument(METHOD, 'direction', '"horizontal" or "vertical"', direction);
  }
  if (typeof gap === 'number') checkNumber(METHOD, 'gap', gap);
  else if (gap !== undefined && typeof gap !== 'boolean')
    throw wrongArgument(METHOD, 'gap', 'a Number or true', gap);
  const axis: Axis = direction === 'horizontal' ? 'x' : 'y';
  const boxes = allBounds(METHOD, elements);
  const stage = gap === true ? stageBox(document) : null;
  const isGap = typeof gap === 'number';
  moveBy(METHOD, elements, isGap ? gapDistances(boxes, axis, gap) : evenDistances(boxes, axis, stage));
}
