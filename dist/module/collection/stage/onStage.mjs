// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from '../failure.mjs';
import { IdentitySet } from '../IdentitySet.mjs';
import { stagesOf } from './locate.mjs';
import { replaceSelection, keepingPlace, enterTimeline } from './place.mjs';

var NOT_SELECTABLE = 'it cannot be selected: it must stand on the current frame, unlocked, on a layer that is neither locked nor hidden';
/** The first element that the host left out of the selection; -1 when it took all. Host members: `document.selection`. */
function firstLeftOut(document, elements) {
    var selection = document.selection || [];
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
    var before = (document.selection || []);
    replaceSelection(document, elements);
    var left = firstLeftOut(document, elements);
    if (left < 0)
        return;
    replaceSelection(document, before);
    throw failure(method, indices ? indices[left] : left, elements[left], new Error(NOT_SELECTABLE));
}
/** Brings the frame of a stage into view. Host members: `timeline.currentFrame` and those of `enterTimeline`. */
function show(document, stage) {
    if (!stage.at)
        return;
    enterTimeline(document, stage.at.item, stage.at.scene);
    var timeline = document.getTimeline();
    if (timeline.currentFrame !== stage.at.frame)
        timeline.currentFrame = stage.at.frame;
}
/**
 * Does work that needs the elements selected, wherever in the document they stand: the selection is set once for each
 * frame that holds some of them. The user's place is kept.
 *
 * @param work gets the elements of one frame, selected, and their positions in the collection
 */
function onEachStage(method, document, elements, work) {
    if (elements.length === 0)
        return;
    keepingPlace(document, function visitStages() {
        var stages = stagesOf(document, elements);
        for (var i = 0; i < stages.length; i++) {
            show(document, stages[i]);
            selectAllOf(method, document, stages[i].elements, stages[i].indices);
            work(stages[i].elements, stages[i].indices);
        }
    });
}

export { onEachStage, selectAllOf };
