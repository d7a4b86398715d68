import type { Pixels } from '../pixels/encodeBitmap';
import type { Sequence } from '../pictures/Sequence';
import { timedFrames } from './timedFrames';

export interface DrawnFrame {
  pixels: Pixels;
  /** The place of its first frame, and how many it lasts. */
  start: number;
  duration: number;
}

/** The pictures of a sequence, equal neighbours once, drawn as they are asked for. */
export function* drawnFrames(sequence: Sequence, scale: number): Iterable<DrawnFrame> {
  for (const { frame, start, duration } of timedFrames(sequence)) {
    yield { pixels: sequence.pixels(frame, scale), start, duration };
  }
}
