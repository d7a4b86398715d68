import { isEmpty, type Box } from '../../geometry/Box';

/** The part of a timeline's plane that a picture shows, in pixels. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Half of a line that is drawn a pixel wide, however thin it is. */
const THIN = 0.5;

/** The whole pixels that what is painted in a box may touch. */
export function wholeView({ left, top, right, bottom }: Box): View {
  const x = Math.floor(left - THIN);
  const y = Math.floor(top - THIN);
  return { x, y, width: Math.ceil(right + THIN) - x, height: Math.ceil(bottom + THIN) - y };
}

/** A box in whole pixels with space around it; for an empty one the zero point with that space. */
export function roomAround(box: Box, margin: number): View {
  const { left, top, right, bottom } = isEmpty(box) ? { left: 0, top: 0, right: 0, bottom: 0 } : box;
  const x = Math.floor(left) - margin;
  const y = Math.floor(top) - margin;
  return { x, y, width: Math.ceil(right) + margin - x, height: Math.ceil(bottom) + margin - y };
}
