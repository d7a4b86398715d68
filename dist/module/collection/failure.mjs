// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describe } from '../host/describe.mjs';
import { errorText } from '../text/errorText.mjs';

/**
 * The error for a host that failed part-way, its own message kept.
 *
 * @param method the full name of the method, `Collection.attr`
 * @param index the position of the element in the collection
 * @param more what to add to the element, where it was not alone
 * @example Collection.attr(): element 2, star1 (movie clip, shapes/star): The layer is locked.
 */
function failure(method, index, element, error, more) {
    if (more === void 0) { more = ''; }
    var caller = method + '(): ';
    var message = errorText(error);
    // What a callback returned for one element is refused by the method itself, which is named once.
    var problem = message.indexOf(caller) === 0 ? message.substring(caller.length) : message;
    var text = caller + 'element ' + index + ', ' + describe(element) + more + ': ' + problem;
    return caused(error instanceof TypeError ? new TypeError(text) : new Error(text), error);
}
/** The error with what the host threw as its cause. */
function caused(error, cause) {
    error.cause = cause;
    return error;
}
/**
 * Does something to all elements in one step of the host; an error is rethrown with the first of them.
 *
 * @param indices positions in the collection; by default those in the list
 * @example ElementCollection.group(): element 0, a (movie clip, star) and 2 more: …
 */
function atOnce(method, elements, work, indices) {
    try {
        return work();
    }
    catch (error) {
        var more = elements.length > 1 ? ' and ' + (elements.length - 1) + ' more' : '';
        throw failure(method, indices ? indices[0] : 0, elements[0], error, more);
    }
}
/**
 * Does the same to each element, in order; an error is rethrown with the place where it happened.
 * For work on the host only: what a callback of the user throws is the user's, and passes unchanged.
 */
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

export { atOnce, caused, failure, forEach };
