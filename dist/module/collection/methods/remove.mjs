// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentitySet } from '../../host/IdentitySet.mjs';
import { isArray } from '../../host/isArray.mjs';
import { isObject } from '../../host/read.mjs';
import { wrongArgument, FIRST_ARGUMENT, checkWholeNumber, outOfRange, checkName } from '../support/check.mjs';
import { isDistinct } from '../support/distinct.mjs';
import { isCollection } from '../support/gather.mjs';
import { includes } from '../../host/includes.mjs';
import { findByProperty } from './find.mjs';

var METHOD = 'Collection.remove';
function withoutListed(collection, listed) {
    var elements = collection.elements;
    var inOrder = withoutInOrder(elements, listed);
    if (inOrder && isDistinct(collection))
        return inOrder;
    var unwanted = IdentitySet.of(listed);
    var remaining = [];
    for (var i = 0; i < elements.length; i++)
        if (!unwanted.has(elements[i]))
            remaining[remaining.length] = elements[i];
    return remaining;
}
function withoutInOrder(elements, listed) {
    var remaining = [];
    var end = listed.length;
    var next = 0;
    for (var i = 0; i < elements.length; i++) {
        if (next < end && elements[i] === listed[next])
            next++;
        else
            remaining[remaining.length] = elements[i];
    }
    return next === end ? remaining : null;
}
function withoutPositions(elements, start, count) {
    checkWholeNumber(METHOD, 'start', start);
    checkWholeNumber(METHOD, 'count', count);
    if (count < 0)
        throw outOfRange(METHOD, 'count', '0 or more', count);
    var rest = elements.slice();
    rest.splice(start, count);
    return rest;
}
function withoutMatches(collection, value, property) {
    checkName(METHOD, 'property', property);
    var compared = collection.readerOfWord(property) || property;
    return findByProperty(METHOD, collection.elements, value, compared, false);
}
function withoutRemoved(collection, what, detail) {
    var elements = collection.elements;
    var isPlain = detail === undefined;
    if (isPlain && what === undefined) {
        throw wrongArgument(METHOD, FIRST_ARGUMENT, 'elements, a position or a value to look for', what);
    }
    if (typeof what === 'number' && typeof detail !== 'string') {
        return withoutPositions(elements, what, isPlain ? 1 : detail);
    }
    if (isObject(what) || typeof what === 'function') {
        if (isArray(what))
            return withoutListed(collection, what);
        if (isCollection(what))
            return withoutListed(collection, what.elements);
        if (isPlain && includes(elements, what))
            return withoutListed(collection, [what]);
    }
    return withoutMatches(collection, what, isPlain ? 'name' : detail);
}

export { withoutRemoved };
