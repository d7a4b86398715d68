// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { activeDocument } from '../host/activeDocument.mjs';
import { blameDeleted } from '../host/blameDeleted.mjs';
import { describeArgument } from '../host/describeValue.mjs';
import { output } from '../host/output.mjs';
import { flatten } from '../host/walk.mjs';
import { distinctObjects } from '../selector/select.mjs';
import { found } from './candidates.mjs';
import { documentOf } from './documentOf.mjs';
import { sortArguments } from './sortArguments.mjs';
import { TIME_SOURCES } from './timeSource.mjs';

var EXPECTED = "a query String, a source (".concat(TIME_SOURCES, "), a Document or a Boolean");
var EXPECTED_BY_ALL = 'a query String, a Document or a Boolean';
function findInTime(domain, args) {
    var caller = domain.caller;
    var _a = sortArguments(caller, args, EXPECTED), query = _a.query, source = _a.source, named = _a.document, debug = _a.debug;
    var document = named || documentOf(source) || activeDocument(caller);
    var candidates = source
        ? domain.ofSource(caller, source, document)
        : found([domain.ofTimeline(document.getTimeline())]);
    return chosen(domain, caller, query, candidates, document, debug);
}
function findInAllTime(domain, timelines, args) {
    var caller = domain.caller + '.all';
    var _a = sortArguments(caller, args, EXPECTED_BY_ALL), query = _a.query, source = _a.source, named = _a.document, debug = _a.debug;
    if (source) {
        throw new TypeError("".concat(caller, "(): every argument must be ").concat(EXPECTED_BY_ALL, ", got ").concat(describeArgument(source)));
    }
    var document = named || activeDocument(caller);
    var all = timelines(document);
    var lists = [];
    for (var i = 0; i < all.length; i++)
        lists.push(domain.ofTimeline(all[i]));
    return chosen(domain, caller, query, found(lists), document, debug);
}
function chosen(_a, caller, query, _b, document, debug) {
    var select = _a.select;
    var lists = _b.lists, isDistinct = _b.isDistinct;
    if (query === undefined)
        return { objects: distinctObjects(flatten(lists)), document: document };
    var options = { caller: caller + '()', document: document, isDistinct: isDistinct, explain: debug ? output : undefined };
    return { objects: blameDeleted(caller, lists, function () { return select(query, lists, options); }), document: document };
}

export { findInAllTime, findInTime };
