// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';

function forEach(method, elements, work) {
    var i = 0;
    try {
        for (; i < elements.length; i++)
            work(elements[i], i);
    }
    catch (error) {
        throw failure(method, i, elements[i], error);
    }
}

export { forEach };
