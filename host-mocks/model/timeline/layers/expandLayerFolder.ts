import { withDescendants } from '../layerTree';
import type { TimelineCore } from '../TimelineCore';
import { layerAt } from './checkLayer';
import { LAYER } from '../../../../document/xfl/schema/timelineSchema';

/** `timeline.expandFolder`: opens or closes a folder of layers, with `recurse` also those inside; -1 means all. */
export function expandLayerFolder(
  timeline: TimelineCore,
  expand: unknown,
  recurse: unknown,
  index: unknown,
): void {
  const isAll = Number(index) === -1;
  const layer = isAll ? undefined : layerAt(timeline, 'expandFolder', index ?? timeline.currentLayer);
  const layers = layer ? withDescendants(layer) : isAll ? timeline.layers : [];
  const chosen = recurse || isAll ? layers : layers.slice(0, 1);
  for (const layer of chosen) {
    if (layer.ownType === 'folder') LAYER.open.write(layer.node, Boolean(expand));
  }
}
