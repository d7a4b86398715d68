// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { ItemCollection } from '../collection/collections.mjs';
import { itemRegistry } from '../selector/words/Selectors.mjs';
import { itemsOfSource, ITEM_SOURCES } from './itemSource.mjs';
import { queryFunction } from './queryFunction.mjs';

var $$ = /*#__PURE__*/ queryFunction({
    caller: '$$',
    Collection: ItemCollection,
    sources: ITEM_SOURCES,
    ofSource: itemsOfSource,
    byDefault: function (document, query) { return (query === undefined ? [] : [document.library.items]); },
    words: itemRegistry,
});

export { $$ };
