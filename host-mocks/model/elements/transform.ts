import { emptyBox, unite, type Box } from '../../../geometry/Box';
import { rotation } from '../../../geometry/decompose';
import { around, translation, type Matrix, type Point } from '../../../geometry/matrix';
import type { Element } from './Element';

/**
 * Transforms elements for the methods of a document. Distances in pixels, angles in degrees, in the coordinates of the
 * timeline.
 */

/** The box around all of them, unrounded and without strokes; empty for no elements. */
export function boundsOf(elements: readonly Element[]): Box {
  const box = emptyBox();
  for (const element of elements) unite(box, element.box);
  return box;
}

export function moveElements(elements: readonly Element[], x: number, y: number): void {
  transformElements(elements, translation(x, y));
}

export function scaleElements(
  elements: readonly Element[],
  scaleX: number,
  scaleY: number,
  about: Point,
): void {
  transformElements(elements, around({ a: scaleX, b: 0, c: 0, d: scaleY, tx: 0, ty: 0 }, about));
}

/** Positive angles turn clockwise. */
export function rotateElements(elements: readonly Element[], degrees: number, about: Point): void {
  transformElements(elements, around({ ...rotation(degrees), tx: 0, ty: 0 }, about));
}

/** `skewX` leans the y axis to the left, `skewY` turns the x axis clockwise; lengths along the other axis stay. */
export function skewElements(elements: readonly Element[], skewX: number, skewY: number, about: Point): void {
  const matrix = {
    a: 1,
    b: Math.tan((skewY * Math.PI) / 180),
    c: -Math.tan((skewX * Math.PI) / 180),
    d: 1,
    tx: 0,
    ty: 0,
  };
  transformElements(elements, around(matrix, about));
}

/** Applies a transformation of the timeline's coordinates to elements; members of groups move with them. */
export function transformElements(elements: readonly Element[], change: Matrix): void {
  for (const element of elements) element.transformBy(change);
}
