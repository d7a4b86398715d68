// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { errorText } from '../text/errorText.mjs';

var DELETED = /^Invalid JavaScript object\b/;
function isDeletedError(thrown) {
    return DELETED.test(errorText(thrown));
}
function isDeleted(object) {
    try {
        return typeof object.name !== 'string';
    }
    catch (_a) {
        return true;
    }
}

export { isDeleted, isDeletedError };
