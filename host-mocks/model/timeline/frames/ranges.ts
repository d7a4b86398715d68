import { checkNumber } from '../../../../document/checks/checkValue';
import type { Layer } from '../Layer';
import { MAX_FRAMES } from '../../../../geometry/claims';
import type { TimelineCore } from '../TimelineCore';
import type { FrameRange } from './FrameSelection';

/** A frame index from a script. */
export function checkFrame(method: string, index: unknown): number {
  return Math.trunc(checkNumber(`${method}: frame index`, index, 0, MAX_FRAMES));
}

/**
 * The frames that a method works on. With a start they are on the current layer; the end is not included, and without
 * one only the start is meant (Adobe's reference). Without arguments they are the selected frames, or the frame at the
 * playhead of the current layer.
 */
export function rangesFor(
  timeline: TimelineCore,
  method: string,
  startIndex?: unknown,
  endIndex?: unknown,
): FrameRange[] {
  const layer = timeline.layers[timeline.currentLayer];
  if (startIndex !== undefined) {
    const start = checkFrame(method, startIndex);
    const end = endIndex === undefined ? start : checkFrame(method, endIndex);
    return [{ layer, start, end: Math.max(end, start + 1) }];
  }
  const selected = timeline.selectedFrames.ranges(timeline.layers);
  if (selected.length > 0) return selected;
  const start = timeline.currentFrame;
  return [{ layer, start, end: start + 1 }];
}

/** Layers that have frames. */
export function drawable(layers: readonly Layer[]): Layer[] {
  return layers.filter((layer) => layer.ownType !== 'folder');
}
