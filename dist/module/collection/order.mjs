// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { wrongArgument } from './check.mjs';
import { forEach } from './failure.mjs';
import { pathReader, readProperty } from './property.mjs';
import { stableSort } from './stableSort.mjs';

/** Kinds of values in the order in which they are sorted. */
var NUMBER = 0;
var NOT_A_NUMBER = 1;
var TEXT = 2;
var OTHER = 3;
var ABSENT = 4;
function rankOf(element, value) {
    if (typeof value === 'number') {
        return { element: element, rank: isNaN(value) ? NOT_A_NUMBER : NUMBER, value: value, folded: value };
    }
    if (typeof value === 'string')
        return { element: element, rank: TEXT, value: value, folded: value.toLowerCase() };
    return { element: element, rank: value === undefined ? ABSENT : OTHER, value: 0, folded: 0 };
}
function ascending(a, b) {
    if (a < b)
        return -1;
    return a > b ? 1 : 0;
}
function compareRanked(a, b) {
    return a.rank - b.rank || ascending(a.folded, b.folded) || ascending(a.value, b.value);
}
/** The value that an element is sorted by without being told: itself, or its name when it has one. */
function naturalValue(element) {
    if (typeof element !== 'object' || element === null)
        return element;
    var name = readProperty(element, 'name');
    return typeof name === 'string' || typeof name === 'number' ? name : element;
}
/**
 * A sorted copy: by Number values ascending, then Strings by code unit (ignoring case first, then minding it), then
 * all else in its old order, undefined last. `readValue` is asked once per element.
 *
 * @param method the full name of the calling method, for the error of an element that cannot be read
 */
function sortByValue(method, elements, readValue) {
    var ranked = [];
    forEach(method, elements, function rankElement(element, index) {
        ranked[index] = rankOf(element, readValue(element));
    });
    var sorted = stableSort(ranked, compareRanked);
    var result = [];
    for (var i = 0; i < sorted.length; i++)
        result[i] = sorted[i].element;
    return result;
}
/** A sorted copy by a comparison of the user; as with `Array.prototype.sort`, undefined goes last, uncompared. */
function sortByComparison(elements, compare) {
    var present = [];
    var absent = [];
    for (var i = 0; i < elements.length; i++)
        (elements[i] === undefined ? absent : present).push(elements[i]);
    return stableSort(present, compare).concat(absent);
}
/**
 * A sorted copy.
 *
 * @param method the full name of the calling method
 * @param compare nothing: by themselves or their names; a String: by that property; a Function: by what it says
 */
function sorted(method, elements, compare) {
    if (compare === undefined)
        return sortByValue(method, elements, naturalValue);
    if (typeof compare === 'function')
        return sortByComparison(elements, compare);
    if (typeof compare !== 'string' || compare === '') {
        throw wrongArgument(method, 'compare', 'a Function or the name of a property', compare);
    }
    return sortByValue(method, elements, pathReader(compare));
}

export { sortByComparison, sortByValue, sorted };
