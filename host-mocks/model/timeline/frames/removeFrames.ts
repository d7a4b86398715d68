import type { Layer } from '../Layer';
import type { TimelineCore } from '../TimelineCore';
import { writeSpan } from '../../../../document/xfl/spans';
import { placeOf } from './keyframes';
import { drawable, rangesFor } from './ranges';

/**
 * `timeline.removeFrames`. Without arguments and selection, it removes the frame at the playhead on all layers (Adobe's
 * reference). A keyframe is removed with the last frame of its span.
 */
export function removeFrames(timeline: TimelineCore, start: unknown, end: unknown): void {
  const isPlain = start === undefined && timeline.selectedFrames.isEmpty;
  const playhead = { start: timeline.currentFrame, end: timeline.currentFrame + 1 };
  const ranges = isPlain
    ? timeline.layers.map((layer) => ({ layer, ...playhead }))
    : rangesFor(timeline, 'removeFrames', start, end);
  const layers = new Set(drawable(ranges.map(({ layer }) => layer)));
  timeline.document.selectNone();
  for (const range of ranges.reverse()) {
    if (layers.has(range.layer)) removeFrom(range.layer, range.start, range.end);
  }
}

/** Removes frames from `start` up to `end`; later frames move to the left. */
export function removeFrom(layer: Layer, start: number, end: number): void {
  for (const frame of layer.keyframes.slice(placeOf(layer, start))) {
    const { startFrame, duration } = frame;
    const spanEnd = startFrame + duration;
    const before = overlap(0, startFrame, start, end);
    const removed = overlap(startFrame, spanEnd, start, end);
    if (removed === duration) frame.node.remove();
    else if (before + removed > 0) writeSpan(frame.node, startFrame - before, duration - removed);
  }
  layer.framesChanged();
}

/** The count of numbers that two half-open ranges share. */
function overlap(start: number, end: number, otherStart: number, otherEnd: number): number {
  return Math.max(0, Math.min(end, otherEnd) - Math.max(start, otherStart));
}
