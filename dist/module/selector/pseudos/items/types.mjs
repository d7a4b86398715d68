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
var isSymbol = /*#__PURE__*/ isOneOf('itemType', ['movie clip', 'graphic', 'button']);
var ITEM_TYPES = {
    movieclip: /*#__PURE__*/ own(/*#__PURE__*/ isOfType('movie clip')),
    graphic: /*#__PURE__*/ own(/*#__PURE__*/ isOfType('graphic')),
    button: /*#__PURE__*/ own(/*#__PURE__*/ isOfType('button')),
    symbol: /*#__PURE__*/ own(isSymbol),
    timeline: /*#__PURE__*/ own(isSymbol),
    folder: /*#__PURE__*/ own(/*#__PURE__*/ isOfType('folder')),
    bitmap: /*#__PURE__*/ own(/*#__PURE__*/ isOfType('bitmap')),
    sound: /*#__PURE__*/ own(/*#__PURE__*/ isOfType('sound')),
    font: /*#__PURE__*/ own(/*#__PURE__*/ isOfType('font')),
    video: /*#__PURE__*/ own(/*#__PURE__*/ isOneOf('itemType', ['video', 'embedded video', 'linked video'])),
    embeddedvideo: /*#__PURE__*/ own(/*#__PURE__*/ isVideoOfType('embedded video')),
    linkedvideo: /*#__PURE__*/ own(/*#__PURE__*/ isVideoOfType('linked video')),
    compiledclip: /*#__PURE__*/ own(/*#__PURE__*/ isOfType('compiled clip')),
    component: /*#__PURE__*/ own(/*#__PURE__*/ isOfType('component')),
    screen: /*#__PURE__*/ own(/*#__PURE__*/ isOfType('screen')),
};

export { ITEM_TYPES };
