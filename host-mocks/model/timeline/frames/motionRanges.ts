import type { TimelineCore } from '../TimelineCore';
import type { FrameRange } from './FrameSelection';
import { drawable, rangesFor } from './ranges';

/**
 * The frames that `createMotionObject` and `removeMotionObject` work on. Without arguments and selection, those at the
 * playhead of all layers; arguments set the selection (Adobe's reference).
 */
export function motionRanges(
  timeline: TimelineCore,
  method: string,
  start: unknown,
  end: unknown,
): FrameRange[] {
  const ranges = rangesOf(timeline, method, start, end);
  if (start !== undefined) {
    timeline.selectedFrames.clear();
    for (const range of ranges) timeline.selectedFrames.add(range);
  }
  return ranges;
}

function rangesOf(timeline: TimelineCore, method: string, start: unknown, end: unknown): FrameRange[] {
  if (start === undefined && timeline.selectedFrames.ranges(timeline.layers).length === 0) {
    const { currentFrame: frame } = timeline;
    return drawable(timeline.layers).map((layer) => ({ layer, start: frame, end: frame + 1 }));
  }
  return rangesFor(timeline, method, start, end).filter(({ layer }) => drawable([layer]).length > 0);
}
