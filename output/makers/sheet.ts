import { leafOf } from '../../document/xfl/itemPaths';
import { SHEET_DATA_FORMATS } from '../formats/exportFormats';
import type { ExportOptions } from '../formats/ExportOptions';
import { chooseFrames } from '../pictures/chooseFrames';
import { Sequence } from '../pictures/Sequence';
import type { RenderContext } from '../pictures/RenderContext';
import type { ExportSubject } from '../pictures/ExportSubject';
import { encodePicture } from '../pictures/encodePicture';
import { PictureSet } from '../pixels/PictureSet';
import { buildSheets } from '../sheets/buildSheets';
import { cutSprites } from '../sheets/cutSprites';
import { DATA_WRITERS } from '../sheets/formats';
import type { Animation, SheetData, Sprite } from '../sheets/Sprite';
import { backgroundOf, scaled, type FileOrPause, type MakeFiles, type MakeTogether } from './Format';

/** The frames on sheets, with data that say where each is. */
export const sheet: MakeFiles = function (subject, base, options, context) {
  return sheetTogether([subject], base, options, context);
};

/** The frames of several subjects on the same sheets. */
export const sheetTogether: MakeTogether = function* (subjects, base, options, context) {
  const sequences = subjects.map(
    (subject) =>
      new Sequence(subject, chooseFrames(subject, options), context, sheetGround(subject, options)),
  );
  for (const { scale, suffix } of scaled(options)) {
    yield* sheetFiles(sequences, `${base}${suffix}`, scale, options, context);
  }
  for (const sequence of sequences) sequence.tellNotDrawn();
};

/** Sprites are meant to be on something else: they have a ground only when one is asked for. */
function sheetGround(subject: ExportSubject, options: ExportOptions): string | undefined {
  return options.background === undefined ? undefined : backgroundOf(subject, options);
}

function* sheetFiles(
  sequences: readonly Sequence[],
  base: string,
  scale: number,
  options: ExportOptions,
  context: RenderContext,
): Iterable<FileOrPause> {
  const { stopwatch } = context;
  const { kind } = options.pictures;
  const { extension, knowsSheets } = SHEET_DATA_FORMATS[options.data];
  const pictures = new PictureSet();
  const groups: Sprite[][] = [];
  for (const sequence of sequences)
    groups.push(
      yield* cutSprites(sequence, { sheet: options.sheet, scale, name: sequence.subject.name }, pictures),
    );
  const cut = groups.flat();
  const { sheets, sprites } = stopwatch.measure('packing', () =>
    buildSheets(cut, pictures.pictures, options.sheet),
  );
  if (sheets.length > 1 && !knowsSheets) {
    throw new RangeError(
      `the frames of ${namesOf(sequences)} need ${sheets.length} sheets, and --data ${options.data} knows one only; raise --max-size, lower --scale, or choose json-hash`,
    );
  }
  const names = sheets.map((_, index) => (sheets.length === 1 ? base : `${base}-${index}`));
  for (const [index, pixels] of sheets.entries()) {
    const content = encodePicture(pixels, options.pictures, context);
    yield { path: `${names[index]}.${kind}`, content };
    const { width, height } = pixels;
    const own = sprites.filter((sprite) => sprite.sheet === index);
    const data: SheetData = {
      image: `${leafOf(names[index])}.${kind}`,
      width,
      height,
      scale,
      sprites: own,
      all: sprites,
      // As TexturePacker does: an animation may have frames on several pictures, and belongs to none of them.
      animations: index === 0 ? allAnimations(sequences) : [],
      others: names.filter((name) => name !== names[index]).map((name) => `${leafOf(name)}.${extension}`),
    };
    yield { path: `${names[index]}.${extension}`, content: DATA_WRITERS[options.data](data) };
  }
}

function namesOf(sequences: readonly Sequence[]): string {
  const [{ subject }, ...others] = sequences;
  return others.length === 0 ? `"${subject.path}"` : `"${subject.path}" and ${others.length} more`;
}

/** The animations of all sequences, whose frames follow each other. Those of labels begin with the name of theirs. */
function allAnimations(sequences: readonly Sequence[]): Animation[] {
  if (sequences.length === 1) return animationsOf(sequences[0]);
  let first = 0;
  return sequences.flatMap((sequence) => {
    const { name: own } = sequence.subject;
    const start = first;
    first += sequence.frames.length;
    return animationsOf(sequence).map(({ name, sprites }) => ({
      name: name === own ? own : `${own}-${name}`,
      sprites: sprites.map((sprite) => start + sprite),
    }));
  });
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
