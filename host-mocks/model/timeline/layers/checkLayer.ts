import { HostError } from '../../../../document/checks/HostError';
import { describeValue } from '../../../../document/checks/checkValue';
import type { Layer } from '../Layer';
import type { TimelineCore } from '../TimelineCore';

/**
 * The layer at an index; undefined beyond the last layer, with a warning: the method has no effect then. Loops of
 * published scripts (`i <= timeline.layerCount`) run one over, and continue.
 *
 * @throws HostError for a negative index, or one that is not a whole number.
 */
export function layerAt(timeline: TimelineCore, method: string, index: unknown): Layer | undefined {
  if (!isBeyond(timeline, index)) return checkLayer(timeline, method, index);
  timeline.document.warn(`Timeline.${faultOfIndex(timeline, method, index)}; it has no effect`);
  return undefined;
}

/** The layer at an index. @throws HostError for an index out of range. */
export function checkLayer(timeline: TimelineCore, method: string, index: unknown): Layer {
  const layer = Number.isInteger(Number(index)) ? timeline.layers[Number(index)] : undefined;
  if (layer) return layer;
  throw new HostError(faultOfIndex(timeline, method, index));
}

/**
 * The layers that a method works on: those from one index to another, both included, or the selected ones. A range that
 * goes beyond the last layer ends there.
 */
export function layersFor(timeline: TimelineCore, method: string, start: unknown, end: unknown): Layer[] {
  if (start === undefined) return timeline.selectedLayers;
  const first = layerAt(timeline, method, start)?.index;
  if (first === undefined) return [];
  const last = end === undefined ? first : (layerAt(timeline, method, end)?.index ?? timeline.layerCount - 1);
  return timeline.layers.slice(first, last + 1);
}

function isBeyond(timeline: TimelineCore, index: unknown): boolean {
  return Number.isInteger(Number(index)) && Number(index) >= timeline.layerCount;
}

function faultOfIndex(timeline: TimelineCore, method: string, index: unknown): string {
  return `${method}: expected the index of a layer, 0 to ${timeline.layerCount - 1}, got ${describeValue(index)}`;
}
