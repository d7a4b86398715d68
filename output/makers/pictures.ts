import type { ExportedFile } from '../formats/ExportedFile';
import type { PictureKind } from '../formats/exportFormats';
import { chooseFrames } from '../pictures/chooseFrames';
import { SizeBoundedCache } from '../svg/SizeBoundedCache';
import { Sequence } from '../pictures/Sequence';
import { encodePicture } from '../pictures/encodePicture';
import { backgroundOf, scaled, type FileOrPause, type MakeFiles } from './Format';

/** Characters and bytes of frames that are kept, as equal frames may follow. */
const MAX_KEPT = 2 ** 25;

/** A PNG for each frame. */
export const png: MakeFiles = (subject, base, options, context) =>
  inPixels('png', (sequence, frame, scale) => sequence.png(frame, scale), subject, base, options, context);

/** A WebP for each frame. */
export const webp: MakeFiles = (subject, base, options, context) => {
  const { quality } = options.pictures;
  const encode: EncodeFrame = (sequence, frame, scale) =>
    encodePicture(sequence.pixels(frame, scale), { kind: 'webp', quality }, context);
  return inPixels('webp', encode, subject, base, options, context);
};

/** A frame as a file. */
type EncodeFrame = (sequence: Sequence, frame: number, scale: number) => Uint8Array;

/** A file of pixels for each frame. Frames that show the same are encoded once. */
function* inPixels(
  ending: PictureKind,
  encode: EncodeFrame,
  ...[subject, base, options, context]: Parameters<MakeFiles>
): Iterable<FileOrPause> {
  const frames = chooseFrames(subject, options);
  const sequence = new Sequence(subject, frames, context, backgroundOf(subject, options));
  yield* sequence.findPixelView();
  for (const { scale, suffix } of scaled(options)) {
    const cache = new SizeBoundedCache<string, Uint8Array>(MAX_KEPT);
    for (const frame of frames) {
      const shown = sequence.content(frame);
      let content = cache.get(shown);
      if (!content) {
        content = encode(sequence, frame, scale);
        cache.set(shown, content, shown.length + content.length);
      }
      yield { path: `${numbered(base, frame, subject.frameCount)}${suffix}.${ending}`, content };
    }
  }
  sequence.tellNotDrawn();
}

/** An SVG for each frame. */
export const svg: MakeFiles = function* (subject, base, options, context): Iterable<ExportedFile> {
  const frames = chooseFrames(subject, options);
  const sequence = new Sequence(subject, frames, context, backgroundOf(subject, options));
  for (const frame of frames) {
    yield { path: `${numbered(base, frame, subject.frameCount)}.svg`, content: sequence.svg(frame) };
  }
  sequence.tellNotDrawn();
};

const DIGITS = 4;

/** `star0001`: as Animate numbers the files of a sequence. What has one frame needs no number. */
function numbered(base: string, frame: number, frameCount: number): string {
  return frameCount === 1 ? base : base + String(frame + 1).padStart(DIGITS, '0');
}
