// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { errorText } from '../text/errorText.mjs';

/**
 * Refusals that say nothing about the property: the object is gone, or the host cannot tell. Everything else that a
 * host throws at reading means that the object has no such property now, as `brightness` in another colour mode.
 */
var NOT_AN_ANSWER = /^(Invalid JavaScript object|NotImplemented)\b/;
/**
 * A property of a host object; undefined where there is none and where the host refuses to give it.
 *
 * @throws what the host threw, when it says that the object was deleted or the member is not implemented
 */
function read(object, property) {
    try {
        return object[property];
    }
    catch (error) {
        if (NOT_AN_ANSWER.test(errorText(error)))
            throw error;
        return undefined;
    }
}
/** A property that holds a list of host objects; an empty list where there is none. */
function readList(object, property) {
    return listOf(read(object, property));
}
/** What a method without arguments says, as true or false; false where there is no such method. */
function ask(object, method) {
    var ability = read(object, method);
    return typeof ability === 'function' && Boolean(ability.call(object));
}
/** The value when it is a list (an Array of any realm), else an empty list. */
function listOf(value) {
    return isObject(value) && typeof value.length === 'number' ? value : [];
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}

export { ask, isObject, listOf, read, readList };
