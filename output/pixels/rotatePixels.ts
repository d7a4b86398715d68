import type { Pixels } from './encodeBitmap';

/** A picture turned clockwise by 90 degrees. */
export function rotatePixels({ width, height, rgba }: Pixels): Pixels {
  const from = words(rgba);
  const turned = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = from[y * width + x];
  }
  return { width: height, height: width, rgba: new Uint8Array(turned.buffer) };
}

/** Pixels as whole numbers; a view of the middle of a buffer may not be where these can begin. */
function words(rgba: Uint8Array): Uint32Array {
  const aligned = rgba.byteOffset % 4 === 0 ? rgba : Uint8Array.from(rgba);
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}
