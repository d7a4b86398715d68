// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isGroup, isShapeType } from '../../../host/shapes.mjs';
import { isTextType } from '../../../host/texts.mjs';
import { COST } from '../../plan/PlanStep.mjs';
import { readingPseudo } from '../../plan/Pseudo.mjs';
import { isTrue, all, isNot, hasValue, any, isOneOf } from '../testMakers.mjs';

var isSymbol = /*#__PURE__*/ hasValue('instanceType', 'symbol');
var isVideo = /*#__PURE__*/ isOneOf('instanceType', ['video', 'embedded video', 'linked video']);
var isShape = function (properties) { return properties.of('elementType').test(isShapeType); };
var isText = function (properties) { return properties.of('elementType').test(isTextType); };
var isPrimitive = /*#__PURE__*/ any([/*#__PURE__*/ isTrue('isRectangleObject'), /*#__PURE__*/ isTrue('isOvalObject')]);
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
var isMovieClip = /*#__PURE__*/ symbolOfType('movie clip');
var isButton = /*#__PURE__*/ symbolOfType('button');
var isCompiledClip = /*#__PURE__*/ hasValue('instanceType', 'compiled clip');
var isScriptable = /*#__PURE__*/ any([
    isMovieClip,
    isButton,
    /*#__PURE__*/ textOfType('dynamic'),
    /*#__PURE__*/ textOfType('input'),
    isVideo,
    isCompiledClip,
    isComponent,
]);
function own(makeTest) {
    return readingPseudo(COST.OWN, makeTest);
}
var ELEMENT_TYPES = {
    instance: /*#__PURE__*/ own(/*#__PURE__*/ hasValue('elementType', 'instance')),
    symbol: /*#__PURE__*/ own(isSymbol),
    movieclip: /*#__PURE__*/ own(isMovieClip),
    graphic: /*#__PURE__*/ own(/*#__PURE__*/ symbolOfType('graphic')),
    button: /*#__PURE__*/ own(isButton),
    bitmap: /*#__PURE__*/ own(/*#__PURE__*/ hasValue('instanceType', 'bitmap')),
    compiledclip: /*#__PURE__*/ own(isCompiledClip),
    component: /*#__PURE__*/ readingPseudo(COST.LINKED, isComponent),
    video: /*#__PURE__*/ own(isVideo),
    embeddedvideo: /*#__PURE__*/ own(/*#__PURE__*/ hasValue('instanceType', 'embedded video')),
    linkedvideo: /*#__PURE__*/ own(/*#__PURE__*/ hasValue('instanceType', 'linked video')),
    text: /*#__PURE__*/ own(isText),
    static: /*#__PURE__*/ own(/*#__PURE__*/ textOfType('static')),
    dynamic: /*#__PURE__*/ own(/*#__PURE__*/ textOfType('dynamic')),
    input: /*#__PURE__*/ own(/*#__PURE__*/ textOfType('input')),
    tlftext: /*#__PURE__*/ own(/*#__PURE__*/ hasValue('elementType', 'tlfText')),
    shape: /*#__PURE__*/ own(/*#__PURE__*/ all([isShape, /*#__PURE__*/ isNot(isGroupElement), /*#__PURE__*/ isNot(isPrimitive)])),
    group: /*#__PURE__*/ own(isGroupElement),
    primitive: /*#__PURE__*/ own(isPrimitive),
    rectangle: /*#__PURE__*/ own(/*#__PURE__*/ isTrue('isRectangleObject')),
    oval: /*#__PURE__*/ own(/*#__PURE__*/ isTrue('isOvalObject')),
    scriptable: /*#__PURE__*/ readingPseudo(COST.LINKED, isScriptable),
};

export { ELEMENT_TYPES };
