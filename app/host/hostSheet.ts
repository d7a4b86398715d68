import type { Sheet, SheetFrame, SheetSettings } from '../../host-mocks/model/document/PictureExports';
import { cropPixels } from '../../output/pixels/cropPixels';
import type { Pixels } from '../../output/pixels/encodeBitmap';
import { pastePixels } from '../../output/pixels/pastePixels';
import { PictureSet } from '../../output/pixels/PictureSet';
import { rotatePixels } from '../../output/pixels/rotatePixels';
import { ADOBE_LAYOUTS } from '../../output/sheets/formats/adobe';
import { placeOnSheet } from '../../output/sheets/placeOnSheet';
import type { Sprite } from '../../output/sheets/Sprite';

/** One sheet as `SpriteSheetExporter` makes it. @throws SheetOverflow if the frames do not fit. */
export function hostSheet(
  frames: readonly SheetFrame[],
  settings: SheetSettings,
  encode: (pixels: Pixels) => Uint8Array,
): Sheet {
  const { layout, trim, stack, text } = settings;
  const pictures = new PictureSet(stack);
  const sprites = frames.map((frame) => ({
    ...spriteOf(frame, trim, pictures),
    isFirst: frame.isFirst,
  }));
  const { width, height, places } =
    frames.length === 0 ? { width: 1, height: 1, places: [] } : placeOnSheet(pictures.pictures, settings);
  const sheet = { width, height, rgba: new Uint8Array(width * height * 4) };
  places.forEach(({ x, y, isRotated }, number) => {
    const picture = pictures.pictures[number];
    pastePixels(sheet, isRotated ? rotatePixels(picture) : picture, x, y);
  });
  const { ending, write } = ADOBE_LAYOUTS[layout];
  const placed = sprites.map((sprite) => ({ ...sprite, sheet: 0, ...places[sprite.picture] }));
  const data = write({ ...text, width, height, sprites: placed });
  const file = ending === 'json' ? jsonFile(data, text.isWide) : data;
  return { width, height, png: encode(sheet), data, file, ending };
}

/** JSON begins with a byte order mark; that of Flash CS6 has 16 bits a letter. Source: files of both. */
function jsonFile(json: string, isWide: boolean): string | Uint8Array {
  const text = `\uFEFF${json}`;
  if (!isWide) return text;
  return Uint8Array.from(
    { length: 2 * text.length },
    (_, at) => (text.charCodeAt(at >> 1) >> (8 * (at & 1))) & 255,
  );
}

function spriteOf({ name, part, pivot, ...pixels }: SheetFrame, trim: boolean, pictures: PictureSet): Sprite {
  const { width, height, rgba } = pixels;
  const shown = trim ? part : { x: 0, y: 0, width, height };
  return {
    name,
    picture: pictures.add(trim ? cropPixels({ width, height, rgba }, shown) : { width, height, rgba }),
    source: { width, height },
    part: shown,
    pivot,
    duration: 0,
  };
}
