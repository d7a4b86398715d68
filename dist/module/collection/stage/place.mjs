// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isAlive } from './isAlive.mjs';

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
        selection: document.selection || [],
    };
}
function isSameList(a, b) {
    if (a.length !== b.length)
        return false;
    for (var i = 0; i < a.length; i++)
        if (a[i] !== b[i])
            return false;
    return true;
}
/**
 * Opens a scene or a symbol for editing. Host members: `library.editItem`, `document.editScene`.
 *
 * @returns whether the host did so
 */
function enterTimeline(document, item, scene) {
    if (item)
        return document.library.editItem(item.name) !== false;
    document.editScene(scene);
    return true;
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
function setPlayhead(timeline, place) {
    if (timeline.currentLayer !== place.layer && place.layer < timeline.layerCount)
        timeline.currentLayer = place.layer;
    if (timeline.currentFrame !== place.frame)
        timeline.currentFrame = place.frame;
}
/** Opens the timeline that the place is on again, or its scene when the symbol is gone. */
function reenter(_a) {
    var document = _a.document, item = _a.item, scene = _a.scene;
    enterTimeline(document, item && isAlive(item) ? item : null, scene);
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
    if (document.getTimeline() !== place.timeline)
        reenter(place);
    var timeline = document.getTimeline();
    if (timeline !== place.timeline)
        return;
    setPlayhead(timeline, place);
    if (!isSameList(document.selection || [], place.selection)) {
        replaceSelection(document, alive(place.selection));
        // In the host, selecting an element may make its layer the current one.
        setPlayhead(timeline, place);
    }
}
/** Does the work and brings the user back, also when it throws; the error of the work is the one that is thrown. */
function keepingPlace(document, work) {
    var place = readPlace(document);
    var result;
    try {
        result = work();
    }
    catch (error) {
        try {
            restorePlace(place);
        }
        catch (_a) {
            throw error;
        }
        throw error;
    }
    restorePlace(place);
    return result;
}

export { enterTimeline, keepingPlace, replaceSelection };
