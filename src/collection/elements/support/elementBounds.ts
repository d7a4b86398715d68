import { union, type Box, type Vector } from '../../geometry/box';
import { cornerPoint } from '../../geometry/cornerPoint';
import { forEach } from '../../support/forEach';

/** Reads the bounds of an element. Host members: `left`, `top`, `width`, `height`, each read once. */
function boundsOf(element: Element): Box {
  const left = element.left;
  const top = element.top;
  return { left, top, right: left + element.width, bottom: top + element.height };
}

/** Reads the bounds of each element. */
export function allBounds(method: string, elements: Element[]): Box[] {
  const boxes: Box[] = [];
  forEach(method, elements, function measure(element, index) {
    boxes[index] = boundsOf(element);
  });
  return boxes;
}

/** The point of the elements' common bounds about which they are rotated or scaled. */
export function pivotOf(method: string, elements: Element[], corner: unknown): Vector {
  return cornerPoint(method, corner, union(allBounds(method, elements)));
}

/** The stage as a box. Host members: `document.width`, `document.height`. */
export function stageBox(document: Document): Box {
  return { left: 0, top: 0, right: document.width, bottom: document.height };
}
