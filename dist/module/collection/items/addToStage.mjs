// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { checkNumber } from '../check.mjs';
import { forEach } from '../failure.mjs';
import { keepingPanelSelection } from './panel.mjs';
import { placeUnlessDone, replaceSelection } from '../stage/place.mjs';

var METHOD = 'ItemCollection.addToStage';
var PLACEABLE = {
    '/movie clip': true,
    '/graphic': true,
    '/button': true,
    '/bitmap': true,
    '/component': true,
    '/compiled clip': true,
    '/video': true,
    '/embedded video': true,
    '/linked video': true,
};
/** The elements of the current frame of the current layer, in the host's order. */
function currentFrameElements(document) {
    var timeline = document.getTimeline();
    var layer = timeline.layers[timeline.currentLayer];
    var frame = layer.frames[timeline.currentFrame];
    return frame ? frame.elements : [];
}
/**
 * Places the items that can stand on a stage on the current layer and frame, and selects what was placed. Others are
 * skipped. Host members: `itemType`, `name`, `library.addItemToDocument` (which takes the middle of the item to the
 * point, and the panel's selection away: it is put back), those of `keepingPanelSelection`, `document.selectNone`,
 * `selection`, `getTimeline`, `timeline.currentLayer`, `currentFrame`, `layers`, `frames`, `elements`.
 *
 * @returns the new elements, in the order of the items
 */
function addItemsToStage(document, items, x, y) {
    checkNumber(METHOD, 'x', x);
    checkNumber(METHOD, 'y', y);
    var before = currentFrameElements(document).length;
    var library = document.library;
    function place(item) {
        if (PLACEABLE['/' + item.itemType] !== true)
            return;
        var point = { x: x, y: y };
        if (!library.addItemToDocument(point, item.name))
            throw new Error('the host does not place it');
    }
    placeUnlessDone(document, function placeAll() {
        keepingPanelSelection(library, function () { return forEach(METHOD, items, place); });
    });
    // New elements lie on top of the others, in the order in which they were placed.
    var placed = currentFrameElements(document).slice(before);
    replaceSelection(document, placed);
    return placed;
}

export { addItemsToStage };
