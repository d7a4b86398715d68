// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { ItemCollection } from '../collection/collections.mjs';
import { withElements } from '../collection/support/withElements.mjs';
import { activeDocument } from '../host/activeDocument.mjs';
import { blameDeleted } from '../host/blameDeleted.mjs';
import { output } from '../host/output.mjs';
import { flatten } from '../host/walk.mjs';
import { distinctObjects, selectItems } from '../selector/select.mjs';
import { found } from './candidates.mjs';
import { documentOf } from './documentOf.mjs';
import { itemsOfSource, ITEM_SOURCES } from './itemSource.mjs';
import { sortArguments } from './sortArguments.mjs';

var EXPECTED = "a query String, a source (".concat(ITEM_SOURCES, "), a Document or a Boolean");
function itemsFound() {
    var _a;
    var args = [];
    for (var _i = 0; _i < arguments.length; _i++) {
        args[_i] = arguments[_i];
    }
    var _b = sortArguments('$$', args, EXPECTED), query = _b.query, source = _b.source, given = _b.document, debug = _b.debug;
    var document = given || documentOf(source) || activeDocument('$$');
    var _c = found([]), lists = _c.lists, isDistinct = _c.isDistinct;
    if (source)
        (_a = itemsOfSource(source, function () { return document.library.items; }), lists = _a.lists, isDistinct = _a.isDistinct);
    else if (query !== undefined)
        lists = [document.library.items];
    var options = { caller: '$$()', document: document, isDistinct: isDistinct, explain: debug ? output : undefined };
    var items = query === undefined
        ? distinctObjects(flatten(lists))
        : blameDeleted('$$', lists, function () { return selectItems(query, lists, options); });
    return withElements(new ItemCollection([], document), items);
}
var $$ = itemsFound;
$$.fn = ItemCollection.prototype;

export { $$ };
