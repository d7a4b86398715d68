import { errorText } from '../text/errorText';

/** What is read of an element or item to describe it; each class has its own part of these. */
interface Described {
  name?: unknown;
  elementType?: unknown;
  itemType?: unknown;
  instanceType?: unknown;
  symbolType?: unknown;
  textType?: unknown;
  libraryItem?: { name?: unknown } | null;
  isDrawingObject?: unknown;
  isGroup?: unknown;
  isOvalObject?: unknown;
  isRectangleObject?: unknown;
}

/**
 * What a shape is, in a word. A drawing object says `isGroup` too, so that is asked first.
 * Host members: `isDrawingObject`, `isGroup`, `isOvalObject`, `isRectangleObject`.
 */
function shapeKind(shape: Described): string {
  if (shape.isDrawingObject) return 'drawing object';
  if (shape.isGroup) return 'group';
  if (shape.isOvalObject) return 'oval';
  return shape.isRectangleObject ? 'rectangle' : 'shape';
}

/** What an element is, in words of its user: `movie clip`, `bitmap`, `dynamic text`, `group` … */
export function elementKind(element: object): string {
  const described = element as Described;
  const type = String(described.elementType);
  if (type === 'instance') {
    const instanceType = String(described.instanceType);
    return instanceType === 'symbol' ? String(described.symbolType) : instanceType;
  }
  if (type === 'text') return String(described.textType) + ' text';
  if (type === 'tlfText') return 'TLF text';
  return shapeKind(described);
}

function describeElement(element: Described): string {
  const name = element.name ? String(element.name) + ' ' : '';
  const kind = elementKind(element);
  const item = element.elementType === 'instance' ? element.libraryItem : null;
  return name + '(' + kind + (item ? ', ' + String(item.name) : '') + ')';
}

function describeObject(object: Described): string {
  if (typeof object.elementType === 'string') return describeElement(object);
  if (typeof object.itemType === 'string') return String(object.name) + ' (' + object.itemType + ')';
  if (typeof object.name === 'string' && object.name !== '') return object.name;
  return String(object);
}

function escapeLineBreaks(text: string): string {
  return text.replace(/\r/g, '\\r').replace(/\n/g, '\\n');
}

/**
 * One line about any value: `star1 (movie clip, shapes/star)` for an element, `shapes/star (movie clip)` for an item,
 * the name of another object or its string form; Strings in quotes. Never throws: of an object whose members cannot
 * be read, such as a deleted element, it gives the host's message.
 */
export function describe(value: unknown): string {
  if (typeof value === 'string') {
    return '"' + escapeLineBreaks(value.replace(/\\/g, '\\\\').replace(/"/g, '\\"')) + '"';
  }
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return String(value);
  try {
    return escapeLineBreaks(describeObject(value));
  } catch (error) {
    return '(' + escapeLineBreaks(errorText(error)) + ')';
  }
}
