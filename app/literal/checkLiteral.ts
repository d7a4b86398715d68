import { nearestWord } from '../../host-mocks/nearestWord';
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

/** Throws if a value is not allowed there. @param path - of the value, for the message */
type Check = (path: string, value: unknown) => void;
/** All keys of a literal, each with the check of its value. */
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
/** Each kind of element by the key that identifies it, in the order in which they are tried. */
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
 * Checks the keys of a literal: an unknown key would be ignored silently.
 *
 * @throws RangeError that names an unknown key, its path and the most similar key; TypeError for a value that is not
 *   the object, Array or colour that is expected
 */
export function checkLiteral(literal: DocumentLiteral): void {
  objectOf(DOCUMENT)('', literal);
}

function objectOf(keys: Readonly<Record<string, Check>>): Check {
  return (path, value) => {
    if (value === undefined) return;
    if (typeof value !== 'object' || value === null) throw unfit(path, 'an object', value);
    for (const [key, member] of Object.entries(value)) {
      if (member === undefined) continue;
      const check = Object.hasOwn(keys, key) ? keys[key] : undefined;
      if (!check) throw unknownKey(path, key, Object.keys(keys));
      check(path === '' ? key : `${path}.${key}`, member);
    }
  };
}

function listOf(check: Check): Check {
  return (path, value) => {
    if (!Array.isArray(value)) throw unfit(path, 'an Array', value);
    value.forEach((entry: unknown, index) => check(`${path}[${index}]`, entry));
  };
}

/** Ignores elements of unknown kind: `elementNode` reports them. */
function checkElement(path: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) throw unfit(path, 'an object', value);
  const kind = Object.entries(ELEMENTS).find(([key]) => key in value);
  if (kind) objectOf(kind[1])(path, value);
}

function checkColor(path: string, value: unknown): void {
  if (typeof value !== 'string' && value !== null) throw unfit(path, 'a color like "#FF0000"', value);
}

function unknownKey(path: string, key: string, known: readonly string[]): RangeError {
  const near = nearestWord(key, known) ?? known.find((name) => name.startsWith(key));
  const hint = near === undefined ? ` (known: ${known.join(', ')})` : `; did you mean "${near}"?`;
  return new RangeError(`createHost: ${path || 'the document'}: unknown key "${key}"${hint}`);
}

function unfit(path: string, words: string, value: unknown): TypeError {
  const got = value === null ? 'null' : typeof value === 'object' ? 'an object' : JSON.stringify(value);
  return new TypeError(`createHost: ${path || 'the document'}: expected ${words}, got ${got}`);
}
