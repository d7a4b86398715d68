import type { ExportOptions } from '../formats/ExportOptions';
import type { FilmFormatName, Quality } from '../formats/exportFormats';
import { backgroundOf } from './Format';
import { checkRate } from '../pictures/checkRate';
import { chooseFrames } from '../pictures/chooseFrames';
import type { ExportSubject } from '../pictures/ExportSubject';
import type { RenderContext } from '../pictures/RenderContext';
import type { TimelineMix } from '../sound/TimelineMix';
import { subjectMix } from '../sound/subjectMix';
import type { PausableTask } from '../formats/PausableTask';
import { FilmPictures } from '../animations/FilmPictures';

/** All that a program needs to make a film: pixels and samples. */
export interface FilmPlan {
  readonly format: FilmFormatName;
  readonly quality: Quality;
  readonly width: number;
  readonly height: number;
  /** Frames a second. */
  readonly fps: number;
  readonly frameCount: number;
  readonly isTransparent: boolean;
  /** Each frame as rows of red, green, blue and alpha, colours not multiplied. */
  pictures(): Iterable<Uint8Array>;
  /** Samples of 44,100 a second, pairs of left and right; undefined for a film without sound. */
  readonly sound?: Pick<TimelineMix, 'blocks' | 'sampleCount'>;
}

/** MP4 is not transparent: what has no ground of its own is on white there. */
const PAPER = '#FFFFFF';

/** A hundredth of a frame makes no frame. */
const TINY = 1e-6;

/**
 * The film of a scene or symbol.
 *
 * @throws RangeError for frames that there are not, and a frame rate that no film has
 */
export function* filmOf(
  subject: ExportSubject,
  format: FilmFormatName,
  scale: number,
  options: ExportOptions,
  context: RenderContext,
): PausableTask<FilmPlan> {
  const { loop, film } = options;
  const frames = chooseFrames(subject, options);
  checkRate(subject.frameRate);
  const background = backgroundOf(subject, options) ?? (format === 'mp4' ? PAPER : undefined);
  const pictures = yield* FilmPictures.of(subject, frames, context, {
    background,
    scale,
    size: film.size,
    isEven: format === 'mp4',
  });
  const { width, height } = pictures;
  const { frameRate } = subject;
  const fps = film.fps ?? frameRate;
  const shown = frames.length * loop;
  const frameCount = Math.max(1, Math.round((shown * fps) / frameRate));
  return {
    format,
    quality: film.quality,
    width,
    height,
    fps,
    frameCount,
    isTransparent: background === undefined,
    *pictures() {
      for (let number = 0; number < frameCount; number++) {
        const position = Math.min(shown - 1, Math.floor((number * frameRate) / fps + TINY));
        yield pictures.at(frames[position % frames.length]);
      }
      pictures.tellNotDrawn();
    },
    sound: subjectMix(subject, frames, loop, context),
  };
}
