import type { Pixels } from '../pixels/encodeBitmap';
import type { PixelBox } from '../pixels/paintedBox';

/** The box of the pixels that differ between pictures of one size; one pixel where none does. */
export function changedBox(before: Pixels, { width, height, rgba }: Pixels): PixelBox {
  const box = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if (isSame(before.rgba, rgba, at)) continue;
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
      if (y < box.top) box.top = y;
      box.bottom = y;
    }
  }
  if (box.right < 0) return { x: 0, y: 0, width: 1, height: 1 };
  return { x: box.left, y: box.top, width: box.right - box.left + 1, height: box.bottom - box.top + 1 };
}

function isSame(one: Uint8Array, other: Uint8Array, at: number): boolean {
  return (
    one[at] === other[at] &&
    one[at + 1] === other[at + 1] &&
    one[at + 2] === other[at + 2] &&
    one[at + 3] === other[at + 3]
  );
}
