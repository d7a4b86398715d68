// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { filterFrom } from '../../selector/selectObjects.mjs';
import { wrongArgument } from './check.mjs';
import { withElements } from './withElements.mjs';

var siblings = {};
function newSibling(name, elements, document, method, query) {
    if (method === void 0) { method = ''; }
    var sibling = siblings[name];
    if (!sibling)
        throw new Error(name + ' is not loaded: import it from the library as well');
    var Type = sibling.Type, words = sibling.words;
    function collectionOf(objects) {
        return withElements(new Type([], document), objects);
    }
    if (query === undefined)
        return collectionOf(elements);
    if (typeof query !== 'string')
        throw wrongArgument(method, 'query', 'a query', query);
    var options = { caller: method + '()', document: document, isDistinct: true };
    return collectionOf(filterFrom(words, query, elements, options));
}

export { newSibling, siblings };
