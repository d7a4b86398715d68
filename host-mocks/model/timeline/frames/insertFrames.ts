import { checkNumber } from '../../../../document/checks/checkValue';
import type { Layer } from '../Layer';
import { MAX_FRAMES } from '../../../../geometry/claims';
import type { TimelineCore } from '../TimelineCore';
import { extendTo } from './keyframes';
import { writeSpan } from '../../../../document/xfl/spans';
import { checkFrame, drawable } from './ranges';

/**
 * `timeline.insertFrames`. Without arguments: as many frames as are selected, at the first of them, or one frame at the
 * playhead on all layers. Otherwise: that number at the index, or at the playhead, on the current layer or all layers.
 */
export function insertFrames(
  timeline: TimelineCore,
  count: unknown,
  allLayers: unknown,
  index: unknown,
): void {
  if (count === undefined) {
    insertSelected(timeline);
    return;
  }
  const number = Math.trunc(checkNumber('insertFrames: numFrames', count, 0, MAX_FRAMES));
  const start = index === undefined ? timeline.currentFrame : checkFrame('insertFrames', index);
  const layers = allLayers ? timeline.layers : [timeline.layers[timeline.currentLayer]];
  for (const layer of drawable(layers)) insertInto(layer, start, number);
}

function insertSelected(timeline: TimelineCore): void {
  const ranges = timeline.selectedFrames.ranges(timeline.layers);
  for (const { layer, start, end } of ranges) {
    if (layer.ownType !== 'folder') insertInto(layer, start, end - start);
  }
  if (ranges.length > 0) return;
  for (const layer of drawable(timeline.layers)) insertInto(layer, timeline.currentFrame, 1);
}

/** The span that covers the frame grows; beyond the end, the last span grows until it reaches there. */
export function insertInto(layer: Layer, index: number, count: number): void {
  const frame = layer.frameAt(index);
  if (!frame) {
    extendTo(layer, index + count);
    return;
  }
  const { keyframes } = layer;
  const first = keyframes.indexOf(frame);
  keyframes.slice(first + 1).forEach((later) => {
    writeSpan(later.node, later.startFrame + count, later.duration);
  });
  writeSpan(frame.node, frame.startFrame, frame.duration + count);
  layer.framesChanged();
}
