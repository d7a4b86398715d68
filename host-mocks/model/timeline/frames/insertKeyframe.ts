import type { Layer } from '../Layer';
import type { TimelineCore } from '../TimelineCore';
import { emptyFrame, splitAt } from './keyframes';
import { checkFrame, drawable, rangesFor } from './ranges';

/**
 * `timeline.insertKeyframe` and `insertBlankKeyframe`. Adobe's reference: a frame within a span becomes a keyframe; on
 * a keyframe, the next frame becomes one; if that is one already, only the playhead moves there. With an index the
 * playhead moves to the keyframe: scripts of five authors place something right after it.
 */
export function insertKeyframe(
  timeline: TimelineCore,
  method: string,
  index: unknown,
  isBlank: boolean,
): void {
  const ranges =
    index === undefined
      ? rangesFor(timeline, method)
      : [{ layer: timeline.layers[timeline.currentLayer], start: checkFrame(method, index) }];
  const layers = new Set(drawable(ranges.map(({ layer }) => layer)));
  timeline.document.selectNone();
  for (const { layer, start } of ranges) {
    const keyframe = layers.has(layer) ? insertAt(layer, start, isBlank) : start;
    if (index !== undefined || keyframe !== start) timeline.currentFrame = keyframe;
  }
}

/** Returns the index of the keyframe: the inserted one, or the next existing one. */
function insertAt(layer: Layer, start: number, isBlank: boolean): number {
  const position = layer.frameAt(start)?.startFrame === start ? start + 1 : start;
  if (layer.frameAt(position)?.startFrame === position) return position;
  const frame = splitAt(layer, position);
  if (isBlank) emptyFrame(frame);
  return position;
}
