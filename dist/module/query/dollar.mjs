// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { ElementCollection } from '../collection/collections.mjs';
import { withElements } from '../collection/support/withElements.mjs';
import { activeDocument } from '../host/activeDocument.mjs';
import { blameDeleted } from '../host/blameDeleted.mjs';
import { describeArgument } from '../host/describeValue.mjs';
import { output } from '../host/output.mjs';
import { currentElements, flatten, allElements } from '../host/walk.mjs';
import { distinctObjects, selectElements } from '../selector/select.mjs';
import { found } from './candidates.mjs';
import { documentOf } from './documentOf.mjs';
import { dollarFrames } from './dollarFrames.mjs';
import { dollarLayers } from './dollarLayers.mjs';
import { elementsOfSource, ELEMENT_SOURCES } from './elementSource.mjs';
import { sortArguments } from './sortArguments.mjs';

var EXPECTED = "a query String, a source (".concat(ELEMENT_SOURCES, "), a Document or a Boolean");
var EXPECTED_BY_ALL = 'a query String, a Document or a Boolean';
function elementsFound() {
    var args = [];
    for (var _i = 0; _i < arguments.length; _i++) {
        args[_i] = arguments[_i];
    }
    var _a = sortArguments('$', args, EXPECTED), query = _a.query, source = _a.source, given = _a.document, debug = _a.debug;
    var document = given || documentOf(source) || activeDocument('$');
    var candidates = found([]);
    if (source)
        candidates = elementsOfSource(source);
    else if (query !== undefined)
        candidates = found(currentElements(document));
    return find('$', query, candidates, document, debug);
}
function allElementsFound() {
    var args = [];
    for (var _i = 0; _i < arguments.length; _i++) {
        args[_i] = arguments[_i];
    }
    var _a = sortArguments('$.all', args, EXPECTED_BY_ALL), query = _a.query, source = _a.source, given = _a.document, debug = _a.debug;
    if (source)
        throw new TypeError("$.all(): every argument must be ".concat(EXPECTED_BY_ALL, ", got ").concat(describeArgument(source)));
    var document = given || activeDocument('$.all');
    return find('$.all', query, found(allElements(document)), document, debug);
}
function find(method, query, _a, document, debug) {
    var lists = _a.lists, isDistinct = _a.isDistinct;
    var options = { caller: method + '()', document: document, isDistinct: isDistinct, explain: debug ? output : undefined };
    var elements = query === undefined
        ? distinctObjects(flatten(lists))
        : blameDeleted(method, lists, function () { return selectElements(query, lists, options); });
    return withElements(new ElementCollection([], document), elements);
}
var $ = elementsFound;
$.all = allElementsFound;
$.fn = ElementCollection.prototype;
$.layers = dollarLayers;
$.frames = dollarFrames;

export { $ };
