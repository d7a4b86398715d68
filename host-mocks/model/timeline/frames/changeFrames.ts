import type { TimelineCore } from '../TimelineCore';
import type { FrameRange } from './FrameSelection';
import { insertKeyframe } from './insertKeyframe';
import { emptyFrame, isolate, keyframesIn, splitEach } from './keyframes';
import { writeSpan } from '../../../../document/xfl/spans';
import { drawable, rangesFor } from './ranges';
import { selectAgain } from './selectFrames';

type Range = FrameRange;

/** Runs a change on each range of frames that a method is called for. The selection of elements is lost, as in the host. */
export function forRanges(
  timeline: TimelineCore,
  method: string,
  [start, end]: readonly unknown[],
  change: (range: Range) => void,
): void {
  const ranges = rangesFor(timeline, method, start, end);
  const layers = new Set(drawable(ranges.map(({ layer }) => layer)));
  timeline.document.selectNone();
  for (const range of ranges) if (layers.has(range.layer)) change(range);
}

/**
 * Every frame of the range in the layer becomes a keyframe. Called for a single frame that is a keyframe, it converts
 * the next one of its span. Elements of selected frames are selected afterwards. Without arguments and selected frames
 * it inserts a keyframe at the playhead, as the key F6 does: published scripts call it once for each label that they
 * set.
 */
export function convertToKeyframes(timeline: TimelineCore, args: readonly unknown[]): void {
  if (isAtPlayhead(timeline, args)) {
    insertKeyframe(timeline, 'convertToKeyframes', undefined, false);
    return;
  }
  forRanges(timeline, 'convertToKeyframes', args, ({ layer, start, end }) => {
    const frame = args[1] === undefined && end === start + 1 ? layer.frameAt(start) : undefined;
    const next = frame?.startFrame === start && frame.duration > 1 ? 1 : 0;
    splitEach(layer, start + next, Math.min(layer.frameCount, end + next));
  });
  selectAgain(timeline);
}

/**
 * Every frame of the range becomes a keyframe without content; the rest of the last one's span is empty too. Without
 * arguments and selected frames it inserts a blank keyframe at the playhead, as the key F7 does: published scripts call
 * it once for each bitmap or label that they place.
 */
export function convertToBlankKeyframes(timeline: TimelineCore, args: readonly unknown[]): void {
  if (isAtPlayhead(timeline, args)) {
    insertKeyframe(timeline, 'convertToBlankKeyframes', undefined, true);
    return;
  }
  forRanges(timeline, 'convertToBlankKeyframes', args, ({ layer, start, end }) => {
    splitEach(layer, start, end);
    for (const frame of keyframesIn(layer, start, end)) emptyFrame(frame);
  });
}

function isAtPlayhead(timeline: TimelineCore, [start]: readonly unknown[]): boolean {
  return start === undefined && timeline.selectedFrames.ranges(timeline.layers).length === 0;
}

/** Empties the frames; the content after them stays. */
export function clearFrames(timeline: TimelineCore, args: readonly unknown[]): void {
  forRanges(timeline, 'clearFrames', args, clearRange);
}

export function clearRange({ layer, start, end }: Range): void {
  for (const frame of isolate(layer, start, end)) emptyFrame(frame);
}

/** Keyframes become frames of the span before; the first of a layer, which has none before it, is emptied (assumed). */
export function clearKeyframes(timeline: TimelineCore, args: readonly unknown[]): void {
  forRanges(timeline, 'clearKeyframes', args, ({ layer, start, end }) => {
    const { keyframes } = layer;
    keyframes.forEach((frame, i) => {
      if (frame.startFrame < start || frame.startFrame >= end) return;
      if (i === 0) emptyFrame(frame);
      else frame.node.remove();
    });
    closeGaps(
      layer.keyframes.filter((frame) => frame.node.parent),
      layer.frameCount,
    );
    layer.framesChanged();
  });
}

/** Extends each span to the next. */
function closeGaps(keyframes: Range['layer']['keyframes'], frameCount: number): void {
  keyframes.forEach((frame, i) => {
    const end = i + 1 < keyframes.length ? keyframes[i + 1].startFrame : frameCount;
    // What is written is looked at again by all that depends on it.
    if (frame.startFrame + frame.duration !== end)
      writeSpan(frame.node, frame.startFrame, end - frame.startFrame);
  });
}
