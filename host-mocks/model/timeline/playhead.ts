import { describeValue } from '../../../document/checks/checkValue';
import type { Layer } from './Layer';
import type { TimelineCore } from './TimelineCore';

/**
 * Moves the playhead. Assumed: beyond the last frame it stops at the last, before the first, and for what is not a number, at
 * the first; the selection of elements is lost.
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
  timeline.node.setAttr('currentFrame', frame === 0 ? null : String(frame));
}

/**
 * Makes a layer the current and only selected one; selected frames are deselected (assumed). Beyond the layers it is the
 * nearest one, for what is not a number the first.
 */
export function setCurrentLayer(timeline: TimelineCore, value: unknown): void {
  const last = timeline.layers.length - 1;
  const place = Math.min(last, Math.max(0, wholeNumber(value)));
  if (place !== Number(value)) {
    const range = `expected a number from 0 to ${last}, got ${describeValue(value)}`;
    timeline.document.warn(`Timeline.currentLayer: ${range}; layer ${place} is the current one now`);
  }
  if (place !== timeline.currentLayer) timeline.selectedFrames.clear();
  makeCurrent(timeline, timeline.layers[place]);
}

/** Makes a layer the current and only selected one. */
export function makeCurrent(timeline: TimelineCore, layer: Layer): void {
  const only = new Set([layer]);
  timeline.currentMark.set(only);
  timeline.selectedMark.set(only);
}

/** 0 for what is not a number. */
function wholeNumber(value: unknown): number {
  return typeof value === 'object' ? 0 : Math.trunc(Number(value)) || 0;
}
