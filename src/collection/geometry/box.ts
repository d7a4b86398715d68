/** An upright rectangle in the elements' parent coordinates: pixels, y down. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A point or distance in pixels, y down. */
export interface Vector {
  x: number;
  y: number;
}

/** The axis along which a function works. */
export type Axis = 'x' | 'y';

/** The lower of the two sides along an axis: left or top. */
export function nearSide(box: Box, axis: Axis): number {
  return axis === 'x' ? box.left : box.top;
}

/** The higher of the two sides along an axis: right or bottom. */
export function farSide(box: Box, axis: Axis): number {
  return axis === 'x' ? box.right : box.bottom;
}

export function middle(box: Box, axis: Axis): number {
  return (nearSide(box, axis) + farSide(box, axis)) / 2;
}

/** Width or height. */
export function extent(box: Box, axis: Axis): number {
  return farSide(box, axis) - nearSide(box, axis);
}

export function center(box: Box): Vector {
  return { x: middle(box, 'x'), y: middle(box, 'y') };
}

/** The smallest box around all boxes; for an empty list, a box that holds nothing. */
export function union(boxes: Box[]): Box {
  const all: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let i = 0; i < boxes.length; i++) {
    all.left = Math.min(all.left, boxes[i].left);
    all.top = Math.min(all.top, boxes[i].top);
    all.right = Math.max(all.right, boxes[i].right);
    all.bottom = Math.max(all.bottom, boxes[i].bottom);
  }
  return all;
}
