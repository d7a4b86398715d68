// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isObject } from './read.mjs';

var OF_DOCUMENTS = ['library', 'timelines'];
var TELLING = [
    ['element', ['elementType']],
    ['item', ['itemType']],
    ['document', OF_DOCUMENTS],
    ['timeline', ['layers']],
    ['layer', ['frames']],
    ['frame', ['elements', 'startFrame']],
];
function hostClassOf(value) {
    if (!isObject(value))
        return null;
    for (var i = 0; i < TELLING.length; i++)
        if (hasAll(value, TELLING[i][1]))
            return TELLING[i][0];
    return null;
}
function isElement(value) {
    return hostClassOf(value) === 'element';
}
function isItem(value) {
    return hostClassOf(value) === 'item';
}
function isDocument(value) {
    return isObject(value) && hasAll(value, OF_DOCUMENTS);
}
function hasAll(object, members) {
    for (var i = 0; i < members.length; i++)
        if (!(members[i] in object))
            return false;
    return true;
}

export { hostClassOf, isDocument, isElement, isItem };
