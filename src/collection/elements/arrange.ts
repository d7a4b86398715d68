import { isArray } from '../../host/isArray';
import { checkBoolean, checkNumber, checkWholeNumber, outOfRange, wrongArgument } from '../check';
import { forEach } from '../support/forEach';
import { alignDistances, alignedEdges } from './align';
import { allBounds, stageBox } from './bounds';
import { type Axis, union, type Vector } from './box';
import { distributedEdges, distributeDistances } from './distribute';
import { layoutDistances } from './layout';
import { moveBy } from './moveBy';
import { evenDistances, gapDistances } from './space';
import { type Rounding, snap } from './toGrid';

/** The same distance for each of so many elements. */
function repeated(distance: Vector, count: number): Vector[] {
  const distances: Vector[] = [];
  for (let i = 0; i < count; i++) distances.push(distance);
  return distances;
}

/** `ElementCollection.move`. Host members: `x`, `y`; to move to a place also `left`, `top`, `width`, `height`. */
export function moveElements(elements: Element[], x: unknown, y: unknown, relative: unknown): void {
  const method = 'ElementCollection.move';
  checkNumber(method, 'x', x);
  checkNumber(method, 'y', y);
  checkBoolean(method, 'relative', relative);
  if (elements.length === 0) return;
  const distance: Vector = { x: x as number, y: y as number };
  if (!relative) {
    const bounds = union(allBounds(method, elements));
    distance.x -= bounds.left;
    distance.y -= bounds.top;
  }
  moveBy(method, elements, repeated(distance, elements.length));
}

/** `ElementCollection.align`. Host members: `left`, `top`, `width`, `height`, `x`, `y`; those of the document's size. */
export function alignElements(document: Document, elements: Element[], to: unknown, toStage: unknown): void {
  const method = 'ElementCollection.align';
  const edges = alignedEdges(method, to);
  checkBoolean(method, 'toStage', toStage);
  const boxes = allBounds(method, elements);
  moveBy(method, elements, alignDistances(boxes, edges, toStage ? stageBox(document) : union(boxes)));
}

/** `ElementCollection.distribute`. Host members: as `alignElements`. */
export function distributeElements(
  document: Document,
  elements: Element[],
  edges: unknown,
  toStage: unknown,
): void {
  const method = 'ElementCollection.distribute';
  const distributed = distributedEdges(method, edges);
  checkBoolean(method, 'toStage', toStage);
  const boxes = allBounds(method, elements);
  moveBy(method, elements, distributeDistances(boxes, distributed, toStage ? stageBox(document) : null));
}

/** `ElementCollection.space`. Host members: as `alignElements`. */
export function spaceElements(
  document: Document,
  elements: Element[],
  direction: unknown,
  gap: unknown,
): void {
  const method = 'ElementCollection.space';
  if (direction !== 'horizontal' && direction !== 'vertical') {
    throw wrongArgument(method, 'direction', '"horizontal" or "vertical"', direction);
  }
  if (typeof gap === 'number') checkNumber(method, 'gap', gap);
  else if (gap !== undefined) checkBoolean(method, 'the second argument', gap);
  const axis: Axis = direction === 'horizontal' ? 'x' : 'y';
  const boxes = allBounds(method, elements);
  const stage = gap === true ? stageBox(document) : null;
  const isGap = typeof gap === 'number';
  moveBy(method, elements, isGap ? gapDistances(boxes, axis, gap) : evenDistances(boxes, axis, stage));
}

/** `ElementCollection.layout`. Host members: `left`, `top`, `width`, `height`, `x`, `y`. */
export function layoutElements(elements: Element[], columns: unknown, gapX: unknown, gapY: unknown): void {
  const method = 'ElementCollection.layout';
  const inRow = columns === undefined || columns === null ? Math.max(elements.length, 1) : columns;
  checkWholeNumber(method, 'columns', inRow);
  if ((inRow as number) < 1) throw outOfRange(method, 'columns', '1 or more', inRow);
  checkNumber(method, 'gapX', gapX);
  checkNumber(method, 'gapY', gapY);
  const boxes = allBounds(method, elements);
  moveBy(method, elements, layoutDistances(boxes, inRow as number, gapX as number, gapY as number));
}

function gridSteps(method: string, precision: unknown): Vector {
  const isPair = isArray(precision) && precision.length === 2;
  const steps = isPair ? { x: precision[0], y: precision[1] } : { x: precision, y: precision };
  if (typeof steps.x !== 'number' || typeof steps.y !== 'number') {
    throw wrongArgument(method, 'precision', 'a Number or [x, y]', precision);
  }
  const isUsable = steps.x >= 0 && steps.y >= 0 && isFinite(steps.x) && isFinite(steps.y);
  if (!isUsable) throw outOfRange(method, 'precision', 'finite and not negative', precision);
  return { x: steps.x, y: steps.y };
}

/** `ElementCollection.toGrid`. Host members: `x`, `y`. */
export function snapElements(elements: Element[], precision: unknown, rounding: unknown): void {
  const method = 'ElementCollection.toGrid';
  const steps = gridSteps(method, precision);
  if (rounding !== -1 && rounding !== 0 && rounding !== 1) {
    throw wrongArgument(method, 'rounding', '-1, 0 or 1', rounding);
  }
  const places: Vector[] = [];
  forEach(method, elements, function readPlace(element, index) {
    places[index] = { x: element.x, y: element.y };
  });
  forEach(method, elements, function snapPlace(element, index) {
    const { x, y } = places[index];
    const snapped = { x: snap(x, steps.x, rounding as Rounding), y: snap(y, steps.y, rounding as Rounding) };
    if (snapped.x !== x) element.x = snapped.x;
    if (snapped.y !== y) element.y = snapped.y;
  });
}
