import type { Sequence } from '../frames/Sequence';

/** A picture that is shown for some frames. */
export interface TimedFrame {
  frame: number;
  /** The place of its first frame among those of the animation. */
  start: number;
  duration: number;
}

/** The frames of a sequence, equal neighbours as one. */
export function timedFrames(sequence: Sequence): TimedFrame[] {
  const timed: TimedFrame[] = [];
  let last: string | undefined;
  sequence.frames.forEach((frame, start) => {
    const content = sequence.content(frame);
    const before = timed.at(-1);
    if (before && content === last) before.duration++;
    else timed.push({ frame, start, duration: 1 });
    last = content;
  });
  return timed;
}
