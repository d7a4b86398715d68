import { HostError } from '../../../../document/checks/HostError';
import { describeValue } from '../../../../document/checks/checkValue';
import type { Layer } from '../Layer';
import type { TimelineCore } from '../TimelineCore';

/** The layer at an index. @throws HostError for an index out of range. */
export function checkLayer(timeline: TimelineCore, method: string, index: unknown): Layer {
  const layer = Number.isInteger(Number(index)) ? timeline.layers[Number(index)] : undefined;
  if (layer) return layer;
  throw new HostError(
    `${method}: expected the index of a layer, 0 to ${timeline.layerCount - 1}, got ${describeValue(index)}`,
  );
}

/** The layers that a method works on: those from one index to another, both included, or the selected ones. */
export function layersFor(timeline: TimelineCore, method: string, start: unknown, end: unknown): Layer[] {
  if (start === undefined) return timeline.selectedLayers;
  const first = checkLayer(timeline, method, start).index;
  const last = end === undefined ? first : checkLayer(timeline, method, end).index;
  return timeline.layers.slice(first, last + 1);
}
