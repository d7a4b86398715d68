import { union, type Vector } from '../../geometry/box';
import { cornerPoint } from '../../geometry/cornerPoint';
import { allBounds } from './elementBounds';

/** The point of the elements' common bounds about which they are rotated or scaled. */
export function pivotOf(method: string, elements: Element[], corner: unknown): Vector {
  return cornerPoint(method, corner, union(allBounds(method, elements)));
}
