// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { wrongArgument } from './check.mjs';

var siblings = {};
function newSibling(name, elements, document, method, query) {
    if (method === void 0) { method = ''; }
    var sibling = siblings[name];
    if (!sibling)
        throw new Error(name + ' is not loaded: import it from the library as well');
    var Type = sibling.Type, filterByQuery = sibling.filterByQuery;
    if (query === undefined)
        return new Type(elements, document);
    if (typeof query !== 'string')
        throw wrongArgument(method, 'query', 'a query', query);
    var found = filterByQuery(query, elements, { caller: method + '()', document: document });
    return new Type(found, document);
}

export { newSibling, siblings };
