import type { Matrix, Point } from './matrix';

/** A rectangle parallel to the axes, in pixels. Empty if `left > right`. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function emptyBox(): Box {
  return { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
}

export function isEmpty(box: Box): boolean {
  return box.left > box.right;
}

/** Grows `box` to include the point. */
export function include(box: Box, x: number, y: number): void {
  if (x < box.left) box.left = x;
  if (x > box.right) box.right = x;
  if (y < box.top) box.top = y;
  if (y > box.bottom) box.bottom = y;
}

/** Grows `box` to include `other`. */
export function unite(box: Box, other: Box): void {
  if (isEmpty(other)) return;
  include(box, other.left, other.top);
  include(box, other.right, other.bottom);
}

/** The intersection of two boxes; empty if they do not overlap. */
export function overlap(one: Box, other: Box): Box {
  const box = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return box.left > box.right || box.top > box.bottom ? emptyBox() : box;
}

/** Grows `box` to include the four corners of `other` after the transformation. */
export function includeTransformed(box: Box, other: Box, { a, b, c, d, tx, ty }: Matrix): void {
  if (isEmpty(other)) return;
  const { left, top, right, bottom } = other;
  include(box, a * left + c * top + tx, b * left + d * top + ty);
  include(box, a * right + c * top + tx, b * right + d * top + ty);
  include(box, a * left + c * bottom + tx, b * left + d * bottom + ty);
  include(box, a * right + c * bottom + tx, b * right + d * bottom + ty);
}

export function transformBox(other: Box, matrix: Matrix): Box {
  const box = emptyBox();
  includeTransformed(box, other, matrix);
  return box;
}

/** True for a transformation that maps boxes onto boxes: its angles are multiples of 90 degrees. */
export function keepsBoxes({ a, b, c, d }: Matrix): boolean {
  return (b === 0 && c === 0) || (a === 0 && d === 0);
}

export function centerOf({ left, top, right, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
