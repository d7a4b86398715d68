// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { concat } from '../../geometry/matrix.mjs';
import { forEach } from '../../support/forEach.mjs';
import { assignMatrix } from './assignMatrix.mjs';

function transformAll(method, elements, change) {
    forEach(method, elements, function transform(element) {
        assignMatrix(element, concat(change, element.matrix), change);
    });
}

export { transformAll };
