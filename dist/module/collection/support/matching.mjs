// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { wrongArgument } from './check.mjs';

function matching(method, objects, document, query, filterByQuery) {
    if (query === undefined)
        return objects;
    if (typeof query !== 'string')
        throw wrongArgument(method, 'query', 'a query', query);
    return filterByQuery(query, objects, { caller: method + '()', document: document });
}

export { matching };
