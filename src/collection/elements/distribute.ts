import { distributedEdges, distributeDistances } from '../geometry/distributeDistances';
import { checkBoolean } from '../support/check';
import { allBounds, stageBox } from './support/elementBounds';
import { moveBy } from './support/moveElements';

const METHOD = 'ElementCollection.distribute';

/**
 * Puts edges of elements at equal distances. Host members: `left`, `top`, `width`, `height`, `x`, `y`; of the document
 * `width`, `height`.
 */
export function distributeElements(
  document: Document,
  elements: Element[],
  edges: unknown,
  toStage: unknown,
): void {
  const distributed = distributedEdges(METHOD, edges);
  checkBoolean(METHOD, 'toStage', toStage);
  const boxes = allBounds(METHOD, elements);
  moveBy(METHOD, elements, distributeDistances(boxes, distributed, toStage ? stageBox(document) : null));
}
