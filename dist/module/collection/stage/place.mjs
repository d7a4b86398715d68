// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { unlessDone, afterwards } from './afterwards.mjs';
import { isAlive } from './isAlive.mjs';
import { selectionOf } from './selectionOf.mjs';

/**
 * The user's place in a document. Host members: `fl.getDocumentDOM`, `document.getTimeline`, `currentTimeline`,
 * `selection`, `timeline.libraryItem`, `currentLayer`, `currentFrame`.
 */
function readPlace(document) {
    var timeline = document.getTimeline();
    return {
        active: typeof fl === 'undefined' || !fl ? null : fl.getDocumentDOM(),
        document: document,
        scene: document.currentTimeline,
        item: timeline.libraryItem,
        timeline: timeline,
        layer: timeline.currentLayer,
        frame: timeline.currentFrame,
        selection: selectionOf(document),
    };
}
/** Whether two lists hold the same, in the same order. */
function isSameList(a, b) {
    if (a.length !== b.length)
        return false;
    for (var i = 0; i < a.length; i++)
        if (a[i] !== b[i])
            return false;
    return true;
}
/** Opens a symbol for editing; false where the host does not. Host members: `library.editItem`. */
function openItem(document, item) {
    return document.library.editItem(item.name) !== false;
}
/** Opens a symbol or, without one, a scene for editing. Host members: `library.editItem`, `document.editScene`. */
function enterTimeline(document, item, scene) {
    if (item)
        openItem(document, item);
    else
        document.editScene(scene);
}
/** Replaces the selection (assigning alone would add to it). Host members: `document.selectNone`, `selection`. */
function replaceSelection(document, elements) {
    document.selectNone();
    if (elements.length > 0)
        document.selection = elements;
}
/** The elements that were not deleted meanwhile. */
function alive(elements) {
    var living = [];
    for (var i = 0; i < elements.length; i++)
        if (isAlive(elements[i]))
            living.push(elements[i]);
    return living;
}
/** Moves the playhead and the current layer of the timeline being edited, where they differ. */
function setPlayhead(timeline, _a) {
    var layer = _a.layer, frame = _a.frame;
    if (timeline.currentLayer !== layer && layer < timeline.layerCount)
        timeline.currentLayer = layer;
    if (timeline.currentFrame !== frame)
        timeline.currentFrame = frame;
}
/** Whether the scene and the timeline being edited are those of the place. */
function isThere(_a) {
    var document = _a.document, timeline = _a.timeline, scene = _a.scene;
    return document.getTimeline() === timeline && document.currentTimeline === scene;
}
/**
 * Opens the scene of the place again, and on it the symbol that was being edited, unless that is gone. A symbol that
 * the user had entered in place is opened by itself: the host does not tell through which instances the way led.
 */
function reenter(_a) {
    var document = _a.document, item = _a.item, scene = _a.scene;
    var symbol = item && isAlive(item) ? item : null;
    if (!symbol || document.currentTimeline !== scene)
        enterTimeline(document, null, scene);
    if (symbol)
        enterTimeline(document, symbol, scene);
}
/**
 * Brings the user back; nothing is touched that is as it was. What is gone (a deleted element in the selection, a
 * deleted layer) is left out. Host members besides those of `readPlace`: `fl.setActiveWindow`, `library.editItem`,
 * `document.editScene`, `selectNone`, `timeline.layerCount`.
 */
function restorePlace(place) {
    var document = place.document;
    if (place.active && fl.getDocumentDOM() !== place.active)
        fl.setActiveWindow(place.active);
    if (!isThere(place))
        reenter(place);
    var timeline = document.getTimeline();
    if (timeline !== place.timeline)
        return;
    setPlayhead(timeline, place);
    if (!isSameList(selectionOf(document), place.selection)) {
        replaceSelection(document, alive(place.selection));
        // In the host, selecting an element may make its layer the current one.
        setPlayhead(timeline, place);
    }
}
/** Does the work and brings the user back, also when it throws; the error of the work is the one that is thrown. */
function keepingPlace(document, work) {
    var place = readPlace(document);
    return afterwards(work, function () { return restorePlace(place); });
}
/** Does work that is there to select; the user is brought back only when it throws. */
function placeUnlessDone(document, work) {
    var place = readPlace(document);
    unlessDone(work, function () { return restorePlace(place); });
}
/**
 * Does the work with the playhead of the timeline being edited on a frame, and puts playhead and current layer back:
 * they stay with a timeline when the user leaves it. Host members: `timeline.currentFrame`, `currentLayer`.
 */
function atFrame(document, frame, work) {
    var timeline = document.getTimeline();
    var before = { frame: timeline.currentFrame, layer: timeline.currentLayer };
    afterwards(function workAtFrame() {
        if (before.frame !== frame)
            timeline.currentFrame = frame;
        work();
    }, function () { return setPlayhead(timeline, before); });
}

export { atFrame, enterTimeline, isSameList, keepingPlace, openItem, placeUnlessDone, replaceSelection };
