import { packPictures, SheetOverflow, type SheetPosition } from './packPictures';

interface Size {
  width: number;
  height: number;
}

/** How Animate's exporter of sprite sheets places pictures. */
export interface PlacingOptions {
  readonly algorithm: 'basic' | 'maxRects';
  readonly rotate: boolean;
  /** Pixels around each picture. */
  readonly border: number;
  /** Pixels between pictures, beside those. */
  readonly padding: number;
  /** The size of the sheet; with `isAutomatic` its maximum. */
  readonly width: number;
  readonly height: number;
  readonly isAutomatic: boolean;
}

export interface PlacedPictures extends Size {
  readonly places: readonly Omit<SheetPosition, 'sheet'>[];
}

/**
 * Places pictures on one sheet. An automatic size is the smallest of powers of two that has room, higher before wider.
 * Source: sheets of Flash CS6 and Animate 19 to 23 (256 x 512 and 2048 x 4096 where 512 x 256 and 4096 x 2048 have
 * room too, 4096 x 2048 where its counterpart has none).
 *
 * @throws SheetOverflow if they do not fit
 */
export function placeOnSheet(pictures: readonly Size[], options: PlacingOptions): PlacedPictures {
  const { algorithm, width, height, isAutomatic } = options;
  const arrange = algorithm === 'basic' ? inRows : byRectangles;
  const area = pictures.reduce((sum, picture) => sum + picture.width * picture.height, 0);
  for (const size of isAutomatic ? powersOfTwo(width, height) : [{ width, height }]) {
    const places = size.width * size.height < area ? undefined : arrange(pictures, size, options);
    if (places) return { ...size, places };
  }
  throw new SheetOverflow('the frames do not fit on one sheet');
}

function* powersOfTwo(maxWidth: number, maxHeight: number): Iterable<Size> {
  for (let side = 1; side <= maxWidth || side <= maxHeight; side *= 2) {
    const sizes = [
      [side, side],
      [side, side * 2],
      [side * 2, side],
    ];
    for (const [width, height] of sizes)
      if (width <= maxWidth && height <= maxHeight) yield { width, height };
  }
}

/** One after another, in rows that are as high as the highest picture in them. */
function inRows(
  pictures: readonly Size[],
  sheet: Size,
  { border, padding }: PlacingOptions,
): PlacedPictures['places'] | undefined {
  const step = 2 * border + padding;
  const places: Omit<SheetPosition, 'sheet'>[] = [];
  let [x, y, rowHeight] = [border, border, 0];
  for (const { width, height } of pictures) {
    if (x > border && x + width + border > sheet.width) {
      [x, y, rowHeight] = [border, y + rowHeight + step, 0];
    }
    if (x + width + border > sheet.width || y + height + border > sheet.height) return undefined;
    places.push({ x, y, isRotated: false });
    x += width + step;
    rowHeight = Math.max(rowHeight, height);
  }
  return places;
}

function byRectangles(
  pictures: readonly Size[],
  sheet: Size,
  { border, padding, rotate }: PlacingOptions,
): PlacedPictures['places'] | undefined {
  try {
    const { places, sheets } = packPictures(pictures, {
      ...{ border, padding: padding + 2 * border, rotate, trim: false, extrude: 0, powerOfTwo: false },
      ...{ maxSize: sheet.width, maxHeight: sheet.height },
    });
    return sheets.length > 1 ? undefined : places;
  } catch (error) {
    if (error instanceof SheetOverflow) return undefined;
    throw error;
  }
}
