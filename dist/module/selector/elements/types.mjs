// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { COST } from '../plan.mjs';
import { anyOf, pseudo, allOf, hasValue } from '../pseudo.mjs';
import { isGroup } from '../contents.mjs';

var isSymbol = hasValue('instanceType', 'symbol');
var isVideo = anyOf([
    hasValue('instanceType', 'video'),
    hasValue('instanceType', 'embedded video'),
    hasValue('instanceType', 'linked video'),
]);
var isShape = anyOf([hasValue('elementType', 'shape'), hasValue('elementType', 'shapeObj')]);
var isTlfText = hasValue('elementType', 'tlfText');
function symbolOfType(symbolType) {
    return allOf([isSymbol, hasValue('symbolType', symbolType)]);
}
function textOfType(textType) {
    return allOf([hasValue('elementType', 'text'), hasValue('textType', textType)]);
}
/** Instances of components that the library keeps as symbols do not say so themselves: their items do. */
function isComponent(element, run) {
    if (element.read('elementType') !== 'instance')
        return false;
    if (element.read('instanceType') === 'component')
        return true;
    var item = run.itemOf(element);
    return item !== null && item.read('itemType') === 'component';
}
function isPrimitive(element) {
    return Boolean(element.read('isRectangleObject') || element.read('isOvalObject'));
}
function isDrawing(element, run) {
    return isShape(element, run) && !isGroup(element) && !isPrimitive(element);
}
var IS_MOVIE_CLIP = symbolOfType('movie clip');
var IS_BUTTON = symbolOfType('button');
var IS_COMPILED_CLIP = hasValue('instanceType', 'compiled clip');
/**
 * What can have an instance name. A compiled clip is a component too.
 * Host members: `elementType`, `instanceType`, `symbolType`, `textType`.
 */
var isScriptable = anyOf([
    IS_MOVIE_CLIP,
    IS_BUTTON,
    textOfType('dynamic'),
    textOfType('input'),
    isVideo,
    IS_COMPILED_CLIP,
    isComponent,
]);
/** The kinds of elements. */
var ELEMENT_TYPES = {
    instance: pseudo(COST.OWN, hasValue('elementType', 'instance')),
    symbol: pseudo(COST.OWN, isSymbol),
    movieclip: pseudo(COST.OWN, IS_MOVIE_CLIP),
    graphic: pseudo(COST.OWN, symbolOfType('graphic')),
    button: pseudo(COST.OWN, IS_BUTTON),
    bitmap: pseudo(COST.OWN, hasValue('instanceType', 'bitmap')),
    compiledclip: pseudo(COST.OWN, IS_COMPILED_CLIP),
    component: pseudo(COST.LINKED, isComponent),
    video: pseudo(COST.OWN, isVideo),
    embeddedvideo: pseudo(COST.OWN, hasValue('instanceType', 'embedded video')),
    linkedvideo: pseudo(COST.OWN, hasValue('instanceType', 'linked video')),
    text: pseudo(COST.OWN, anyOf([hasValue('elementType', 'text'), isTlfText])),
    static: pseudo(COST.OWN, textOfType('static')),
    dynamic: pseudo(COST.OWN, textOfType('dynamic')),
    input: pseudo(COST.OWN, textOfType('input')),
    tlftext: pseudo(COST.OWN, isTlfText),
    shape: pseudo(COST.OWN, isDrawing),
    group: pseudo(COST.OWN, function (element) { return isGroup(element) && !isPrimitive(element); }),
    primitive: pseudo(COST.OWN, isPrimitive),
    rectangle: pseudo(COST.OWN, function (element) { return Boolean(element.read('isRectangleObject')); }),
    oval: pseudo(COST.OWN, function (element) { return Boolean(element.read('isOvalObject')); }),
};

export { ELEMENT_TYPES, isScriptable };
