/**
 * Whether the element is a group that elements stand in: a drawing object says `isGroup` too, and is one by itself.
 * Host members: `elementType`, `isGroup`, `isDrawingObject`.
 */
export function isOpenGroup(element: Element): element is Shape {
  return element.elementType === 'shape' && (element as Shape).isGroup && !(element as Shape).isDrawingObject;
}
