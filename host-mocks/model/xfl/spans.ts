import { HostError } from '../../realm/HostError';
import type { Frame } from '../timeline/Frame';

/** More frames than any version of the host allows in a timeline; a document that claims more is broken. */
export const MAX_FRAMES = 100_000;

/** One entry per frame index: the keyframe whose span covers it. Spans are contiguous, so a gap belongs to the left. */
export function spansOf(keyframes: readonly Frame[], frameCount: number): Frame[] {
  if (frameCount > MAX_FRAMES) {
    throw new HostError(`A layer claims ${frameCount} frames; at most ${MAX_FRAMES} are possible`);
  }
  const frames = new Array<Frame>(Math.max(0, frameCount));
  let place = 0;
  keyframes.forEach((keyframe, i) => {
    const end = i + 1 < keyframes.length ? keyframes[i + 1].startFrame : frameCount;
    while (place < end) frames[place++] = keyframe;
  });
  return frames;
}

/** The last keyframe that starts at or before an index. */
export function keyframeAt(keyframes: readonly Frame[], index: number): Frame | undefined {
  let low = 0;
  let high = keyframes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyframes[middle].startFrame <= index) low = middle + 1;
    else high = middle;
  }
  return keyframes[Math.max(0, low - 1)];
}
