// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { COST } from '../../plan/PlanStep.mjs';
import { readingPseudo } from '../../plan/Pseudo.mjs';
import { isOneOf, hasValue, any, all } from '../testMakers.mjs';

function isOfType(itemType) {
    return hasValue('itemType', itemType);
}
function isVideoOfType(type) {
    return any([isOfType(type), all([isOfType('video'), hasValue('videoType', type)])]);
}
function own(makeTest) {
    return readingPseudo(COST.OWN, makeTest);
}
var isSymbol = isOneOf('itemType', ['movie clip', 'graphic', 'button']);
var ITEM_TYPES = {
    movieclip: own(isOfType('movie clip')),
    graphic: own(isOfType('graphic')),
    button: own(isOfType('button')),
    symbol: own(isSymbol),
    timeline: own(isSymbol),
    folder: own(isOfType('folder')),
    bitmap: own(isOfType('bitmap')),
    sound: own(isOfType('sound')),
    font: own(isOfType('font')),
    video: own(isOneOf('itemType', ['video', 'embedded video', 'linked video'])),
    embeddedvideo: own(isVideoOfType('embedded video')),
    linkedvideo: own(isVideoOfType('linked video')),
    compiledclip: own(isOfType('compiled clip')),
    component: own(isOfType('component')),
    screen: own(isOfType('screen')),
};

export { ITEM_TYPES };
