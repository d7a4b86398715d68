import { nearestWord } from '../nearestWord';
import type {
  DocumentLiteral,
  FrameLiteral,
  GroupLiteral,
  InstanceLiteral,
  ItemLiteral,
  LayerLiteral,
  PlacementLiteral,
  PrimitiveLiteral,
  ShapeLiteral,
  TextLiteral,
  TimelineLiteral,
} from './DocumentLiteral';

/** Looks at a value and throws where it cannot be at its place. */
type Check = (place: string, value: unknown) => void;
/** All keys of a literal, each with what looks at its value. */
type Keys<T> = Readonly<Record<keyof T, Check>>;

const any: Check = () => undefined;

const PLACEMENT: Keys<PlacementLiteral> = {
  name: any,
  x: any,
  y: any,
  scaleX: any,
  scaleY: any,
  rotation: any,
  skewX: any,
  skewY: any,
  matrix: objectOf({ a: any, b: any, c: any, d: any, tx: any, ty: any }),
  transformationPoint: objectOf({ x: any, y: any }),
  selected: any,
  locked: any,
  attributes: any,
};
const SIZE = { width: any, height: any };
const PAINT = { ...SIZE, fill: checkColor, stroke: checkColor, strokeWidth: any };

const INSTANCE: Keys<InstanceLiteral> = {
  ...PLACEMENT,
  item: any,
  symbolType: any,
  visible: any,
  alpha: any,
  blendMode: any,
  loop: any,
  firstFrame: any,
};
const TEXT: Keys<TextLiteral> = {
  ...PLACEMENT,
  ...SIZE,
  text: any,
  textType: any,
  size: any,
  face: any,
  color: checkColor,
};
const SHAPE: Keys<ShapeLiteral> = { ...PLACEMENT, ...PAINT, shape: any, drawingObject: any };
const PRIMITIVE: Keys<PrimitiveLiteral> = { ...PLACEMENT, ...PAINT, primitive: any };
const GROUP: Keys<GroupLiteral> = { ...PLACEMENT, group: listOf(checkElement) };
/** Each kind of element by the key that tells it, in the order in which they are looked for. */
const ELEMENTS = { item: INSTANCE, text: TEXT, shape: SHAPE, primitive: PRIMITIVE, group: GROUP };

const FRAME: Keys<FrameLiteral> = {
  index: any,
  duration: any,
  name: any,
  labelType: any,
  tweenType: any,
  tweenEasing: any,
  script: any,
  sound: any,
  elements: listOf(checkElement),
  attributes: any,
};
const LAYER: Keys<LayerLiteral> = {
  name: any,
  type: any,
  parent: any,
  locked: any,
  visible: any,
  outline: any,
  color: checkColor,
  current: any,
  frames: listOf(objectOf(FRAME)),
  elements: listOf(checkElement),
  duration: any,
  attributes: any,
};
const TIMELINE: Keys<TimelineLiteral> = { currentFrame: any, layers: listOf(objectOf(LAYER)) };
const ITEM: Keys<ItemLiteral> = {
  ...TIMELINE,
  ...SIZE,
  name: any,
  type: any,
  linkageClassName: any,
  linkageBaseClass: any,
  linkageIdentifier: any,
  linkageExportForAS: any,
  linkageExportInFirstFrame: any,
  font: any,
  attributes: any,
};
const DOCUMENT: Keys<DocumentLiteral> = {
  ...TIMELINE,
  ...SIZE,
  name: any,
  frameRate: any,
  backgroundColor: checkColor,
  currentTimeline: any,
  scenes: listOf(objectOf({ ...TIMELINE, name: any })),
  library: listOf(objectOf(ITEM)),
  docClass: any,
  asVersion: any,
  attributes: any,
};

/**
 * Holds a literal to the keys that there are: one that nobody reads would be a wish that is not done, without a word.
 *
 * @throws RangeError that names a key which there is not, its place and the nearest that there is;
 *   TypeError for a value that is not an object, Array or colour where one stands
 */
export function checkLiteral(literal: DocumentLiteral): void {
  objectOf(DOCUMENT)('', literal);
}

function objectOf(keys: Readonly<Record<string, Check>>): Check {
  return (place, value) => {
    if (value === undefined) return;
    if (typeof value !== 'object' || value === null) throw unfit(place, 'an object', value);
    for (const [key, member] of Object.entries(value)) {
      if (member === undefined) continue;
      const check = Object.hasOwn(keys, key) ? keys[key] : undefined;
      if (!check) throw unknownKey(place, key, Object.keys(keys));
      check(place === '' ? key : `${place}.${key}`, member);
    }
  };
}

function listOf(check: Check): Check {
  return (place, value) => {
    if (!Array.isArray(value)) throw unfit(place, 'an Array', value);
    value.forEach((one: unknown, index) => check(`${place}[${index}]`, one));
  };
}

/** One that is of no kind is told where its node is made. */
function checkElement(place: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) throw unfit(place, 'an object', value);
  const kind = Object.entries(ELEMENTS).find(([key]) => key in value);
  if (kind) objectOf(kind[1])(place, value);
}

function checkColor(place: string, value: unknown): void {
  if (typeof value !== 'string' && value !== null) throw unfit(place, 'a color like "#FF0000"', value);
}

function unknownKey(place: string, key: string, known: readonly string[]): RangeError {
  const near = nearestWord(key, known) ?? known.find((one) => one.startsWith(key));
  const hint = near === undefined ? `there are ${known.join(', ')}` : `did you mean "${near}"?`;
  return new RangeError(`createHost: ${place || 'the document'}: there is no key "${key}"; ${hint}`);
}

function unfit(place: string, words: string, value: unknown): TypeError {
  const got = value === null ? 'null' : typeof value === 'object' ? 'an object' : JSON.stringify(value);
  return new TypeError(`createHost: ${place || 'the document'}: expected ${words}, got ${got}`);
}
