import { COST } from '../plan';
import { allOf, anyOf, hasValue, pseudo, type Pseudos } from '../pseudo';
import { isGroup } from '../contents';
import type { Run } from '../Run';
import type { Subject } from '../Subject';
import type { Test } from '../plan';

const isSymbol = hasValue('instanceType', 'symbol');
const isVideo = anyOf([
  hasValue('instanceType', 'video'),
  hasValue('instanceType', 'embedded video'),
  hasValue('instanceType', 'linked video'),
]);
const isShape = anyOf([hasValue('elementType', 'shape'), hasValue('elementType', 'shapeObj')]);
const isTlfText = hasValue('elementType', 'tlfText');

function symbolOfType(symbolType: string): Test {
  return allOf([isSymbol, hasValue('symbolType', symbolType)]);
}

function textOfType(textType: string): Test {
  return allOf([hasValue('elementType', 'text'), hasValue('textType', textType)]);
}

/** Instances of components that the library keeps as symbols do not say so themselves: their items do. */
function isComponent(element: Subject, run: Run): boolean {
  if (element.read('elementType') !== 'instance') return false;
  if (element.read('instanceType') === 'component') return true;
  const item = run.itemOf(element);
  return item !== null && item.read('itemType') === 'component';
}

function isPrimitive(element: Subject): boolean {
  return Boolean(element.read('isRectangleObject') || element.read('isOvalObject'));
}

function isDrawing(element: Subject, run: Run): boolean {
  return isShape(element, run) && !isGroup(element) && !isPrimitive(element);
}

const IS_MOVIE_CLIP = symbolOfType('movie clip');
const IS_BUTTON = symbolOfType('button');
const IS_COMPILED_CLIP = hasValue('instanceType', 'compiled clip');

/**
 * What can have an instance name. A compiled clip is a component too.
 * Host members: `elementType`, `instanceType`, `symbolType`, `textType`.
 */
export const isScriptable = anyOf([
  IS_MOVIE_CLIP,
  IS_BUTTON,
  textOfType('dynamic'),
  textOfType('input'),
  isVideo,
  IS_COMPILED_CLIP,
  isComponent,
]);

/** The kinds of elements. */
export const ELEMENT_TYPES: Pseudos = {
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
  group: pseudo(COST.OWN, (element) => isGroup(element) && !isPrimitive(element)),
  primitive: pseudo(COST.OWN, isPrimitive),
  rectangle: pseudo(COST.OWN, (element) => Boolean(element.read('isRectangleObject'))),
  oval: pseudo(COST.OWN, (element) => Boolean(element.read('isOvalObject'))),
};
