// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentitySet } from '../../host/IdentitySet.mjs';
import { isArray } from '../../host/isArray.mjs';
import { isObject } from '../../host/read.mjs';
import { wrongArgument, checkWholeNumber, outOfRange, checkName } from '../support/check.mjs';
import { isPart, isDistinct } from '../support/distinct.mjs';
import { isCollection } from '../support/gather.mjs';
import { includes } from '../../host/includes.mjs';
import { selectWhere } from '../support/selectWhere.mjs';
import { findByProperty } from './find.mjs';

var METHOD = 'Collection.remove';
function withoutListed(collection, listed) {
    var elements = collection.elements;
    var unwanted = isPart(listed, elements) && isDistinct(collection) ? null : IdentitySet.of(listed);
    var kept = [];
    var next = 0;
    for (var i = 0; i < elements.length; i++) {
        if (next < listed.length && elements[i] === listed[next])
            next++;
        else if (!unwanted || !unwanted.has(elements[i]))
            kept[kept.length] = elements[i];
    }
    return kept;
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
function withoutMatches(elements, value, property) {
    checkName(METHOD, 'property', property);
    return findByProperty(METHOD, elements, value, property, false);
}
function isIncluded(elements, value) {
    return (isObject(value) || typeof value === 'function') && includes(elements, value);
}
function withoutRemoved(collection, args) {
    var elements = collection.elements;
    var what = args[0];
    var detail = args[1];
    var isPlain = detail === undefined;
    if (isPlain && what === undefined) {
        throw wrongArgument(METHOD, 'the first argument', 'elements, a position or a value to look for', what);
    }
    if (isArray(what))
        return withoutListed(collection, what);
    if (isCollection(what))
        return withoutListed(collection, what.elements);
    if (typeof what === 'number' && typeof detail !== 'string') {
        return withoutPositions(elements, what, isPlain ? 1 : detail);
    }
    if (isPlain && isIncluded(elements, what))
        return selectWhere(elements, function (element) { return element !== what; });
    return withoutMatches(elements, what, isPlain ? 'name' : detail);
}

export { withoutRemoved };
