// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { ownNames } from '../../text/own.mjs';

function copyWith(collection, elements) {
    function Copy() {
        return undefined;
    }
    Copy.prototype = collection.constructor.prototype;
    var copy = new Copy();
    var members = collection;
    var names = ownNames(members);
    for (var i = 0; i < names.length; i++)
        copy[names[i]] = members[names[i]];
    copy.elements = elements.slice();
    copy.length = elements.length;
    return copy;
}

export { copyWith };
