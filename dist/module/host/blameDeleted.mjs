// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from './failure.mjs';
import { isDeletedError, isDeleted } from './isDeleted.mjs';

function blameDeleted(method, lists, query) {
    try {
        return query();
    }
    catch (error) {
        if (!isDeletedError(error))
            throw error;
        var index = 0;
        for (var i = 0; i < lists.length; i++) {
            for (var at = 0; at < lists[i].length; at++, index++) {
                if (isDeleted(lists[i][at]))
                    throw failure(method, index, lists[i][at], error);
            }
        }
        throw error;
    }
}

export { blameDeleted };
