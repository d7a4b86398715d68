// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isGroup, isShapeType } from '../../../host/shapes.mjs';
import { isTextType } from '../../../host/texts.mjs';
import { COST } from '../../plan/PlanStep.mjs';
import { readingPseudo } from '../../plan/Pseudo.mjs';
import { any, isOneOf, hasValue, all, isTrue, isNot } from '../testMakers.mjs';

var isSymbol = hasValue('instanceType', 'symbol');
var isVideo = isOneOf('instanceType', ['video', 'embedded video', 'linked video']);
var isShape = function (properties) { return properties.of('elementType').test(isShapeType); };
var isText = function (properties) { return properties.of('elementType').test(isTextType); };
var isPrimitive = any([isTrue('isRectangleObject'), isTrue('isOvalObject')]);
var isGroupElement = function makeTest(properties) {
    var readerIn = properties.readerOf(['isGroup', 'isDrawingObject', 'isOvalObject', 'isRectangleObject']);
    return function (element, run) { return isGroup(element, readerIn(run)); };
};
function symbolOfType(symbolType) {
    return all([isSymbol, hasValue('symbolType', symbolType)]);
}
function textOfType(textType) {
    return all([hasValue('elementType', 'text'), hasValue('textType', textType)]);
}
function isComponent(properties) {
    var elementType = properties.of('elementType');
    var instanceType = properties.of('instanceType');
    var itemType = properties.of('libraryItem.itemType');
    return function isInstanceOfComponent(element, run) {
        if (elementType.read(element, run) !== 'instance')
            return false;
        return instanceType.read(element, run) === 'component' || itemType.read(element, run) === 'component';
    };
}
var isMovieClip = symbolOfType('movie clip');
var isButton = symbolOfType('button');
var isCompiledClip = hasValue('instanceType', 'compiled clip');
var isScriptable = any([
    isMovieClip,
    isButton,
    textOfType('dynamic'),
    textOfType('input'),
    isVideo,
    isCompiledClip,
    isComponent,
]);
function own(makeTest) {
    return readingPseudo(COST.OWN, makeTest);
}
var ELEMENT_TYPES = {
    instance: own(hasValue('elementType', 'instance')),
    symbol: own(isSymbol),
    movieclip: own(isMovieClip),
    graphic: own(symbolOfType('graphic')),
    button: own(isButton),
    bitmap: own(hasValue('instanceType', 'bitmap')),
    compiledclip: own(isCompiledClip),
    component: readingPseudo(COST.LINKED, isComponent),
    video: own(isVideo),
    embeddedvideo: own(hasValue('instanceType', 'embedded video')),
    linkedvideo: own(hasValue('instanceType', 'linked video')),
    text: own(isText),
    static: own(textOfType('static')),
    dynamic: own(textOfType('dynamic')),
    input: own(textOfType('input')),
    tlftext: own(hasValue('elementType', 'tlfText')),
    shape: own(all([isShape, isNot(isGroupElement), isNot(isPrimitive)])),
    group: own(isGroupElement),
    primitive: own(isPrimitive),
    rectangle: own(isTrue('isRectangleObject')),
    oval: own(isTrue('isOvalObject')),
    scriptable: readingPseudo(COST.LINKED, isScriptable),
};

export { ELEMENT_TYPES };
