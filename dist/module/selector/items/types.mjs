// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { COST } from '../plan.mjs';
import { anyOf, pseudo, hasValue } from '../pseudo.mjs';

function ofType(itemType) {
    return hasValue('itemType', itemType);
}
var isSymbol = anyOf([ofType('movie clip'), ofType('graphic'), ofType('button')]);
/** Since Flash 8 a video's item type is "video" and `videoType` says which one; older hosts said it at once. */
function isVideoOfType(type) {
    return function isVideoOf(item) {
        var itemType = item.read('itemType');
        return itemType === type || (itemType === 'video' && item.read('videoType') === type);
    };
}
/** The kinds of library items. Host members: `itemType`, `videoType`. */
var ITEM_TYPES = {
    movieclip: pseudo(COST.OWN, ofType('movie clip')),
    graphic: pseudo(COST.OWN, ofType('graphic')),
    button: pseudo(COST.OWN, ofType('button')),
    symbol: pseudo(COST.OWN, isSymbol),
    timeline: pseudo(COST.OWN, isSymbol),
    folder: pseudo(COST.OWN, ofType('folder')),
    bitmap: pseudo(COST.OWN, ofType('bitmap')),
    sound: pseudo(COST.OWN, ofType('sound')),
    font: pseudo(COST.OWN, ofType('font')),
    video: pseudo(COST.OWN, anyOf([ofType('video'), ofType('embedded video'), ofType('linked video')])),
    embeddedvideo: pseudo(COST.OWN, isVideoOfType('embedded video')),
    linkedvideo: pseudo(COST.OWN, isVideoOfType('linked video')),
    compiledclip: pseudo(COST.OWN, ofType('compiled clip')),
    component: pseudo(COST.OWN, ofType('component')),
    screen: pseudo(COST.OWN, ofType('screen')),
};

export { ITEM_TYPES };
