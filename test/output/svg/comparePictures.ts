import type { PNG } from 'pngjs';
import type { Box } from '../../../geometry/Box';

/** Levels by which a channel may differ. */
const TOLERANCE = 40;

/**
 * The share (0 to 1) of the pixels of `drawn` for which no pixel of `expected` within one pixel's distance is within 40
 * levels in every channel, both over white. Pixels inside one of `ignored` do not count.
 */
export function shareOfDifferentPixels(drawn: PNG, expected: PNG, ignored: readonly Box[] = []): number {
  if (drawn.width !== expected.width || drawn.height !== expected.height) return 1;
  const one = overWhite(drawn);
  const other = overWhite(expected);
  let different = 0;
  for (let y = 0; y < drawn.height; y++) {
    for (let x = 0; x < drawn.width; x++) {
      if (ignored.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)) continue;
      if (!hasNeighbour(one, other, x, y, drawn.width, drawn.height)) different++;
    }
  }
  return different / (drawn.width * drawn.height);
}

function hasNeighbour(
  one: Uint8Array,
  other: Uint8Array,
  x: number,
  y: number,
  width: number,
  height: number,
): boolean {
  const at = (y * width + x) * 3;
  if (isNear(one, at, other, at)) return true;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      if (isNear(one, at, other, (row * width + column) * 3)) return true;
    }
  }
  return false;
}

function isNear(one: Uint8Array, at: number, other: Uint8Array, near: number): boolean {
  return (
    Math.abs(one[at] - other[near]) <= TOLERANCE &&
    Math.abs(one[at + 1] - other[near + 1]) <= TOLERANCE &&
    Math.abs(one[at + 2] - other[near + 2]) <= TOLERANCE
  );
}

/** Red, green and blue of each pixel. */
function overWhite({ data, width, height }: PNG): Uint8Array {
  const result = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const alpha = data[pixel * 4 + 3] / 255;
    for (let channel = 0; channel < 3; channel++) {
      result[pixel * 3 + channel] = Math.round(data[pixel * 4 + channel] * alpha + 255 * (1 - alpha));
    }
  }
  return result;
}
