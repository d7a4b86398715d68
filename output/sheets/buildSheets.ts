import type { Pixels } from '../pixels/encodeBitmap';
import { pastePixels } from '../pixels/pastePixels';
import { rotatePixels } from '../pixels/rotatePixels';
import { packPictures } from './packPictures';
import type { SheetOptions } from '../formats/SheetOptions';
import type { PlacedSprite, Sprite } from './Sprite';

interface Sheets {
  sheets: Pixels[];
  sprites: PlacedSprite[];
}

/**
 * Places sprites on sheets and paints these.
 *
 * @param pictures - those that the sprites name by number
 * @throws RangeError for a sprite that is larger than a sheet may be.
 */
export function buildSheets(
  sprites: readonly Sprite[],
  pictures: readonly Pixels[],
  options: SheetOptions,
): Sheets {
  const { places, sheets: sizes } = packPictures(pictures, options);
  const sheets = sizes.map(({ width, height }) => ({
    width,
    height,
    rgba: new Uint8Array(width * height * 4),
  }));
  places.forEach(({ sheet, x, y, isRotated }, number) => {
    const picture = isRotated ? rotatePixels(pictures[number]) : pictures[number];
    pastePixels(sheets[sheet], picture, x, y, options.extrude);
  });
  return { sheets, sprites: sprites.map((sprite) => ({ ...sprite, ...places[sprite.picture] })) };
}
