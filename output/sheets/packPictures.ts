import { MaxRectsPacker } from 'maxrects-packer';
import type { SheetOptions } from '../formats/SheetOptions';

/** The place of a picture: the corner of the picture itself, inside what is repeated around it. */
export interface SheetPosition {
  sheet: number;
  x: number;
  y: number;
  isRotated: boolean;
}

/** A picture, or several, for which a sheet has no room. */
export class SheetOverflow extends RangeError {}

interface Packing {
  /** By the numbers of the pictures. */
  places: SheetPosition[];
  sheets: { width: number; height: number }[];
}

interface Size {
  width: number;
  height: number;
}

/**
 * Places pictures on as few sheets as they need. The same pictures give the same places.
 *
 * @throws SheetOverflow for a picture that is larger than a sheet may be.
 */
export function packPictures(pictures: readonly Size[], options: SheetOptions): Packing {
  const { padding, extrude, maxSize, powerOfTwo, rotate } = options;
  const { border = padding, maxHeight = maxSize } = options;
  for (const picture of pictures) requireRoom(picture, options);
  const packer = new MaxRectsPacker<Rect>(maxSize, maxHeight, padding, {
    smart: true,
    pot: powerOfTwo,
    square: false,
    allowRotation: rotate,
    border,
  });
  const rects = pictures.map((size, picture) => rectOf(size, picture, extrude));
  packer.addArray(rects);
  const places: SheetPosition[] = [];
  packer.bins.forEach((bin, sheet) => {
    for (const { picture, x, y, rot } of bin.rects) {
      places[picture] = { sheet, x: x + extrude, y: y + extrude, isRotated: rot };
    }
  });
  return { places, sheets: packer.bins.map(({ width, height }) => ({ width, height })) };
}

/**
 * Checks a picture as soon as it is drawn, so that no others are drawn in vain.
 *
 * @throws SheetOverflow for a picture that is larger than a sheet may be.
 */
export function requireRoom({ width, height }: Size, options: SheetOptions): void {
  const { padding, extrude, maxSize } = options;
  const { border = padding, maxHeight = maxSize } = options;
  const taken = 2 * (border + extrude);
  if (width <= maxSize - taken && height <= maxHeight - taken) return;
  throw new SheetOverflow(
    `a picture of ${width} x ${height} pixels does not fit on a sheet of ${maxSize} x ${maxHeight}; raise --max-size, ${options.trim ? 'or lower --scale' : 'lower --scale, or use --trim'}`,
  );
}

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
  rot: boolean;
  picture: number;
  [key: string]: unknown;
}

function rectOf({ width, height }: Size, picture: number, extrude: number): Rect {
  return { x: 0, y: 0, width: width + 2 * extrude, height: height + 2 * extrude, rot: false, picture };
}
