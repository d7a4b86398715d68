import type { Pixels } from './encodeBitmap';

/**
 * Copies a picture onto a larger one. @param extrude - how often its outermost pixels are repeated around it
 */
export function pastePixels(sheet: Pixels, picture: Pixels, left: number, top: number, extrude = 0): void {
  const { width, height, rgba } = picture;
  for (let y = -extrude; y < height + extrude; y++) {
    const row = Math.min(Math.max(y, 0), height - 1) * width * 4;
    const to = ((top + y) * sheet.width + left) * 4;
    sheet.rgba.set(rgba.subarray(row, row + width * 4), to);
    for (let x = 1; x <= extrude; x++) {
      sheet.rgba.copyWithin(to - x * 4, to, to + 4);
      sheet.rgba.copyWithin(to + (width - 1 + x) * 4, to + (width - 1) * 4, to + width * 4);
    }
  }
}
