// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isObject } from './read.mjs';

/** The members that only objects of that class have. Nothing is read: whether a member is there is enough. */
var TELLING = [
    ['element', ['elementType']],
    ['item', ['itemType']],
    ['document', ['library', 'timelines']],
    ['timeline', ['layers']],
    ['layer', ['frames']],
    ['frame', ['elements', 'startFrame']],
];
/**
 * What a host object is, told by its members, as host objects of Animate and of its likes have no classes in common.
 * null for anything else.
 */
function hostKind(value) {
    if (!isObject(value))
        return null;
    for (var i = 0; i < TELLING.length; i++)
        if (hasAll(value, TELLING[i][1]))
            return TELLING[i][0];
    return null;
}
function hasAll(object, members) {
    for (var i = 0; i < members.length; i++)
        if (!(members[i] in object))
            return false;
    return true;
}

export { hostKind };
