import { withDescendants } from '../layerTree';
import type { TimelineCore } from '../TimelineCore';
import { checkLayer } from './checkLayer';
import { LAYER } from '../../../../document/xfl/schema/timelineSchema';

/** `timeline.expandFolder`: opens or closes a folder of layers, with `recurse` also those inside; -1 means all. */
export function expandLayerFolder(
  timeline: TimelineCore,
  expand: unknown,
  recurse: unknown,
  index: unknown,
): void {
  const layers =
    Number(index) === -1
      ? timeline.layers
      : withDescendants(checkLayer(timeline, 'expandFolder', index ?? timeline.currentLayer));
  const chosen = recurse || Number(index) === -1 ? layers : layers.slice(0, 1);
  for (const layer of chosen) {
    if (layer.ownType === 'folder') LAYER.open.write(layer.node, Boolean(expand));
  }
}
