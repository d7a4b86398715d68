import { animatedSvg } from '../animations/animatedSvg';
import { drawnFrames, type DrawnFrame } from '../animations/drawnFrames';
import { encodeApng } from '../animations/encodeApng';
import { encodeGif } from '../animations/encodeGif';
import { isHalfTransparent } from '../animations/isHalfTransparent';
import type { ExportOptions } from '../formats/ExportOptions';
import { chooseFrames } from '../pictures/chooseFrames';
import { Sequence } from '../pictures/Sequence';
import type { RenderContext } from '../pictures/RenderContext';
import type { ExportSubject } from '../pictures/ExportSubject';
import { backgroundOf, scaled, type MakeFiles } from './Format';

/** All frames in one SVG. */
export const playingSvg: MakeFiles = function* (subject, base, options, context) {
  const sequence = sequenceOf(subject, options, context);
  yield { path: `${base}.svg`, content: animatedSvg(sequence, options.by) };
  sequence.tellNotDrawn();
};

/** All frames in one GIF. */
export const gif: MakeFiles = function* (subject, base, options, context) {
  const sequence = sequenceOf(subject, options, context);
  yield* sequence.findPixelView();
  let isHalf = false;
  const looking = function* (frames: Iterable<DrawnFrame>): Iterable<DrawnFrame> {
    for (const frame of frames) {
      isHalf ||= isHalfTransparent(frame.pixels);
      yield frame;
    }
  };
  for (const { scale, suffix } of scaled(options)) {
    const work = encodeGif(looking(drawnFrames(sequence, scale)), subject.frameRate);
    const content = yield* context.stopwatch.during('encoding', work);
    yield { path: `${base}${suffix}.gif`, content };
  }
  sequence.tellNotDrawn();
  if (isHalf)
    context.warn?.(
      `${subject.name}: a GIF has no half-transparent pixels, they became opaque or nothing; --background '#rrggbb' puts a colour behind them, --to apng keeps them`,
    );
};

/** All frames in one PNG. */
export const apng: MakeFiles = function* (subject, base, options, context) {
  const sequence = sequenceOf(subject, options, context);
  yield* sequence.findPixelView();
  const { compression } = context.film.platform;
  for (const { scale, suffix } of scaled(options)) {
    const work = encodeApng(drawnFrames(sequence, scale), subject.frameRate, compression);
    const content = yield* context.stopwatch.during('encoding', work);
    yield { path: `${base}${suffix}.png`, content };
  }
  sequence.tellNotDrawn();
};

function sequenceOf(subject: ExportSubject, options: ExportOptions, context: RenderContext): Sequence {
  return new Sequence(subject, chooseFrames(subject, options), context, backgroundOf(subject, options));
}
