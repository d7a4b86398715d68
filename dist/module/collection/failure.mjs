// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describe } from '../host/describe.mjs';
import { errorText } from '../text/errorText.mjs';

/**
 * The error for a host that failed part-way, its own message kept.
 *
 * @param method the full name of the method, `Collection.attr`
 * @param index the position of the element in the collection
 * @example Collection.attr(): element 2, star1 (movie clip, shapes/star): The layer is locked.
 */
function failure(method, index, element, error) {
    var text = method + '(): element ' + index + ', ' + describe(element) + ': ' + errorText(error);
    var named = (error instanceof TypeError ? new TypeError(text) : new Error(text));
    named.cause = error;
    return named;
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

export { failure, forEach };
