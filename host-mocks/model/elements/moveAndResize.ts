import { translation, type Matrix } from '../../../geometry/matrix';
import type { Element } from './Element';

/** Moves an element in its parent's coordinates. */
export function moveBy(element: Element, x: number, y: number): void {
  if (x !== 0 || y !== 0) element.transformBy(translation(x, y));
}

/**
 * Scales an element along its parent's axes until it is as wide or as high as asked for; its left and top side stay. An
 * element without extent along an axis stays so, as no scale would give it one.
 */
export function resizeTo(element: Element, width: number | undefined, height: number | undefined): void {
  const { left, top, right, bottom } = element.box;
  const scaleX = scaleTo(right - left, width);
  const scaleY = scaleTo(bottom - top, height);
  if (scaleX === 1 && scaleY === 1) return;
  const change: Matrix = {
    a: scaleX,
    b: 0,
    c: 0,
    d: scaleY,
    tx: left - scaleX * left,
    ty: top - scaleY * top,
  };
  element.transformBy(change);
}

function scaleTo(extent: number, wanted: number | undefined): number {
  return wanted === undefined || extent === 0 ? 1 : wanted / extent;
}
