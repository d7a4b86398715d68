// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { wrongArgument } from './check.mjs';
import { withElements } from './withElements.mjs';

var siblings = {};
function newSibling(name, elements, document, method, query) {
    if (method === void 0) { method = ''; }
    var sibling = siblings[name];
    if (!sibling)
        throw new Error(name + ' is not loaded: import it from the library as well');
    var Type = sibling.Type, filterByQuery = sibling.filterByQuery;
    function collectionOf(objects) {
        return withElements(new Type([], document), objects);
    }
    if (query === undefined)
        return collectionOf(elements);
    if (typeof query !== 'string')
        throw wrongArgument(method, 'query', 'a query', query);
    return collectionOf(filterByQuery(query, elements, { caller: method + '()', document: document, isDistinct: true }));
}

export { newSibling, siblings };
