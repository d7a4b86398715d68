// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';

function blameFirst(method, elements, work, indices) {
    try {
        return work();
    }
    catch (error) {
        var more = elements.length > 1 ? ' and ' + (elements.length - 1) + ' more' : '';
        throw failure(method, indices ? indices[0] : 0, elements[0], error, more);
    }
}

export { blameFirst };
