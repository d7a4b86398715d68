/**
 * Tells whether an element is a shape, a group, a drawing object or a primitive. Those have no coordinates of their own, so
 * that the host gives their transformation points in their parent's. Host members: `elementType`.
 */
export function isShape(element: Element): element is Shape {
  const type = element.elementType;
  return type === 'shape' || type === 'shapeObj';
}
