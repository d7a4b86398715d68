import { readFlag } from '../../xfl/attributes';
import type { TimelineCore } from '../TimelineCore';
import { removeTween } from '../tweening';
import { noteAnimation } from './noteAnimation';
import { drawable, rangesFor } from './ranges';
import type { FrameRange } from './FrameSelection';

/**
 * `timeline.removeMotionObject`: spans of motion objects that the range touches become static, and show what stands on
 * their keyframe. Without arguments and selection the frames at the playhead of all layers are meant; arguments set
 * the selection (Adobe's reference).
 */
export function removeMotionObject(timeline: TimelineCore, start: unknown, end: unknown): void {
  const ranges = rangesOf(timeline, start, end);
  if (start !== undefined) {
    timeline.selectedFrames.clear();
    for (const range of ranges) timeline.selectedFrames.add(range);
  }
  for (const { layer, start: first, end: last } of ranges) {
    const touched = new Set(layer.frames.slice(first, last));
    for (const { node } of touched) if (readFlag(node, 'isMotionObject')) removeTween(node);
    noteAnimation(layer);
  }
}

function rangesOf(timeline: TimelineCore, start: unknown, end: unknown): FrameRange[] {
  if (start === undefined && timeline.selectedFrames.ranges(timeline.layers).length === 0) {
    const { currentFrame: frame } = timeline;
    return drawable(timeline.layers).map((layer) => ({ layer, start: frame, end: frame + 1 }));
  }
  const ranges = rangesFor(timeline, 'removeMotionObject', start, end);
  return ranges.filter(({ layer }) => drawable([layer]).length > 0);
}
