import type { Layer } from '../../../../host-mocks/model/timeline/Layer';
import type { Rule } from '../Rule';

export const noEmptyLayers: Rule = {
  layers: ':is(:normal, :guided, :masked, :folder):empty:not(:labelled):not(:scripted):not(:audible)',
  message: 'nothing is on this layer',
  keep: (found) => leaveOne(found as Layer[]),
  fix: ['deleteLayers'],
};

/** A timeline has at least one layer: if all are empty, the lowest one stays. */
function leaveOne(layers: readonly Layer[]): Layer[] {
  const empty = new Map<Layer['timeline'], number>();
  for (const { timeline } of layers) empty.set(timeline, (empty.get(timeline) ?? 0) + 1);
  return layers.filter((layer) => {
    const { timeline } = layer;
    return empty.get(timeline) !== timeline.layerCount || layer !== timeline.layers.at(-1);
  });
}
