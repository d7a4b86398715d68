// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { errorText } from '../text/errorText.mjs';
import { isDeletedError } from './isDeleted.mjs';

var NOT_IMPLEMENTED = /^NotImplemented\b/;
function read(object, property) {
    try {
        return object[property];
    }
    catch (error) {
        return refused(error);
    }
}
function refused(error) {
    if (isDeletedError(error) || NOT_IMPLEMENTED.test(errorText(error)))
        throw error;
    return undefined;
}
function readList(object, property) {
    return listOf(read(object, property));
}
function ask(object, method) {
    var ability = read(object, method);
    return typeof ability === 'function' && Boolean(ability.call(object));
}
function listOf(value) {
    return isObject(value) && typeof value.length === 'number' ? value : [];
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}

export { ask, isObject, listOf, read, readList, refused };
