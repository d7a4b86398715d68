import { layerAt } from './checkLayer';
import type { Layer } from '../Layer';
import { withDescendants } from '../layerTree';
import type { TimelineCore } from '../TimelineCore';
import { makeCurrent } from '../playhead';
import { editLayers } from './editLayers';

/** `timeline.deleteLayer`: the layer of that index, or the selected ones. */
export function deleteLayer(timeline: TimelineCore, index: unknown): void {
  const layer = index === undefined ? undefined : layerAt(timeline, 'deleteLayer', index);
  if (layer) removeLayers(timeline, [layer]);
  else if (index === undefined) removeLayers(timeline, timeline.selectedLayers);
}

/**
 * Removes layers, and folders with their content; the children of a mask or guide move to its parent. The last layer of
 * a timeline cannot be removed: then nothing happens.
 */
export function removeLayers(timeline: TimelineCore, layers: readonly Layer[]): void {
  const doomed = new Set(
    layers.flatMap((layer) => (layer.ownType === 'folder' ? withDescendants(layer) : [layer])),
  );
  if (doomed.size >= timeline.layerCount || doomed.size === 0) return;
  const current = timeline.currentLayer;
  editLayers(timeline, (_, parents) => {
    for (const [layer, parent] of parents) {
      let heir = parent;
      while (heir && doomed.has(heir)) heir = parents.get(heir) ?? null;
      parents.set(layer, heir);
    }
    for (const layer of doomed) {
      layer.node.remove();
      parents.delete(layer);
    }
  });
  const { layers: left } = timeline;
  if (timeline.currentMark.layers.length === 0) {
    makeCurrent(timeline, left[Math.min(current, left.length - 1)]);
  }
}
