import type { Sheet, SheetFrame, SheetSettings } from '../../host-mocks/model/document/PictureExports';
import type { Pixels } from '../../output/pixels/encodeBitmap';
import { cropPixels } from '../../output/pixels/cropPixels';
import { paintedBox } from '../../output/pixels/paintedBox';
import { PictureSet } from '../../output/pixels/PictureSet';
import { buildSheets } from '../../output/sheets/buildSheets';
import { jsonArray, jsonHash } from '../../output/sheets/formats/json';
import { sparrow } from '../../output/sheets/formats/sparrow';
import { SheetOverflow } from '../../output/sheets/packPictures';
import type { SheetData, Sprite } from '../../output/sheets/Sprite';

/** The layouts that Animate has plug-ins for, as far as they are written here. */
export const LAYOUTS: Readonly<Record<string, { ending: string; write: (data: SheetData) => string }>> = {
  JSON: { ending: 'json', write: jsonHash },
  'JSON-Array': { ending: 'json', write: jsonArray },
  Starling: { ending: 'xml', write: sparrow },
  'Sparrow v1': { ending: 'xml', write: sparrow },
  'Sparrow v2': { ending: 'xml', write: sparrow },
};

/** One sheet as `SpriteSheetExporter` makes it. @throws SheetOverflow if the frames do not fit. */
export function hostSheet(
  frames: readonly SheetFrame[],
  settings: SheetSettings,
  encode: (pixels: Pixels) => Uint8Array,
): Sheet {
  const { layout, image, trim, rotate, stack, border, padding, width, height } = settings;
  const pictures = new PictureSet(stack);
  const sprites = frames.map((frame) => spriteOf(frame, trim, pictures));
  const options = {
    trim,
    rotate,
    border,
    padding,
    maxSize: width,
    maxHeight: height,
    extrude: 0,
    powerOfTwo: false,
  };
  const { sheets, sprites: placed } = buildSheets(sprites, pictures.pictures, options);
  if (sheets.length > 1) throw new SheetOverflow('the frames do not fit on one sheet');
  const [sheet = { width: 1, height: 1, rgba: new Uint8Array(4) }] = sheets;
  const { ending, write } = LAYOUTS[layout];
  const size = { width: sheet.width, height: sheet.height };
  const data = write({ image, ...size, scale: 1, sprites: placed, all: placed, animations: [], others: [] });
  return { ...size, png: encode(sheet), data, ending };
}

function spriteOf({ name, ...pixels }: SheetFrame, trim: boolean, pictures: PictureSet): Sprite {
  const whole = { x: 0, y: 0, width: pixels.width, height: pixels.height };
  const part = trim
    ? (paintedBox(pixels.rgba, pixels.width, pixels.height) ?? { ...whole, width: 1, height: 1 })
    : whole;
  return {
    name,
    picture: pictures.add(trim ? cropPixels(pixels, part) : pixels),
    source: { width: pixels.width, height: pixels.height },
    part,
    pivot: { x: 0, y: 0 },
    duration: 0,
  };
}
