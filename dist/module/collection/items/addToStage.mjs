// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { itemTypeOf } from '../../host/itemTypeOf.mjs';
import { restorePlaceOnError, replaceSelection } from '../stage/userLocation.mjs';
import { checkNumber } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';
import { withPanelSelectionRestored } from './support/panel.mjs';

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
function currentFrameElements(document) {
    var timeline = document.getTimeline();
    var layer = timeline.layers[timeline.currentLayer];
    var frame = layer.frames[timeline.currentFrame];
    return frame ? frame.elements : [];
}
function addItemsToStage(document, items, x, y) {
    checkNumber(METHOD, 'x', x);
    checkNumber(METHOD, 'y', y);
    var before = currentFrameElements(document).length;
    var library = document.library;
    function place(item) {
        if (PLACEABLE['/' + itemTypeOf(item)] !== true)
            return;
        var point = { x: x, y: y };
        if (!library.addItemToDocument(point, item.name))
            throw new Error('Animate refused to place it');
    }
    restorePlaceOnError(document, function placeAll() {
        withPanelSelectionRestored(library, function () { return forEach(METHOD, items, place); });
    });
    var placed = currentFrameElements(document).slice(before);
    replaceSelection(document, placed);
    return placed;
}

export { addItemsToStage };
