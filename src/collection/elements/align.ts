import { alignDistances, alignedEdges } from '../geometry/alignDistances';
import { union } from '../geometry/box';
import { checkBoolean } from '../support/check';
import { allBounds, stageBox } from './support/elementBounds';
import { moveBy } from './support/moveElements';

const METHOD = 'ElementCollection.align';

/**
 * Aligns edges or middles of elements with those of their common bounds, or of the stage.
 * Host members: `left`, `top`, `width`, `height`, `x`, `y`; of the document `width`, `height`.
 */
export function alignElements(document: Document, elements: Element[], to: unknown, toStage: unknown): void {
  const edges = alignedEdges(METHOD, to);
  checkBoolean(METHOD, 'toStage', toStage);
  const boxes = allBounds(METHOD, elements);
  moveBy(METHOD, elements, alignDistances(boxes, edges, toStage ? stageBox(document) : union(boxes)));
}
