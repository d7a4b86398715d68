// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { forEach } from '../support/forEach.mjs';
import { assignMatrix } from './support/moveElements.mjs';

var METHOD = 'ElementCollection.resetTransform';
function resetTransforms(elements) {
    forEach(METHOD, elements, function resetTransform(element) {
        var before = element.matrix;
        if (before.a === 1 && before.b === 0 && before.c === 0 && before.d === 1)
            return;
        assignMatrix(element, { a: 1, b: 0, c: 0, d: 1, tx: before.tx, ty: before.ty }, null);
    });
}

export { resetTransforms };
