import { checkCount, MAX_FRAMES } from '../../geometry/claims';
import type { XmlNode } from '../xml/XmlNode';
import { KEYFRAME, LAYER } from './schema/timelineSchema';

/*
 * The span of a keyframe: its own frame and those after it, up to the next keyframe. Its attributes are read and written
 * in this file only.
 */

/** The index at which the span of a `DOMFrame` starts. @throws LimitError for more than a timeline may have */
export function readStart(frame: XmlNode): number {
  const start = KEYFRAME.index.read(frame);
  if (start >= MAX_FRAMES) refuse(frame, start + 1);
  return start;
}

/**
 * The count of frames in the span of a `DOMFrame`; at least 1, whatever the document says.
 *
 * @throws LimitError for more than a timeline may have
 */
export function readDuration(frame: XmlNode): number {
  const duration = KEYFRAME.duration.read(frame);
  if (duration > MAX_FRAMES) refuse(frame, duration);
  return duration;
}

function refuse(frame: XmlNode, count: number): void {
  const layer = frame.parent?.parent;
  checkCount(`The layer "${layer ? LAYER.name.read(layer) : ''}"`, count, MAX_FRAMES, 'frames');
}

/** The index of the first frame after the span of a `DOMFrame`. */
export function readEnd(frame: XmlNode): number {
  const end = readStart(frame) + readDuration(frame);
  if (end > MAX_FRAMES) refuse(frame, end);
  return end;
}

/** The frames that have gone by at an index since the keyframe that is shown there. */
export function elapsedAt(keyframe: XmlNode, index: number): number {
  return index - readStart(keyframe);
}

/** The attribute of a `DOMFrame` after which others are written. */
export function lastOfSpan(frame: XmlNode): string {
  return frame.attr('duration') === undefined ? 'index' : 'duration';
}

/** Writes where the span of a `DOMFrame` starts and how long it is. */
export function writeSpan(frame: XmlNode, start: number, duration: number): void {
  KEYFRAME.index.write(frame, start);
  KEYFRAME.duration.write(frame, duration, 'index');
}

/** One entry per frame index: the keyframe whose span covers it. Spans are contiguous, so a gap belongs to the left. */
export function keyframesByIndex<T extends { readonly startFrame: number }>(
  keyframes: readonly T[],
  frameCount: number,
): T[] {
  checkCount('A layer', frameCount, MAX_FRAMES, 'frames');
  const frames = new Array<T>(Math.max(0, frameCount));
  let index = 0;
  keyframes.forEach((keyframe, i) => {
    const end = keyframes[i + 1]?.startFrame ?? frameCount;
    while (index < end) frames[index++] = keyframe;
  });
  return frames;
}

/** The last keyframe that starts at or before an index; undefined if all start later. */
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
