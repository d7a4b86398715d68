// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { withElements } from '../collection/support/withElements.mjs';
import { activeDocument } from '../host/activeDocument.mjs';
import { blameDeleted } from '../host/blameDeleted.mjs';
import { describeArgument } from '../host/describeValue.mjs';
import { output } from '../host/output.mjs';
import { flatten, allTimelines } from '../host/walk.mjs';
import { distinctObjects } from '../selector/select.mjs';
import { found } from './candidates.mjs';
import { documentOf } from './documentOf.mjs';
import { sortArguments } from './sortArguments.mjs';
import { TIME_SOURCES } from './timeSource.mjs';

var EXPECTED = "a query String, a source (".concat(TIME_SOURCES, "), a Document or a Boolean");
var EXPECTED_BY_ALL = 'a query String, a Document or a Boolean';
function timeQuery(domain) {
    var caller = domain.caller;
    function find() {
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        var _a = sortArguments(caller, args, EXPECTED), query = _a.query, source = _a.source, named = _a.document, debug = _a.debug;
        var document = named || documentOf(source) || activeDocument(caller);
        var candidates = source
            ? domain.ofSource(caller, source, document)
            : found([domain.ofTimeline(document.getTimeline())]);
        return chosen(domain, caller, query, candidates, document, debug);
    }
    find.all = function findInAll() {
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        var method = caller + '.all';
        var _a = sortArguments(method, args, EXPECTED_BY_ALL), query = _a.query, source = _a.source, named = _a.document, debug = _a.debug;
        if (source) {
            throw new TypeError("".concat(method, "(): every argument must be ").concat(EXPECTED_BY_ALL, ", got ").concat(describeArgument(source)));
        }
        var document = named || activeDocument(method);
        var timelines = allTimelines(document);
        var lists = [];
        for (var i = 0; i < timelines.length; i++)
            lists.push(domain.ofTimeline(timelines[i]));
        return chosen(domain, method, query, found(lists), document, debug);
    };
    find.fn = domain.Collection.prototype;
    return find;
}
function chosen(_a, caller, query, _b, document, debug) {
    var select = _a.select, Type = _a.Collection;
    var lists = _b.lists, isDistinct = _b.isDistinct;
    var options = { caller: caller + '()', document: document, isDistinct: isDistinct, explain: debug ? output : undefined };
    var objects = query === undefined
        ? distinctObjects(flatten(lists))
        : blameDeleted(caller, lists, function () { return select(query, lists, options); });
    return withElements(new Type([], document), objects);
}

export { timeQuery };
