// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { wrongArgument, checkWholeNumber, outOfRange, checkName } from './check.mjs';
import { isArray, isCollection, gather } from './gather.mjs';
import { IdentitySet } from './IdentitySet.mjs';
import { propertyTest } from './match.mjs';
import { selectWhere } from './select.mjs';

var METHOD = 'Collection.remove';
/** All elements but those listed. */
function withoutListed(elements, listed) {
    var unwanted = new IdentitySet();
    for (var i = 0; i < listed.length; i++)
        unwanted.add(listed[i]);
    return selectWhere(elements, function isNotListed(element) {
        return !unwanted.has(element);
    });
}
/** As `Array.prototype.splice`: a negative start counts from the end, one before the start is the start. */
function withoutPositions(elements, start, count) {
    checkWholeNumber(METHOD, 'start', start);
    checkWholeNumber(METHOD, 'count', count);
    if (count < 0)
        throw outOfRange(METHOD, 'count', '0 or more', count);
    var rest = elements.slice();
    rest.splice(start, count);
    return rest;
}
function withoutMatches(elements, value, property) {
    checkName(METHOD, 'property', property);
    var matches = propertyTest(METHOD, value, property);
    return selectWhere(elements, function matchesNot(element, index) {
        return !matches(element, index);
    });
}
function isIncluded(elements, value) {
    if ((typeof value !== 'object' || value === null) && typeof value !== 'function')
        return false;
    for (var i = 0; i < elements.length; i++)
        if (elements[i] === value)
            return true;
    return false;
}
/**
 * What is left of the elements after `remove` with these arguments, in a new Array. The kind of the first two
 * arguments says which form of the method is meant.
 */
function withoutRemoved(elements, args) {
    var what = args[0];
    var detail = args[1];
    var isPlain = detail === undefined;
    if (isPlain && what === undefined) {
        throw wrongArgument(METHOD, 'the first argument', 'elements, a position or a value to look for', what);
    }
    if (isArray(what) || isCollection(what))
        return withoutListed(elements, gather(what));
    if (typeof what === 'number' && typeof detail !== 'string') {
        return withoutPositions(elements, what, isPlain ? 1 : detail);
    }
    if (isPlain && isIncluded(elements, what))
        return withoutListed(elements, [what]);
    return withoutMatches(elements, what, isPlain ? 'name' : detail);
}

export { withoutRemoved };
