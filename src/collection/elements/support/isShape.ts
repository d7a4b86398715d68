import { isShapeType } from '../../../host/shapes';

/**
 * Tells whether an element is a shape, a group, a drawing object or a primitive. Those have no coordinates of their
 * own: the host gives their transformation points in the coordinates of their parent. Host members: `elementType`.
 */
export function isShape(element: Element): element is Shape {
  return isShapeType(element.elementType);
}
