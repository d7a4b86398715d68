import { isElement } from '../../host/hostClass';
import { type Axis, type Box, extent } from '../geometry/box';
import { textTest } from '../methods/find';
import { outOfRange, wrongArgument } from '../support/check';
import { forEach } from '../support/forEach';
import { allBounds } from './support/elementBounds';

const METHOD = 'ElementCollection.match';

/** The axes whose extents `match` makes equal. */
export function matchedAxes(dimension: unknown): Axis[] {
  if (dimension === 'width') return ['x'];
  if (dimension === 'height') return ['y'];
  if (dimension === 'size') return ['x', 'y'];
  throw wrongArgument(METHOD, 'dimension', '"width", "height" or "size"', dimension);
}

function indexOfName(elements: Element[], name: string): number {
  const matches = textTest(name);
  let modelIndex = -1;
  function isNamed(own: unknown): boolean {
    return typeof own === 'string' && (matches ? matches(own) : own === name);
  }
  forEach(METHOD, elements, function testName(element, index) {
    if (modelIndex < 0 && isNamed(element.name)) modelIndex = index;
  });
  if (modelIndex >= 0) return modelIndex;
  throw new RangeError(METHOD + '(): no element of the collection is named "' + name + '"');
}

/** The bounds of the element that the others match; null for the biggest or smallest of all. */
function model(elements: Element[], boxes: Box[], to: unknown): Box | null {
  if (typeof to === 'boolean') return null;
  if (typeof to === 'string') return boxes[indexOfName(elements, to)];
  if (typeof to === 'number') {
    if (boxes[to]) return boxes[to];
    throw outOfRange(METHOD, 'to', 'an index from 0 to ' + (boxes.length - 1), to);
  }
  if (isElement(to)) return allBounds(METHOD, [to])[0];
  throw wrongArgument(METHOD, 'to', 'true, false, an index, a name or an element', to);
}

/** The biggest or smallest extent along an axis. */
function extreme(boxes: Box[], axis: Axis, biggest: boolean): number {
  let best = extent(boxes[0], axis);
  for (let i = 1; i < boxes.length; i++) {
    const size = extent(boxes[i], axis);
    best = biggest ? Math.max(best, size) : Math.min(best, size);
  }
  return best;
}

/**
 * Makes elements as wide or high as one of them. Host members: `left`, `top`, `width`, `height`; and `name`, where
 * the one is given by name.
 */
export function matchSizes(elements: Element[], axes: Axis[], to: unknown): void {
  const boxes = allBounds(METHOD, elements);
  const chosen = model(elements, boxes, to);
  for (let i = 0; i < axes.length && boxes.length > 0; i++) {
    const axis = axes[i];
    const size = chosen ? extent(chosen, axis) : extreme(boxes, axis, to === true);
    forEach(METHOD, elements, function setSize(element, index) {
      if (extent(boxes[index], axis) !== size) element[axis === 'x' ? 'width' : 'height'] = size;
    });
  }
}
