import type { Pixels } from '../pixels/encodeBitmap';

/** Alpha of pixels that look neither opaque nor empty. */
const [MIN_ALPHA, MAX_ALPHA] = [25, 230];
/** What counts of a picture: less is where edges meet. */
const SHARE = 0.01;

/** True if areas of a picture can be seen through, not only its smooth edges, which are one pixel wide. */
export function isHalfTransparent({ width, rgba }: Pixels): boolean {
  const isHalf = (alpha: number): boolean => alpha >= MIN_ALPHA && alpha <= MAX_ALPHA;
  const row = 4 * width;
  let painted = 0;
  let inside = 0;
  for (let at = 3; at < rgba.length; at += 4) {
    if (rgba[at] < MIN_ALPHA) continue;
    painted++;
    const isInside =
      isHalf(rgba[at]) &&
      isHalf(rgba[at - 4]) &&
      isHalf(rgba[at + 4]) &&
      isHalf(rgba[at - row]) &&
      isHalf(rgba[at + row]);
    if (isInside) inside++;
  }
  return inside > painted * SHARE;
}
