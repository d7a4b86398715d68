import { layoutDistances } from '../geometry/layoutDistances';
import { checkNumber, checkWholeNumber, outOfRange } from '../support/check';
import { allBounds } from './support/elementBounds';
import { moveBy } from './support/moveElements';

const METHOD = 'ElementCollection.layout';

/** Lays elements out in rows of cells. Host members: `left`, `top`, `width`, `height`, `x`, `y`. */
export function layoutElements(elements: Element[], columns: unknown, gapX: unknown, gapY: unknown): void {
  const inRow = columns === undefined || columns === null ? Math.max(elements.length, 1) : columns;
  checkWholeNumber(METHOD, 'columns', inRow);
  if ((inRow as number) < 1) throw outOfRange(METHOD, 'columns', '1 or more', inRow);
  checkNumber(METHOD, 'gapX', gapX);
  checkNumber(METHOD, 'gapY', gapY);
  const boxes = allBounds(METHOD, elements);
  moveBy(METHOD, elements, layoutDistances(boxes, inRow as number, gapX as number, gapY as number));
}
