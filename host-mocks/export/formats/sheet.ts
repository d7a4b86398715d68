import { leafOf } from '../../model/library/itemPaths';
import { encodePng } from '../../render/pixels/encodePng';
import type { ExportedFile } from '../ExportedFile';
import { SHEET_DATA_FORMATS } from '../exportFormats';
import type { ExportOptions } from '../ExportOptions';
import { chooseFrames } from '../frames/chooseFrames';
import { Sequence, type RenderContext } from '../frames/Sequence';
import type { ExportSubject } from '../frames/ExportSubject';
import { PictureSet } from '../pixels/PictureSet';
import { buildSheets } from '../sheets/buildSheets';
import { cutSprites } from '../sheets/cutSprites';
import { DATA_WRITERS } from '../sheets/formats';
import type { Animation, SheetData } from '../sheets/Sprite';
import { backgroundOf, scaled, type MakeFiles } from './Format';

/** The frames on sheets, with data that say where each is. */
export const sheet: MakeFiles = function* (subject, base, options, context) {
  const frames = chooseFrames(subject, options);
  const sequence = new Sequence(subject, frames, context, sheetGround(subject, options));
  for (const { scale, suffix } of scaled(options)) {
    yield* sheetFiles(sequence, `${base}${suffix}`, scale, options, context);
  }
};

/** Sprites are meant to stand on something else: they have a ground only when one is asked for. */
function sheetGround(subject: ExportSubject, options: ExportOptions): string | undefined {
  return options.background === undefined ? undefined : backgroundOf(subject, options);
}

function* sheetFiles(
  sequence: Sequence,
  base: string,
  scale: number,
  options: ExportOptions,
  context: RenderContext,
): Iterable<ExportedFile> {
  const { stopwatch, document } = context;
  const { extension, knowsSheets } = SHEET_DATA_FORMATS[options.data];
  const pictures = new PictureSet();
  const cut = cutSprites(
    sequence,
    { trim: options.sheet.trim, scale, name: sequence.subject.name },
    pictures,
  );
  const { sheets, sprites } = stopwatch.measure('packing', () =>
    buildSheets(cut, pictures.pictures, options.sheet),
  );
  if (sheets.length > 1 && !knowsSheets) {
    throw new RangeError(
      `the frames of "${sequence.subject.path}" need ${sheets.length} sheets, and --data ${options.data} knows one only; raise --max-size, lower --scale, or choose json-hash`,
    );
  }
  const names = sheets.map((_, index) => (sheets.length === 1 ? base : `${base}-${index}`));
  for (const [index, pixels] of sheets.entries()) {
    const png = stopwatch.measure('encoding', () => encodePng(pixels, document.compression));
    yield { path: `${names[index]}.png`, content: png };
    const { width, height } = pixels;
    const own = sprites.filter((sprite) => sprite.sheet === index);
    const data: SheetData = {
      image: `${leafOf(names[index])}.png`,
      width,
      height,
      scale,
      sprites: own,
      all: sprites,
      // As TexturePacker does: an animation may have frames on several pictures, and belongs to none of them.
      animations: index === 0 ? animationsOf(sequence) : [],
      others: names.filter((name) => name !== names[index]).map((name) => `${leafOf(name)}.${extension}`),
    };
    yield { path: `${names[index]}.${extension}`, content: DATA_WRITERS[options.data](data) };
  }
}

/** One animation for each label, or one of all frames. */
function animationsOf({ subject, frames }: Sequence): Animation[] {
  const among = (from: number, to: number): number[] =>
    frames.flatMap((frame, number) => (frame >= from && frame <= to ? number : []));
  const all = [{ name: subject.name, from: 0, to: subject.frameCount - 1 }];
  const spans = subject.labels.length > 0 ? subject.labels : all;
  return spans
    .map(({ name, from, to }) => ({ name, sprites: among(from, to) }))
    .filter(({ sprites }) => sprites.length > 0);
}
