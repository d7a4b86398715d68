import { failure } from '../../host/failure';
import { isArray } from '../../host/isArray';
import type { Vector } from '../geometry/box';
import { type Rounding, snapToGrid } from '../geometry/snapToGrid';
import { outOfRange, wrongArgument } from '../support/check';

const METHOD = 'ElementCollection.toGrid';

/** The distances between the lines of the grid. */
function gridSteps(precision: unknown): Vector {
  const isPair = isArray(precision) && precision.length === 2;
  const steps = isPair ? { x: precision[0], y: precision[1] } : { x: precision, y: precision };
  if (typeof steps.x !== 'number' || typeof steps.y !== 'number') {
    throw wrongArgument(METHOD, 'precision', 'a Number or [x, y]', precision);
  }
  const isUsable = steps.x >= 0 && steps.y >= 0 && isFinite(steps.x) && isFinite(steps.y);
  if (!isUsable) throw outOfRange(METHOD, 'precision', 'finite and not negative', precision);
  return { x: steps.x, y: steps.y };
}

/** Moves elements to the lines of a grid. Host members: `x`, `y`, each read once. */
export function moveToGrid(elements: Element[], precision: unknown, rounding: unknown): void {
  const steps = gridSteps(precision);
  if (rounding !== -1 && rounding !== 0 && rounding !== 1) {
    throw wrongArgument(METHOD, 'rounding', '-1, 0 or 1', rounding);
  }
  const xs: number[] = [];
  const ys: number[] = [];
  const count = elements.length;
  let i = 0;
  try {
    for (; i < count; i++) {
      xs[i] = elements[i].x;
      ys[i] = elements[i].y;
    }
    for (i = 0; i < count; i++) {
      const x = snapToGrid(xs[i], steps.x, rounding as Rounding);
      const y = snapToGrid(ys[i], steps.y, rounding as Rounding);
      if (x !== xs[i]) elements[i].x = x;
      if (y !== ys[i]) elements[i].y = y;
    }
  } catch (error) {
    throw failure(METHOD, i, elements[i], error);
  }
}
