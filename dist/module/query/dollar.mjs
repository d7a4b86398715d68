// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { adopt } from '../collection/adopt.mjs';
import { shown } from '../collection/check.mjs';
import { ElementCollection } from '../collection/collections.mjs';
import { namingTheGone } from '../collection/namingTheGone.mjs';
import { activeDocument } from '../host/activeDocument.mjs';
import { output } from '../host/output.mjs';
import { currentElements, joined, allElements } from '../host/walk.mjs';
import { distinctObjects, selectElements } from '../selector/select.mjs';
import { found } from './candidates.mjs';
import { documentOf } from './documentOf.mjs';
import { elementsOfSource, ELEMENT_SOURCES } from './elementSource.mjs';
import { sortArguments } from './sortArguments.mjs';

var EXPECTED = "a query String, a source (".concat(ELEMENT_SOURCES, "), a Document or a Boolean");
var EXPECTED_BY_ALL = 'a query String, a Document or a Boolean';
/**
 * Selects elements on the stage: `$(query?, source?, document?, debug?)`, in any order.
 *
 * - query: a String in the query language; without one, everything in the source; without either, nothing
 * - source: an Array of elements, an ElementCollection or an element; a Timeline, Layer, Frame, symbol item or symbol
 *   instance stand for all elements in their keyframes. Default: the elements at the current frame of the timeline
 *   being edited, those on locked layers left out
 * - document: default: the source's, else the active one
 * - debug: `true` prints the query and how many candidates each step kept
 *
 * @throws SelectorError for a query that cannot be read; TypeError for arguments of no use, or two of one kind; Error
 * when no document is open
 * @typeParam E what the elements are known to be: `$<SymbolInstance>(':movieclip')`; nothing checks it
 * @example $('star_*:movieclip[x>200]').attr('rotation', 45);
 */
function $() {
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
/**
 * Selects among every element of every keyframe of every timeline: scenes first, then symbols in the library's order,
 * locked layers included. `$.all(query?, document?)`.
 *
 * @example $.all(':text[textRuns.0.textAttrs.face=Arial]').list();
 */
function all() {
    var args = [];
    for (var _i = 0; _i < arguments.length; _i++) {
        args[_i] = arguments[_i];
    }
    var _a = sortArguments('$.all', args, EXPECTED_BY_ALL), query = _a.query, source = _a.source, given = _a.document, debug = _a.debug;
    if (source)
        throw new TypeError("$.all(): every argument must be ".concat(EXPECTED_BY_ALL, ", got ").concat(shown(source)));
    var document = given || activeDocument('$.all');
    return find('$.all', query, found(allElements(document)), document, debug);
}
function find(method, query, _a, document, debug) {
    var lists = _a.lists, isDistinct = _a.isDistinct;
    var options = { caller: method + '()', document: document, isDistinct: isDistinct, explain: debug ? output : undefined };
    var elements = query === undefined
        ? distinctObjects(joined(lists))
        : namingTheGone(method, lists, function () { return selectElements(query, lists, options); });
    return adopt(new ElementCollection([], document), elements);
}
$.all = all;
/** Methods added here work on every collection of elements. */
$.fn = ElementCollection.prototype;

export { $ };
