import type { Sequence } from '../pictures/Sequence';

/** A picture that is shown for some frames. */
export interface TimedFrame {
  frame: number;
  /** The place of its first frame among those of the animation. */
  start: number;
  duration: number;
}

/** The frames of a sequence, equal neighbours as one. Each is drawn when the one before it is asked for. */
export function* timedFrames(sequence: Sequence): Iterable<TimedFrame> {
  let timed: TimedFrame | undefined;
  let last: string | undefined;
  for (const [start, frame] of sequence.frames.entries()) {
    const content = sequence.content(frame);
    if (timed && content === last) timed.duration++;
    else {
      if (timed) yield timed;
      timed = { frame, start, duration: 1 };
    }
    last = content;
  }
  if (timed) yield timed;
}
