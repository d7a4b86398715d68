// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { errorText } from '../text/errorText.mjs';

var DELETED = /^Invalid JavaScript object\b/;
var DELETED_TYPE = 'undefined';
function isDeletedError(thrown) {
    return DELETED.test(errorText(thrown));
}
function isDeleted(object) {
    try {
        var _a = object, name = _a.name, itemType = _a.itemType;
        return typeof name !== 'string' || itemType === DELETED_TYPE;
    }
    catch (_b) {
        return true;
    }
}

export { DELETED_TYPE, isDeleted, isDeletedError };
