// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { wordReader } from '../../host/itemWords.mjs';
import { foldCase } from '../../text/fold.mjs';
import { wrongArgument } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';
import { stableSort } from '../support/stableSort.mjs';

var NUMBER = 0;
var NOT_A_NUMBER = 1;
var TEXT = 2;
var OTHER = 3;
var ABSENT = 4;
function rankOf(element, index, value) {
    if (typeof value === 'number') {
        return { element: element, index: index, rank: isNaN(value) ? NOT_A_NUMBER : NUMBER, value: value, folded: value };
    }
    if (typeof value === 'string')
        return { element: element, index: index, rank: TEXT, value: value, folded: foldCase(value) };
    return { element: element, index: index, rank: value === undefined ? ABSENT : OTHER, value: 0, folded: 0 };
}
function compareRanked(a, b) {
    if (a.rank !== b.rank)
        return a.rank - b.rank;
    if (a.folded !== b.folded)
        return a.folded < b.folded ? -1 : 1;
    if (a.value !== b.value)
        return a.value < b.value ? -1 : 1;
    return a.index - b.index;
}
function naturalValue(element) {
    if (typeof element !== 'object' || element === null)
        return element;
    var name = element.name;
    return typeof name === 'string' || typeof name === 'number' ? name : element;
}
function elementsOf(placed) {
    var elements = [];
    for (var i = 0; i < placed.length; i++)
        elements[i] = placed[i].element;
    return elements;
}
function rankByValue(method, elements, readValue) {
    var ranked = [];
    forEach(method, elements, function rankElement(element, index) {
        ranked[index] = rankOf(element, index, readValue(element));
    });
    return ranked.sort(compareRanked);
}
function sortByValue(method, elements, readValue) {
    return elementsOf(rankByValue(method, elements, readValue));
}
function sortByComparison(elements, compare) {
    var present = [];
    var absent = [];
    for (var i = 0; i < elements.length; i++)
        (elements[i] === undefined ? absent : present).push(elements[i]);
    return stableSort(present, compare).concat(absent);
}
function sorted(method, elements, compare, readerOf) {
    if (readerOf === void 0) { readerOf = wordReader; }
    if (compare === undefined)
        return sortByValue(method, elements, naturalValue);
    if (typeof compare === 'function')
        return sortByComparison(elements, compare);
    if (typeof compare !== 'string' || compare === '') {
        throw wrongArgument(method, 'compare', 'a Function or the name of a property', compare);
    }
    return sortByValue(method, elements, readerOf(compare));
}

export { elementsOf, rankByValue, sorted };
