import { type Box, union } from './box';

/** The bounds that collections report, in pixels of the parent's coordinates, y down. */
export interface Bounds extends Box {
  width: number;
  height: number;
}

/** The smallest bounds around all boxes; null without any. */
export function commonBounds(boxes: Box[]): Bounds | null {
  if (boxes.length === 0) return null;
  const { left, top, right, bottom } = union(boxes);
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}
