// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../../host/failure.mjs';
import { foldCase } from '../../text/fold.mjs';
import { wrongArgument } from '../support/check.mjs';
import { stableSort } from '../support/stableSort.mjs';

function compareRanked(a, b) {
    if (a.folded < b.folded)
        return -1;
    if (a.folded > b.folded)
        return 1;
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
    var numbers = [];
    var notNumbers = [];
    var texts = [];
    var others = [];
    var absent = [];
    var index = 0;
    try {
        for (; index < elements.length; index++) {
            var element = elements[index];
            var value = readValue(element);
            if (typeof value === 'string')
                texts.push({ element: element, index: index, value: value, folded: foldCase(value) });
            else if (typeof value !== 'number')
                (value === undefined ? absent : others).push({ element: element, index: index });
            else if (isNaN(value))
                notNumbers.push({ element: element, index: index });
            else
                numbers.push({ element: element, index: index, value: value, folded: value });
        }
    }
    catch (error) {
        throw failure(method, index, elements[index], error);
    }
    return numbers.sort(compareRanked).concat(notNumbers, texts.sort(compareRanked), others, absent);
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
function sorted(method, elements, compare, collection) {
    if (compare === undefined)
        return sortByValue(method, elements, naturalValue);
    if (typeof compare === 'function')
        return sortByComparison(elements, compare);
    if (typeof compare !== 'string' || compare === '') {
        throw wrongArgument(method, 'compare', 'a Function or the name of a property', compare);
    }
    return sortByValue(method, elements, collection.readerOf(compare));
}

export { elementsOf, rankByValue, sorted };
