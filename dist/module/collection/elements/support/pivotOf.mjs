// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { union } from '../../geometry/box.mjs';
import { cornerPoint } from '../../geometry/cornerPoint.mjs';
import { allBounds } from './elementBounds.mjs';

function pivotOf(method, elements, corner) {
    return cornerPoint(method, corner, union(allBounds(method, elements)));
}

export { pivotOf };
