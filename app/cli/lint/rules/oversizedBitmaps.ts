import type { BitmapInstance } from '../../../../host-mocks/model/elements/BitmapInstance';
import type { Rule } from '../Rule';

const HALF = 0.5;

export const oversizedBitmaps: Rule = {
  elements: ':bitmap',
  message: 'this bitmap is shown at less than half of its size everywhere',
  keep(found) {
    const bitmaps = found as BitmapInstance[];
    const scales = new Map<unknown, number>();
    for (const bitmap of bitmaps)
      scales.set(bitmap.libraryItem, Math.max(scales.get(bitmap.libraryItem) ?? 0, scaleOf(bitmap)));
    return bitmaps.filter(({ libraryItem }) => (scales.get(libraryItem) ?? 1) < HALF);
  },
};

/** The larger of both scales, whichever way the bitmap is mirrored. */
function scaleOf({ scaleX, scaleY }: BitmapInstance): number {
  return Math.max(Math.abs(scaleX), Math.abs(scaleY));
}
