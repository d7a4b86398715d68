import { describeValue } from '../../../document/checks/checkValue';
import { TIMELINE } from '../../../document/xfl/schema/timelineSchema';
import type { Layer } from './Layer';
import type { TimelineCore } from './TimelineCore';

/**
 * Moves the playhead. Assumed: beyond the last frame it stops at the last one; before the first, and for a value that
 * is not a number, at the first; the selection of elements is lost.
 */
export function setCurrentFrame(timeline: TimelineCore, value: unknown): void {
  const last = Math.max(0, timeline.frameCount - 1);
  const wanted = wholeNumber(value);
  const frame = Math.min(last, Math.max(0, wanted));
  if (wanted < 0 || wanted !== Math.trunc(Number(value))) {
    const wrong = `expected a number from 0 to ${last}, got ${describeValue(value)}`;
    timeline.document.warn(`Timeline.currentFrame: ${wrong}; the playhead is at 0 now`);
  }
  if (frame === timeline.currentFrame) return;
  if (timeline === timeline.document.getTimeline()) timeline.document.selectNone();
  TIMELINE.currentFrame.write(timeline.node, frame);
}

/**
 * Makes a layer the current and only selected one; selected frames are deselected (assumed). An index out of range
 * means the nearest layer, a value that is not a number the first.
 */
export function setCurrentLayer(timeline: TimelineCore, value: unknown): void {
  const last = timeline.layers.length - 1;
  const index = Math.min(last, Math.max(0, wholeNumber(value)));
  if (index !== Number(value)) {
    const range = `expected a number from 0 to ${last}, got ${describeValue(value)}`;
    timeline.document.warn(`Timeline.currentLayer: ${range}; layer ${index} is the current one now`);
  }
  if (index !== timeline.currentLayer) timeline.selectedFrames.clear();
  makeCurrent(timeline, timeline.layers[index]);
}

/** Makes a layer the current and only selected one. */
export function makeCurrent(timeline: TimelineCore, layer: Layer): void {
  const only = new Set([layer]);
  timeline.currentMark.set(only);
  timeline.selectedMark.set(only);
}

/** 0 for a value that is not a number. */
function wholeNumber(value: unknown): number {
  return typeof value === 'object' ? 0 : Math.trunc(Number(value)) || 0;
}
