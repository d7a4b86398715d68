import { isEmpty, type Box } from '../../../geometry/Box';
import { call } from '../code/call';
import { fixed } from '../code/fixed';

/** A box as a rectangle of the player, with one decimal. */
export function rectangleCode(box: Box): string {
  if (isEmpty(box)) return call('new cjs.Rectangle', [0, 0, 0, 0]);
  const [left, top] = [fixed(box.left, 1), fixed(box.top, 1)];
  return call('new cjs.Rectangle', [
    left,
    top,
    fixed(box.right - box.left, 1),
    fixed(box.bottom - box.top, 1),
  ]);
}

/**
 * The rectangle of the main timeline, which is not its box: half of the stage is added to its corner, and taken from its
 * size. Nothing reads it. Source: 20 published documents.
 */
export function rootRectangleCode(box: Box, stage: { width: number; height: number }): string {
  const [halfWidth, halfHeight] = [stage.width / 2, stage.height / 2];
  const shown = isEmpty(box) ? { left: 0, top: 0, right: 0, bottom: 0 } : box;
  const { left, top, right, bottom } = shown;
  const numbers = [left + halfWidth, top + halfHeight, right - left - halfWidth, bottom - top - halfHeight];
  return call(
    'new cjs.Rectangle',
    numbers.map((value) => fixed(value, 1)),
  );
}
