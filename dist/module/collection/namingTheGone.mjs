// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { errorText } from '../text/errorText.mjs';
import { failure } from './failure.mjs';
import { isAlive } from './stage/isAlive.mjs';

/** How hosts refuse whatever is asked of a deleted object. */
var GONE = /^Invalid JavaScript object/;
/**
 * Runs a query; where it fails because one of its candidates is gone, the error names that one by its place.
 *
 * @param method the full name of the calling method
 * @param lists the candidates, one list after the other
 */
function namingTheGone(method, lists, query) {
    try {
        return query();
    }
    catch (error) {
        if (!GONE.test(errorText(error)))
            throw error;
        var index = 0;
        for (var i = 0; i < lists.length; i++) {
            for (var at = 0; at < lists[i].length; at++, index++) {
                var candidate = lists[i][at];
                if (!isAlive(candidate))
                    throw failure(method, index, candidate, error);
            }
        }
        throw error;
    }
}

export { namingTheGone };
