import { errorText } from '../text/errorText';
import { isArray } from './isArray';
import { DELETED_TYPE } from './isDeleted';
import { isObject } from './read';
import { shapeTypeOf } from './shapes';

/** Characters of a text that a message quotes: a screen holds few more. */
const MAX_LENGTH = 500;

/** The members that a description reads; each class of host objects has its own part of them. */
interface Described {
  name?: unknown;
  elementType?: unknown;
  itemType?: unknown;
  instanceType?: unknown;
  symbolType?: unknown;
  textType?: unknown;
  libraryItem?: { name?: unknown } | null;
  layerType?: unknown;
  startFrame?: unknown;
}

/** Describes an element as `star1 (movie clip, shapes/star)`. */
function describeElement(element: Described, type: string): string {
  const name = element.name;
  const item = type === 'instance' ? element.libraryItem : null;
  const path = item ? ', ' + String(item.name) : '';
  return (name ? String(name) + ' ' : '') + '(' + wordFor(element, type) + path + ')';
}

/** Describes a keyframe as `start (keyframe at frame 11)`; frames count from 1 as in Animate: people read it. */
function describeKeyframe(name: unknown, startFrame: number): string {
  return (name ? String(name) + ' ' : '') + '(keyframe at frame ' + (startFrame + 1) + ')';
}

function layerWord(layerType: string): string {
  return layerType === 'folder' ? 'layer folder' : layerType + ' layer';
}

/** The user's word for an element: `movie clip`, `bitmap`, `dynamic text`, `group` … */
function wordFor(element: Described, type: string): string {
  if (type === 'text') return String(element.textType) + ' text';
  if (type === 'tlfText') return 'TLF text';
  if (type !== 'instance') return shapeTypeOf(element);
  const instanceType = String(element.instanceType);
  return instanceType === 'symbol' ? String(element.symbolType) : instanceType;
}

/** Describes an element, an item, a keyframe or a layer; null for any other object. */
function describeHostObject(object: Described): string | null {
  // What an object does not have is not read: hosts take long for each read.
  const elementType = 'elementType' in object ? object.elementType : null;
  if (typeof elementType === 'string') return describeElement(object, elementType);
  const itemType = 'itemType' in object ? object.itemType : null;
  if (typeof itemType === 'string')
    return String(object.name) + ' (' + (itemType === DELETED_TYPE ? 'deleted item' : itemType) + ')';
  const startFrame = object.startFrame;
  if (typeof startFrame === 'number') return describeKeyframe(object.name, startFrame);
  const layerType = object.layerType;
  return typeof layerType === 'string' ? String(object.name) + ' (' + layerWord(layerType) + ')' : null;
}

function describeNamed(object: Described): string {
  const name = object.name;
  return typeof name === 'string' && name !== '' ? name : String(object);
}

function describeClass(object: Described): string {
  return Object.prototype.toString.call(object);
}

function escapeLineBreaks(text: string): string {
  if (text.indexOf('\n') < 0 && text.indexOf('\r') < 0) return text;
  return text.replace(/\r/g, '\\r').replace(/\n/g, '\\n');
}

function quote(text: string): string {
  if (text.length > MAX_LENGTH)
    return quote(text.substring(0, MAX_LENGTH)) + '... (' + text.length + ' characters)';
  return '"' + escapeLineBreaks(text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')) + '"';
}

/**
 * The description of an object, on one line; the host's message where it throws.
 *
 * @param further describes an object that is none of the host's
 */
function describeObject(object: object, further: (object: Described) => string): string {
  try {
    return escapeLineBreaks(describeHostObject(object) || further(object));
  } catch (error) {
    return '(' + escapeLineBreaks(errorText(error)) + ')';
  }
}

/**
 * Describes any value on one line: `star1 (movie clip, shapes/star)` for an element, `shapes/star (movie clip)` for an
 * item, the name of another object or its string form; Strings in quotes. Reads each property once. Never throws: for
 * an object that cannot be read, such as a deleted element, it gives the host's message.
 */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (!isObject(value) && typeof value !== 'function') return String(value);
  return describeObject(value, describeNamed);
}

/** Describes a wrong argument: as `describeValue`, but Functions, Arrays and plain objects by their class. */
export function describeArgument(value: unknown): string {
  if (typeof value === 'function') return 'a Function';
  if (isArray(value)) return 'an Array';
  if (!isObject(value)) return describeValue(value);
  return describeObject(value, describeClass);
}
