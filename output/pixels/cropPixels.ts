import type { Pixels } from './encodeBitmap';
import type { PixelBox } from './paintedBox';

/** A part of a picture. */
export function cropPixels({ width, rgba }: Pixels, box: PixelBox): Pixels {
  const cropped = new Uint8Array(box.width * box.height * 4);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.y + y) * width + box.x) * 4;
    cropped.set(rgba.subarray(from, from + box.width * 4), y * box.width * 4);
  }
  return { width: box.width, height: box.height, rgba: cropped };
}
