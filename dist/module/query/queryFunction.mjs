// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isDistinct } from '../collection/support/distinct.mjs';
import { isCollection } from '../collection/support/gather.mjs';
import { isSameList } from '../host/isSameList.mjs';
import { withElements } from '../collection/support/withElements.mjs';
import { activeDocument } from '../host/activeDocument.mjs';
import { blameDeleted } from '../host/blameDeleted.mjs';
import { describeArgument } from '../host/describeValue.mjs';
import { output } from '../host/output.mjs';
import { distinctOf } from '../host/distinctOf.mjs';
import { flatten } from '../host/walk.mjs';
import { selectFrom } from '../selector/selectObjects.mjs';
import { hintAt } from '../selector/plan/hintAt.mjs';
import { found } from './candidates.mjs';
import { documentOf } from './documentOf.mjs';
import { sortArguments } from './sortArguments.mjs';

function queryFunction(domain) {
    var caller = domain.caller;
    var expected = "a query String, a source (".concat(domain.sources, "), a Document or a Boolean");
    function find() {
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        var _a = sortArguments(caller, args, expected), query = _a.query, source = _a.source, given = _a.document, debug = _a.debug;
        var document = given || documentOf(source) || activeDocument(caller);
        var candidates = source
            ? candidatesOf(source, domain.ofSource(source, document))
            : found(domain.byDefault(document, query));
        return collectionOf(domain, caller, query, candidates, document, debug);
    }
    find.hint = function (query) {
        var candidates = flatten(domain.byDefault(activeDocument(caller), query));
        return hintAt(domain.words.parse(query, caller), domain.words, candidates);
    };
    find.fn = domain.Collection.prototype;
    if (domain.inAll)
        find.all = queryOfAll(domain, domain.inAll);
    return find;
}
function candidatesOf(source, candidates) {
    var lists = candidates.lists, isWalked = candidates.isDistinct;
    if (isWalked || !isCollection(source) || !isDistinct(source))
        return candidates;
    return isSameList(flatten(lists), source.elements) ? found(lists) : candidates;
}
var EXPECTED_BY_ALL = 'a query String, a Document or a Boolean';
function queryOfAll(domain, listsIn) {
    var caller = domain.caller + '.all';
    return function findInAll() {
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        var _a = sortArguments(caller, args, EXPECTED_BY_ALL), query = _a.query, source = _a.source, given = _a.document, debug = _a.debug;
        if (source) {
            throw new TypeError("".concat(caller, "(): every argument must be ").concat(EXPECTED_BY_ALL, ", got ").concat(describeArgument(source)));
        }
        var document = given || activeDocument(caller);
        return collectionOf(domain, caller, query, found(listsIn(document)), document, debug);
    };
}
function collectionOf(domain, caller, query, candidates, document, debug) {
    var objects;
    if (query === undefined) {
        objects = flatten(candidates.lists);
        if (!candidates.isDistinct)
            objects = distinctOf(objects, document);
    }
    else {
        objects = matchesOf(domain.words, caller, query, candidates, document, debug);
    }
    return withElements(new domain.Collection([], document), objects);
}
function matchesOf(words, caller, query, _a, document, debug) {
    var lists = _a.lists, isDistinct = _a.isDistinct;
    var options = { caller: caller + '()', document: document, isDistinct: isDistinct, explain: debug ? output : undefined };
    return blameDeleted(caller, lists, function () { return selectFrom(words, query, lists, options); });
}

export { queryFunction };
