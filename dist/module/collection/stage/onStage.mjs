// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../failure.mjs';
import { IdentitySet } from '../IdentitySet.mjs';
import { stagesOf } from './locate.mjs';
import { keepingPlace, replaceSelection, enterTimeline, atFrame } from './place.mjs';
import { selectionOf } from './selectionOf.mjs';

var NOT_SELECTABLE = 'it cannot be selected: it must stand on the current frame, unlocked, on a layer that is neither locked nor hidden';
/** The first element that the host left out of the selection; -1 when it took all. Host members: `document.selection`. */
function firstLeftOut(document, elements) {
    var selection = selectionOf(document);
    var selected = new IdentitySet();
    for (var i = 0; i < selection.length; i++)
        selected.add(selection[i]);
    for (var i = 0; i < elements.length; i++)
        if (!selected.has(elements[i]))
            return i;
    return -1;
}
/**
 * Makes these elements the selection; when the host leaves one out, the selection stays as it was.
 * Host members: `document.selectNone`, `document.selection`.
 *
 * @param indices positions in the collection, for the error
 * @throws when the host leaves one out
 */
function selectAllOf(method, document, elements, indices) {
    var before = selectionOf(document);
    replaceSelection(document, elements);
    var left = firstLeftOut(document, elements);
    if (left < 0)
        return;
    replaceSelection(document, before);
    throw failure(method, indices ? indices[left] : left, elements[left], new Error(NOT_SELECTABLE));
}
/** Does the work with the frame of a stage in view. Host members: those of `enterTimeline` and `atFrame`. */
function inView(document, _a, work) {
    var at = _a.at;
    if (!at) {
        work();
        return;
    }
    enterTimeline(document, at.item, at.scene);
    atFrame(document, at.frame, work);
}
function positionsAt(positions, indices) {
    var found = [];
    for (var i = 0; i < indices.length; i++)
        found.push(positions[indices[i]]);
    return found;
}
/**
 * Does work that needs the elements selected, wherever in the document they stand: the selection is set once for each
 * frame that holds some of them. The user's place is kept, and the playhead of every timeline.
 *
 * @param work gets the elements of one frame, selected, and their positions in the collection
 * @param positions those of all the elements; by default those in the list
 */
function onEachStage(method, document, elements, work, positions) {
    if (elements.length === 0)
        return;
    keepingPlace(document, function visitStages() {
        var stages = stagesOf(document, elements);
        var _loop_1 = function (i) {
            var elements_1 = stages[i].elements;
            var indices = positions ? positionsAt(positions, stages[i].indices) : stages[i].indices;
            inView(document, stages[i], function workOnStage() {
                selectAllOf(method, document, elements_1, indices);
                work(elements_1, indices);
            });
        };
        for (var i = 0; i < stages.length; i++) {
            _loop_1(i);
        }
    });
}

export { onEachStage, selectAllOf };
