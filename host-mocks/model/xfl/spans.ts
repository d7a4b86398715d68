import { HostError } from '../../realm/HostError';
import type { XmlNode } from '../../xml/XmlNode';
import { readInteger } from './attributes';

/** More frames than any version of the host allows in a timeline; a document that claims more is broken. */
export const MAX_FRAMES = 100_000;

/*
 * The span of a keyframe: its own frame and those after it, up to the next keyframe. Its attributes are read and written
 * in this file only.
 */

/** The index at which the span of a `DOMFrame` starts. */
export function readStart(frame: XmlNode): number {
  return readInteger(frame, 'index');
}

/** The count of frames in the span of a `DOMFrame`; at least 1, whatever the document says. */
export function readDuration(frame: XmlNode): number {
  return Math.max(1, readInteger(frame, 'duration', 1));
}

/** The index of the first frame behind the span of a `DOMFrame`. */
export function readEnd(frame: XmlNode): number {
  return readStart(frame) + readDuration(frame);
}

/** The frames that have gone by at an index since the keyframe that is shown there. */
export function elapsedAt(keyframe: XmlNode, index: number): number {
  return index - readStart(keyframe);
}

/** The attribute of a `DOMFrame` that others are written behind. */
export function lastOfSpan(frame: XmlNode): string {
  return frame.attr('duration') === undefined ? 'index' : 'duration';
}

/** Writes where the span of a `DOMFrame` starts and how long it is. */
export function writeSpan(frame: XmlNode, start: number, duration: number): void {
  frame.setAttr('index', String(start));
  frame.setAttr('duration', duration === 1 ? null : String(duration), 'index');
}

/** One entry per frame index: the keyframe whose span covers it. Spans are contiguous, so a gap belongs to the left. */
export function keyframesByIndex<T extends { readonly startFrame: number }>(
  keyframes: readonly T[],
  frameCount: number,
): T[] {
  if (frameCount > MAX_FRAMES) {
    throw new HostError(`A layer claims ${frameCount} frames; at most ${MAX_FRAMES} are possible`);
  }
  const frames = new Array<T>(Math.max(0, frameCount));
  let place = 0;
  keyframes.forEach((keyframe, i) => {
    const end = keyframes[i + 1]?.startFrame ?? frameCount;
    while (place < end) frames[place++] = keyframe;
  });
  return frames;
}

/** The last keyframe that starts at or before an index; undefined where all start later. */
export function lastStartingAt<T>(
  keyframes: readonly T[],
  index: number,
  startOf: (keyframe: T) => number,
): T | undefined {
  let low = 0;
  let high = keyframes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const keyframe = keyframes[middle];
    if (keyframe !== undefined && startOf(keyframe) <= index) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? undefined : keyframes[low - 1];
}
