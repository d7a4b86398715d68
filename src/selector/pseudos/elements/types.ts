import { isGroup, isShapeType } from '../../../host/shapes';
import { isTextType } from '../../../host/texts';
import { COST, type CandidateTest } from '../../plan/PlanStep';
import type { Properties } from '../../plan/Properties';
import { readingPseudo, type Pseudos, type TestMaker, type TestPseudo } from '../../plan/Pseudo';
import { all, any, hasValue, isNot, isOneOf, isTrue } from '../testMakers';

const isSymbol = hasValue('instanceType', 'symbol');
const isVideo = isOneOf('instanceType', ['video', 'embedded video', 'linked video']);
const isShape: TestMaker = (properties) => properties.of('elementType').test(isShapeType);
const isText: TestMaker = (properties) => properties.of('elementType').test(isTextType);
const isPrimitive = any([isTrue('isRectangleObject'), isTrue('isOvalObject')]);

const isGroupElement: TestMaker = function makeTest(properties) {
  const readerIn = properties.readerOf(['isGroup', 'isDrawingObject', 'isOvalObject', 'isRectangleObject']);
  return (element, run) => isGroup(element, readerIn(run));
};

function symbolOfType(symbolType: string): TestMaker {
  return all([isSymbol, hasValue('symbolType', symbolType)]);
}

function textOfType(textType: string): TestMaker {
  return all([hasValue('elementType', 'text'), hasValue('textType', textType)]);
}

/** Instances of components that the library keeps as symbols do not say so themselves: their items do. */
function isComponent(properties: Properties): CandidateTest {
  const elementType = properties.of('elementType');
  const instanceType = properties.of('instanceType');
  const itemType = properties.of('libraryItem.itemType');
  return function isInstanceOfComponent(element, run) {
    if (elementType.read(element, run) !== 'instance') return false;
    return instanceType.read(element, run) === 'component' || itemType.read(element, run) === 'component';
  };
}

const isMovieClip = symbolOfType('movie clip');
const isButton = symbolOfType('button');
const isCompiledClip = hasValue('instanceType', 'compiled clip');

/**
 * Elements that can have an instance name. A compiled clip is a component too.
 * Host members: `elementType`, `instanceType`, `symbolType`, `textType`.
 */
const isScriptable = any([
  isMovieClip,
  isButton,
  textOfType('dynamic'),
  textOfType('input'),
  isVideo,
  isCompiledClip,
  isComponent,
]);

function own(makeTest: TestMaker): TestPseudo {
  return readingPseudo(COST.OWN, makeTest);
}

/** The types of elements. */
export const ELEMENT_TYPES: Pseudos = {
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
