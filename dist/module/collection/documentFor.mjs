// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { activeDocument } from '../host/activeDocument.mjs';
import { isObject } from '../host/read.mjs';
import { wrongArgument } from './check.mjs';
import { isCollection } from './gather.mjs';

/** Nothing is read: that a member is there is enough. */
function isDocument(value) {
    return isObject(value) && 'library' in value;
}
/**
 * The document that a new collection belongs to: the one given, else that of the collection it is made from, else the
 * one in front. Host member: `fl.getDocumentDOM`.
 *
 * @param type the name of the class that is made, for errors
 * @throws Error when there is none
 */
function documentFor(type, given, source) {
    if (given) {
        if (isDocument(given))
            return given;
        throw wrongArgument(type, 'document', 'a Document', given);
    }
    var inherited = isCollection(source) ? source.dom : null;
    return inherited || activeDocument(type);
}

export { documentFor };
