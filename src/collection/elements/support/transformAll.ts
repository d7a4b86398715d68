import { concat, type Transform } from '../../geometry/matrix';
import { forEach } from '../../support/forEach';
import { assignMatrix } from './assignMatrix';

/** Transforms elements in their parent's coordinates. Host members: those of `assignMatrix`. */
export function transformAll(method: string, elements: Element[], change: Transform): void {
  forEach(method, elements, function transform(element) {
    assignMatrix(element, concat(change, element.matrix), change);
  });
}
