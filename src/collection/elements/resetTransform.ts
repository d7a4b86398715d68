import { forEach } from '../support/forEach';
import { assignMatrix } from './support/moveElements';

const METHOD = 'ElementCollection.resetTransform';

/** Removes scale, rotation and skew; `x` and `y` stay. Host members: those of `assignMatrix`. */
export function resetTransforms(elements: Element[]): void {
  forEach(METHOD, elements, function resetTransform(element) {
    const before = element.matrix;
    if (before.a === 1 && before.b === 0 && before.c === 0 && before.d === 1) return;
    assignMatrix(element, { a: 1, b: 0, c: 0, d: 1, tx: before.tx, ty: before.ty }, null);
  });
}
