/** A rectangle of whole pixels. */
export interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box of the pixels that are not wholly transparent; undefined if nothing is painted. @param pixels - RGBA */
export function paintedBox(pixels: Uint8Array, width: number, height: number): PixelBox | undefined {
  const isPainted = (x: number, y: number): boolean => pixels[(y * width + x) * 4 + 3] !== 0;
  const rowIsPainted = (y: number): boolean => {
    for (let x = 0; x < width; x++) if (isPainted(x, y)) return true;
    return false;
  };
  let top = 0;
  while (top < height && !rowIsPainted(top)) top++;
  if (top === height) return undefined;
  let bottom = height - 1;
  while (!rowIsPainted(bottom)) bottom--;
  let left = width - 1;
  let right = 0;
  for (let y = top; y <= bottom; y++) {
    for (let x = 0; x < left; x++) if (isPainted(x, y)) left = x;
    for (let x = width - 1; x > right; x--) if (isPainted(x, y)) right = x;
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** The smallest box around both; undefined stands for nothing. */
export function uniteBoxes(one: PixelBox | undefined, other: PixelBox | undefined): PixelBox | undefined {
  if (!one || !other) return one ?? other;
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}
