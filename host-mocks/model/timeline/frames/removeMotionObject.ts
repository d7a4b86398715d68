import { KEYFRAME } from '../../../../document/xfl/schema/timelineSchema';
import type { TimelineCore } from '../TimelineCore';
import { removeTween } from '../tweening';
import { motionRanges } from './motionRanges';
import { noteAnimation } from './noteAnimation';

/**
 * `timeline.removeMotionObject`: spans of motion objects that the range touches become static, with the content of
 * their keyframe.
 */
export function removeMotionObject(timeline: TimelineCore, start: unknown, end: unknown): void {
  const ranges = motionRanges(timeline, 'removeMotionObject', start, end);
  for (const { layer, start: first, end: last } of ranges) {
    const touched = new Set(layer.frames.slice(first, last));
    for (const { node } of touched) if (KEYFRAME.isMotionObject.read(node)) removeTween(node);
    noteAnimation(layer);
  }
}
