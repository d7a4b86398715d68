// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { adopt } from '../collection/adopt.mjs';
import { ItemCollection } from '../collection/collections.mjs';
import { namingTheGone } from '../collection/namingTheGone.mjs';
import { activeDocument } from '../host/activeDocument.mjs';
import { output } from '../host/output.mjs';
import { joined } from '../host/walk.mjs';
import { distinctObjects, selectItems } from '../selector/select.mjs';
import { found } from './candidates.mjs';
import { documentOf } from './documentOf.mjs';
import { itemsOfSource, ITEM_SOURCES } from './itemSource.mjs';
import { sortArguments } from './sortArguments.mjs';

var EXPECTED = "a query String, a source (".concat(ITEM_SOURCES, "), a Document or a Boolean");
/**
 * Selects items of the library: `$$(query?, source?, document?, debug?)`, in any order.
 *
 * - query: a String in the query language; without one, everything in the source; without either, nothing
 * - source: an Array of items, an ItemCollection or an item; elements stand for their items, a folder item for what is
 *   below it. Default: the library
 * - document: default: the source's, else the active one
 * - debug: `true` prints the query and how many candidates each step kept
 *
 * @throws SelectorError for a query that cannot be read; TypeError for arguments of no use, or two of one kind; Error
 * when no document is open
 * @typeParam I what the items are known to be: `$$<SymbolItem>(':symbol')`; nothing checks it
 * @example $$(':bitmap:unused').move('unused');
 */
function $$() {
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
        ? distinctObjects(joined(lists))
        : namingTheGone('$$', lists, function () { return selectItems(query, lists, options); });
    return adopt(new ItemCollection([], document), items);
}
/** Methods added here work on every collection of items. */
$$.fn = ItemCollection.prototype;

export { $$ };
