import type { Pixels } from '../../render/pixels/encodeBitmap';

/** Alpha of pixels that look neither opaque nor empty. */
const [LEAST, MOST] = [25, 230];
/** What counts of a picture: less is where edges meet. */
const SHARE = 0.01;

/** True where areas of a picture can be seen through, not only its smooth edges, which are one pixel wide. */
export function isHalfTransparent({ width, rgba }: Pixels): boolean {
  const isHalf = (pixel: number): boolean => {
    const alpha = rgba[4 * pixel + 3];
    return alpha >= LEAST && alpha <= MOST;
  };
  let painted = 0;
  let inside = 0;
  for (let pixel = 0; pixel < rgba.length / 4; pixel++) {
    if (rgba[4 * pixel + 3] >= LEAST) painted++;
    if ([pixel, pixel - 1, pixel + 1, pixel - width, pixel + width].every(isHalf)) inside++;
  }
  return inside > painted * SHARE;
}
