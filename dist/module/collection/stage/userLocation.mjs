// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { findActiveDocument } from '../../host/activeDocument.mjs';
import { isDeleted } from '../../host/isDeleted.mjs';
import { isSameList } from '../../host/isSameList.mjs';
import { selectWhere } from '../support/selectWhere.mjs';
import { withCleanup, undoOnError } from '../support/withCleanup.mjs';
import { selectionOf } from './selectionOf.mjs';

function readUserLocation(document) {
    var timeline = document.getTimeline();
    return {
        active: findActiveDocument(),
        document: document,
        scene: document.currentTimeline,
        item: timeline.libraryItem,
        timeline: timeline,
        layer: timeline.currentLayer,
        frame: timeline.currentFrame,
        selection: selectionOf(document),
    };
}
function openItem(document, item) {
    return document.library.editItem(item.name) !== false;
}
function enterTimeline(document, item, scene) {
    if (item)
        openItem(document, item);
    else
        document.editScene(scene);
}
function replaceSelection(document, elements) {
    document.selectNone();
    if (elements.length > 0)
        document.selection = elements;
}
function alive(elements) {
    return selectWhere(elements, function (element) { return !isDeleted(element); });
}
function setPlayhead(timeline, _a) {
    var layer = _a.layer, frame = _a.frame;
    if (timeline.currentLayer !== layer && layer < timeline.layerCount)
        timeline.currentLayer = layer;
    if (timeline.currentFrame !== frame)
        timeline.currentFrame = frame;
}
function isThere(_a) {
    var document = _a.document, timeline = _a.timeline, scene = _a.scene;
    return document.getTimeline() === timeline && document.currentTimeline === scene;
}
function reenter(_a) {
    var document = _a.document, item = _a.item, scene = _a.scene;
    var symbol = item && !isDeleted(item) ? item : null;
    if (!symbol || document.currentTimeline !== scene)
        enterTimeline(document, null, scene);
    if (symbol)
        enterTimeline(document, symbol, scene);
}
function restoreUserLocation(location) {
    var document = location.document;
    if (location.active && fl.getDocumentDOM() !== location.active)
        fl.setActiveWindow(location.active);
    if (!isThere(location))
        reenter(location);
    var timeline = document.getTimeline();
    if (timeline !== location.timeline)
        return;
    setPlayhead(timeline, location);
    if (!isSameList(selectionOf(document), location.selection)) {
        replaceSelection(document, alive(location.selection));
        setPlayhead(timeline, location);
    }
}
function withPlaceRestored(document, work) {
    var location = readUserLocation(document);
    return withCleanup(work, function () { return restoreUserLocation(location); });
}
function restorePlaceOnError(document, work) {
    var location = readUserLocation(document);
    undoOnError(work, function () { return restoreUserLocation(location); });
}
function atFrame(document, frame, work) {
    var timeline = document.getTimeline();
    var before = { frame: timeline.currentFrame, layer: timeline.currentLayer };
    withCleanup(function workAtFrame() {
        if (before.frame !== frame)
            timeline.currentFrame = frame;
        work();
    }, function () { return setPlayhead(timeline, before); });
}

export { atFrame, enterTimeline, openItem, readUserLocation, replaceSelection, restorePlaceOnError, restoreUserLocation, withPlaceRestored };
