import { checkNumber } from '../../realm/checkValue';
import type { TimelineCore } from './TimelineCore';

/** Moves the playhead. Assumed: beyond the last frame it stops at the last; the selection of elements is lost. */
export function setCurrentFrame(timeline: TimelineCore, value: unknown): void {
  const last = Math.max(0, timeline.frameCount - 1);
  const frame = Math.min(last, Math.trunc(checkNumber('Timeline.currentFrame', value, 0)));
  if (frame === timeline.currentFrame) return;
  if (timeline === timeline.document.getTimeline()) timeline.document.selectNone();
  timeline.node.setAttr('currentFrame', frame === 0 ? null : String(frame));
}

/** Makes a layer the current and only selected one; selected frames are deselected (assumed). */
export function setCurrentLayer(timeline: TimelineCore, value: unknown): void {
  const place = Math.trunc(checkNumber('Timeline.currentLayer', value, 0, timeline.layers.length - 1));
  if (place !== timeline.currentLayer) timeline.selectedFrames.clear();
  timeline.layers.forEach((layer, index) => {
    const text = index === place ? 'true' : null;
    layer.node.setAttr('current', text);
    layer.node.setAttr('isSelected', text);
  });
}
