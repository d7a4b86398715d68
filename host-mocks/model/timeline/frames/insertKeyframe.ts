import type { Layer } from '../Layer';
import type { TimelineCore } from '../TimelineCore';
import { emptyFrame, splitAt } from './keyframes';
import { checkFrame, drawable, rangesFor } from './ranges';

/**
 * `timeline.insertKeyframe` and `insertBlankKeyframe`. Adobe's reference: a frame within a span becomes a keyframe; on
 * a keyframe, the next frame becomes one; if that is one already, only the playhead moves there.
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
    if (layers.has(layer)) insertAt(timeline, layer, start, isBlank);
  }
}

function insertAt(timeline: TimelineCore, layer: Layer, start: number, isBlank: boolean): void {
  const isKeyframe = layer.frameAt(start)?.startFrame === start;
  const place = isKeyframe ? start + 1 : start;
  if (layer.frameAt(place)?.startFrame === place) {
    timeline.currentFrame = place;
    return;
  }
  const frame = splitAt(layer, place);
  if (isBlank) emptyFrame(frame);
  if (isKeyframe) timeline.currentFrame = place;
}
