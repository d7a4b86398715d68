import { read, type ReadMember } from './read';

/** The sorts of elements that have outlines. */
export type ShapeType = 'drawing object' | 'oval' | 'rectangle' | 'group' | 'shape';

/**
 * Tells whether an `elementType` is that of an element with outlines: a shape, group, drawing object or primitive. Those
 * have no coordinates of their own: the host gives their transformation points in the coordinates of their parent.
 */
export function isShapeType(elementType: unknown): boolean {
  return elementType === 'shape' || elementType === 'shapeObj';
}

/**
 * The sort of a shape. Drawing objects and primitives may say `isGroup` too, so that they are asked for first.
 * Host members: `isDrawingObject`, `isOvalObject`, `isRectangleObject`, `isGroup`.
 */
export function shapeTypeOf(shape: object): ShapeType {
  if (read(shape, 'isDrawingObject')) return 'drawing object';
  if (read(shape, 'isOvalObject')) return 'oval';
  if (read(shape, 'isRectangleObject')) return 'rectangle';
  return read(shape, 'isGroup') ? 'group' : 'shape';
}

/**
 * Tells whether an element is a group, which has members. The only test of that. An element that does not say
 * `isGroup` is asked nothing else.
 *
 * @param readMember reads a member of the element; default: from the host
 */
export function isGroup<T extends object>(element: T, readMember: ReadMember<T> = read): boolean {
  return (
    Boolean(readMember(element, 'isGroup')) &&
    !readMember(element, 'isDrawingObject') &&
    !readMember(element, 'isOvalObject') &&
    !readMember(element, 'isRectangleObject')
  );
}
