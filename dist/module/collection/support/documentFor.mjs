// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { activeDocument } from '../../host/activeDocument.mjs';
import { isDocument } from '../../host/hostClass.mjs';
import { wrongArgument } from './check.mjs';
import { isCollection } from './gather.mjs';

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
